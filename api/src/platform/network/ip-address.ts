import ipaddr from 'ipaddr.js';

/**
 * The one way to read an IP address. An IPv4 address written inside IPv6 is that IPv4 address, however it is spelled.
 * Short, octal and hexadecimal forms of IPv4 are refused, as other programs read them differently.
 *
 * @returns `null` for what is no address
 */
export function ipAddressOf(text: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  return isIpAddress(text) ? ipaddr.process(text) : null;
}

function isIpAddress(text: string): boolean {
  return ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text);
}

/** Whether anybody on the Internet may have this address: not this machine, not a network behind a router, nothing reserved. */
export function isPublic(address: string): boolean {
  return ipAddressOf(address)?.range() === 'unicast';
}

export function isLoopback(address: string): boolean {
  return ipAddressOf(address)?.range() === 'loopback';
}

/** An address, or a network such as `10.0.0.0/8`. A prefix of 0 would mean everybody, and Fastify refuses it. */
export function isAddressOrNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  if (!isIpAddress(address) || rest.length > 0) return false;
  const bits = ipaddr.IPv6.isValid(address) ? 128 : 32;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= bits);
}
