import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import type { PushSubscriptionData } from '@crewdeck/contract';
import ipaddr from 'ipaddr.js';
import { DomainError } from '../../platform/errors/domain-error.ts';

/** Whether anybody on the Internet may have this address: not this machine, not a network behind a router, nothing reserved. */
function isPublic(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}

function isLoopback(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';
}

/**
 * The browser names the server that is called, so it must be one on the Internet.
 * Names are looked up when they are called (`publicLookup`).
 *
 * @param mayBeLoopback also takes http on this machine, for tests
 */
export function requirePushService({ endpoint }: Pick<PushSubscriptionData, 'endpoint'>, mayBeLoopback: boolean): void {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : null;
  const host = url?.hostname.replace(/^\[|\]$/g, '') ?? '';
  if (mayBeLoopback && isLoopback(host)) return;
  const isPlain = url?.protocol === 'https:' && url.port === '' && url.username === '' && url.password === '';
  if (!isPlain || (isIP(host) !== 0 && !isPublic(host)))
    throw new DomainError('request.invalid', 'This is not the address of a push service.');
}

/** Like that of Node, and fails for a name that leads to an address inside. What is checked is what is connected to. */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses = []) => {
    const inside = addresses.find(({ address }) => !isPublic(address));
    const [first] = addresses;
    const failure = error ?? (inside || !first ? new Error(`${hostname} is not on the Internet.`) : null);
    if (failure || !first) callback(failure, []);
    else if (options.all) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};
