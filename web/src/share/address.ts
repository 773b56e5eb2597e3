// The address of this Nonet as others know it: links and codes carry it.
import { call } from '../server/call';

let address: string | undefined;

/** The address for links; that of the page until the server has told of another one. */
export function publicAddress(): string {
  return address ?? `${location.origin}/`;
}

/** Asks the server whether it has an address that others know; without it, nothing changes. */
export async function learnAddress(): Promise<void> {
  try {
    address = (await call('GET /api/place', {})).address ?? undefined;
  } catch {
    address = undefined;
  }
}
