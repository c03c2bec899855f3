interface BuiltIn {
  owner: object;
  name: PropertyKey;
  original: unknown;
}

const { defineProperty, deleteProperty, get, getOwnPropertyDescriptor, ownKeys } = Reflect;
const builtIns: BuiltIn[] = [];

/** Notes the functions of language and browser that everybody in a page uses, before the first module runs. */
export function noteBuiltIns(): void {
  const types = [Object, Array, String, Function, Promise, Map, Set, EventTarget, Node, Element, Document, History];
  for (const owner of [...types, ...types.map((type) => type.prototype), JSON, Reflect]) {
    for (const name of ownKeys(owner)) note(owner, name, getOwnPropertyDescriptor(owner, name)?.value);
  }
  for (const name of ['fetch', 'setTimeout', 'setInterval', 'queueMicrotask']) note(window, name, get(window, name));
  // A change of the object itself hides what its type has.
  for (const name of ['pushState', 'replaceState']) note(history, name, history[name as 'pushState']);
}

function note(owner: object, name: PropertyKey, original: unknown): void {
  if (typeof original === 'function') builtIns.push({ owner, name, original });
}

/** Puts back what is no longer the browser's own, and tells whether anything was. It trusts none of what may be changed. */
export function restoreBuiltIns(): boolean {
  let isChanged = false;
  // Not by an iterator, which may be what is broken.
  for (let index = 0; index < builtIns.length; index += 1) {
    const builtIn = builtIns[index];
    if (!builtIn || get(builtIn.owner, builtIn.name) === builtIn.original) continue;
    restore(builtIn);
    isChanged = true;
  }
  return isChanged;
}

function restore({ owner, name, original }: BuiltIn): void {
  deleteProperty(owner, name);
  if (get(owner, name) === original) return;
  defineProperty(owner, name, { value: original, writable: true, configurable: true });
}
