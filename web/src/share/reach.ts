// From where an address can be reached: from this computer alone, from its network, or from everywhere.

export type Reach = 'computer' | 'network' | 'everywhere';

const COMPUTER = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/;
const NETWORK =
  /^(10(\.\d+){3}|192\.168(\.\d+){2}|172\.(1[6-9]|2\d|3[01])(\.\d+){2}|169\.254(\.\d+){2}|\[f[cde].*\]|[^.[\]]+|.+\.(local|lan|home|internal|home\.arpa))$/;

/** Who can follow a link to the address. */
export function reachOf(address: string): Reach {
  const { hostname } = new URL(address);
  if (COMPUTER.test(hostname)) return 'computer';
  return NETWORK.test(hostname) ? 'network' : 'everywhere';
}
