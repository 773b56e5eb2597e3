// Names for games that no other game has.

/** A random UUID, also where the page does not come by a secure way. */
export function newName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40; // version 4: random
  bytes[8] = (bytes[8]! & 0x3f) | 0x80; // the usual variant
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
