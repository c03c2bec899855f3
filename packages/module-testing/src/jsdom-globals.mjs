import { webcrypto } from 'node:crypto';
import { TextDecoder, TextEncoder } from 'node:util';

/** As much of a request as the router reads when it navigates. Node's own refuses the abort signals of jsdom. */
class Request {
  constructor(url, { method = 'GET', signal } = {}) {
    this.url = String(url);
    this.method = method;
    this.signal = signal;
  }
}

/** What every browser has, the router and the loader of modules need, and jsdom lacks. */
Object.assign(globalThis, { Request, TextDecoder, TextEncoder });
/** Nothing has a place in jsdom. */
Element.prototype.scrollIntoView = () => undefined;
/** jsdom saves no file, and says so aloud for each. */
HTMLAnchorElement.prototype.click = function click() {
  if (!this.download) HTMLElement.prototype.click.call(this);
};
Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle });
