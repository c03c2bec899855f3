import fc from 'fast-check';
import fastify from 'fastify';
import { parseConfig } from '../config/config.ts';
import { networkOf } from '../limits/network-of.ts';
import { ipAddressOf, isPublic } from './ip-address.ts';

const NEEDED = { DATABASE_URL: 'postgres://localhost/x', FIREBASE_PROJECT_ID: 'crewdeck-test' };

const isProxy = (text: string) => {
  try {
    return parseConfig({ ...NEEDED, TRUSTED_PROXIES: text }).TRUSTED_PROXIES.includes(text);
  } catch {
    return false;
  }
};

const groupsOf = (address: string) => {
  const [one = 0, two = 0, three = 0, four = 0] = address.split('.').map(Number);
  return `${(one * 256 + two).toString(16)}:${(three * 256 + four).toString(16)}`;
};

const spellings = (address: string) => [
  address,
  `::ffff:${address}`,
  `::FFFF:${address}`,
  `0:0:0:0:0:ffff:${address}`,
  `::ffff:${groupsOf(address)}`,
  `0:0:0:0:0:FFFF:${groupsOf(address)}`,
];

/** Where a text can be wrong: short forms, leading zeros, hexadecimal, zones, too many parts. */
const nearly = fc.oneof(
  fc.ipV4(),
  fc.ipV4Extended(),
  fc.ipV6(),
  fc.tuple(fc.ipV6(), fc.constantFrom('%eth0', '%', '/64', ':')).map(([address, end]) => `${address}${end}`),
  fc.tuple(fc.constantFrom('0', '1.', '::', '::ffff:'), fc.ipV4()).map(([start, address]) => `${start}${address}`),
  fc.stringMatching(/^[0-9a-f:.%]{1,12}$/),
);

describe('an IP address', () => {
  it('of IPv4 belongs to one network, however it is spelled', () => {
    fc.assert(
      fc.property(fc.ipV4(), (address) => {
        expect(spellings(address).map(networkOf)).toEqual(spellings(address).map(() => address));
      }),
    );
  });

  it('is public or not, however it is spelled', () => {
    fc.assert(
      fc.property(fc.ipV4(), (address) => {
        expect(new Set(spellings(address).map(isPublic)).size).toBe(1);
      }),
    );
  });

  it('is one for the limits exactly where it is one for the configuration', () => {
    fc.assert(
      fc.property(nearly, (text) => {
        fc.pre(!text.includes('/') && !text.includes(','));
        expect([isProxy(text), networkOf(text) !== 'unknown']).toEqual(Array(2).fill(ipAddressOf(text) !== null));
      }),
      { numRuns: 1_000 },
    );
  });

  it.each([
    '127.1',
    '1',
    '0x7f.0.0.1',
    '010.0.0.1',
    '1.2.3.4.5',
    '1.2.3.256',
    '1::2::3',
    '::ffff:1.2.3',
    '',
    'nonsense',
  ])('is not %j', (text) => expect([ipAddressOf(text), networkOf(text)]).toEqual([null, 'unknown']));

  it('counts for its /64, also where its zone or its last part is written in another way', () => {
    expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0');
    expect(networkOf('::5:6:7:8:1.2.3.4')).toBe(networkOf('::5:6:7:8:102:304'));
  });

  it.each(['10.0.0.0/0', '::/0', '10.0.0.0/33', '::/129', '10.0.0.0/', '10.0.0.0/8/8', '/8', '10.0.0.0/255.0.0.0'])(
    'or network that is trusted is not %j',
    (text) => expect(isProxy(text)).toBe(false),
  );

  it.each([
    '192.0.2.1',
    '10.0.0.0/8',
    '2001:db8::1',
    '2001:db8::/32',
    '::ffff:10.0.0.0/104',
    '::ffff:10.0.0.1',
    'fe80::1%eth0',
    'loopback',
  ])('or network that may be trusted, such as %j, lets Fastify start', (text) => {
    expect(isProxy(text)).toBe(true);
    expect(() => fastify({ trustProxy: [text] })).not.toThrow();
  });
});
