import { visibleLine } from './visible-line.ts';

const LINK =
  /:\/\/|\bwww[.．]|@[^\s@]*[.．]\p{L}{2}|\b(mailto|tel|sms):\S|\d{1,3}([.．]\d{1,3}){3}[/:]|[\w-][。｡][a-z]{2}/iu;
/** Labels with a dot each, an ending of letters as hosts of the Internet have, and whether there is more after it. */
const HOST = /((?:[\p{L}\p{N}\p{So}][\p{L}\p{M}\p{N}\p{So}-]*[.．])+)(xn--[\da-z-]+|\p{L}[\p{L}\p{M}]+)([/:?#]?)/giu;
/** `A.Kumar`, which is no host that anybody would type so. */
const INITIAL_AND_NAME = /^\p{L}[.．]\p{Lu}\p{Ll}{2,}$/u;
const COMMON_ENDINGS = new Set(['com', 'net', 'org']);
/** Names of technology end so, and no host of the Internet does. */
const NO_HOST_ENDINGS = new Set(
  'js jsx ts tsx mjs cs cpp css html json yaml toml csv sql txt pdf exe vue db'.split(' '),
);
/** Technology that is named after its host. */
const KNOWN_HOSTS = new Set(['asp.net', 'ado.net', 'vb.net', 'ml.net', 'socket.io', 'draw.io']);

/**
 * A name or title inside a sentence of a mail or a push: one line, without what mail programs make links of. On the site it
 * is whole.
 */
export function lineWithoutLinks(text: string): string {
  return visibleLine(text).replace(/\S+/g, (word) => (isLink(word) ? '[link removed]' : word));
}

function isLink(word: string): boolean {
  return LINK.test(word) || [...word.matchAll(HOST)].some(isOnTheInternet);
}

function isOnTheInternet([, labels = '', ending = '', path = '']: RegExpMatchArray): boolean {
  const [host, last] = [`${labels}${ending}`, ending.toLowerCase()];
  if (NO_HOST_ENDINGS.has(last)) return false;
  const isName = INITIAL_AND_NAME.test(host) && !COMMON_ENDINGS.has(last);
  return path !== '' || !(isName || KNOWN_HOSTS.has(host.toLowerCase()));
}
