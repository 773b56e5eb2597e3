import { expect, test } from 'vitest';
import { reachOf } from './reach';

test.each([
  ['http://localhost:8765/', 'computer'],
  ['http://127.0.0.1:8765/', 'computer'],
  ['http://127.1.2.3/', 'computer'],
  ['http://[::1]:8765/', 'computer'],
  ['http://192.168.1.20:8765/', 'network'],
  ['http://10.0.0.7/', 'network'],
  ['http://172.20.0.1/', 'network'],
  ['http://172.32.0.1/', 'everywhere'],
  ['http://kitchen:8765/', 'network'],
  ['http://kitchen.local/', 'network'],
  ['http://[fd00::1]/', 'network'],
  ['http://[2001:db8::1]/', 'everywhere'],
  ['https://nonet.example.org/', 'everywhere'],
] as const)('%s is reached from %s', (address, reach) => {
  expect(reachOf(address)).toBe(reach);
});
