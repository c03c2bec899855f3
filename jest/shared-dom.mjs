import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';

const { JSDOM } = createRequire(fileURLToPath(import.meta.resolve('jest-environment-jsdom')))('jsdom');
const { window } = new JSDOM('<!doctype html>', { pretendToBeVisual: true, url: 'http://localhost/' });

/** The language's own, and what a spec waits and measures with, stay Node's. */
const kept = new Set([
  ...runInNewContext('Object.getOwnPropertyNames(globalThis)'),
  ...['console', 'performance', 'queueMicrotask', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
]);

/**
 * The window of this worker: what jsdom's has becomes global. Code then runs at full speed and is loaded once for all specs,
 * where Jest's own environment makes a context, with a window, for each.
 */
for (let level = window; level !== Object.prototype; level = Object.getPrototypeOf(level)) {
  for (const [name, property] of Object.entries(Object.getOwnPropertyDescriptors(level))) {
    if (kept.has(name)) continue;
    kept.add(name);
    Object.defineProperty(globalThis, name, ofWindow(name, property));
  }
}

/** @param {string} name @param {PropertyDescriptor} property @returns {PropertyDescriptor} */
function ofWindow(name, { get, set, value, enumerable }) {
  const shared = { configurable: true, enumerable };
  const isWindow = value === window || get?.call(window) === window;
  if (isWindow) return { ...shared, value: globalThis, writable: true };
  if (get) return { ...shared, get: get.bind(window), set: set?.bind(window) };
  const isMethod = typeof value === 'function' && /^[a-z]/.test(name);
  return { ...shared, value: isMethod ? value.bind(window) : value, writable: true };
}
