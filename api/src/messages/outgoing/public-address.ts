import type { LookupAddress } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import { ipAddressOf, isLoopback, isPublic } from '../../platform/network/ip-address.ts';

/**
 * Whether an address that a person or browser names may be called: https, its usual port, no password, nothing inside.
 * Names are looked up when they are called (`publicLookup`).
 *
 * @param mayBeLoopback also takes http on this machine, for tests
 */
export function isOnInternet(address: string, mayBeLoopback = false): boolean {
  const url = URL.canParse(address) ? new URL(address) : null;
  const host = url?.hostname.replace(/^\[|\]$/g, '') ?? '';
  if (mayBeLoopback && isLoopback(host)) return true;
  const isPlain = url?.protocol === 'https:' && url.port === '' && url.username === '' && url.password === '';
  return isPlain && (!ipAddressOf(host) || isPublic(host));
}

/** The system's lookup takes one of two threads of a process, which a slow name server would hold. This one takes none. */
const RESOLVER = new Resolver({ timeout: 1_000, tries: 2 });

/** Finds addresses of a name, and fails where one of them is inside. What is checked is what is connected to. */
export const lookupWith =
  (resolver: Pick<Resolver, 'resolve4' | 'resolve6'>): LookupFunction =>
  (hostname, options, callback) => {
    addressesOf(resolver, hostname).then(
      (addresses) =>
        options.all ? callback(null, addresses) : callback(null, addresses[0].address, addresses[0].family),
      (error) => callback(error, []),
    );
  };

export const publicLookup = lookupWith(RESOLVER);

type Addresses = [LookupAddress, ...LookupAddress[]];

async function addressesOf(resolver: Pick<Resolver, 'resolve4' | 'resolve6'>, hostname: string): Promise<Addresses> {
  const answers = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
  const [first, ...others] = answers.flatMap((answer, at) =>
    answer.status === 'fulfilled' ? answer.value.map((address) => ({ address, family: at === 0 ? 4 : 6 })) : [],
  );
  if (!first) throw new Error(`${hostname} has no address.`);
  if (![first, ...others].every(({ address }) => isPublic(address)))
    throw new Error(`${hostname} is not on the Internet.`);
  return [first, ...others];
}
