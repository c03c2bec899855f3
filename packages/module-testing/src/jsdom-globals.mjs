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
/** React's development build tells a profiler of each element and component. Nobody looks at it here. */
delete console.createTask;
delete console.timeStamp;
/** jsdom saves no file, and says so aloud for each. */
HTMLAnchorElement.prototype.click = function click() {
  if (!this.download) HTMLElement.prototype.click.call(this);
};
Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle });
/** jsdom looks through all of the document for each label of each field. Specs with forms take a fifth longer that way. */
for (const { prototype } of [HTMLButtonElement, HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement]) {
  Object.defineProperty(prototype, 'labels', {
    get() {
      if (this.type === 'hidden') return null;
      const labels = [...this.ownerDocument.getElementsByTagName('label')];
      return labels.filter((label) => (label.htmlFor ? label.htmlFor === this.id : label.contains(this)));
    },
  });
}
