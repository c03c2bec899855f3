import { networkOf } from './network-of.ts';

describe('the network of an address', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '8193:3512:1:2'],
    ['2001:db8::1', '8193:3512:0:0'],
    ['nonsense', 'unknown'],
    ['', 'unknown'],
  ])('of "%s" is %s', (address, network) => expect(networkOf(address)).toBe(network));
});
