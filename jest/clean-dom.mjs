import { cleanup, configure, getConfig } from '@testing-library/react';
import { addEventHandler } from 'jest-circus';

/** What a spec may put something else in place of. */
const objects = [
  globalThis,
  ...[document, navigator, Storage.prototype, EventTarget.prototype],
  ...Object.getOwnPropertyNames(globalThis)
    .map((name) => /^[A-Z]/.test(name) && globalThis[name]?.prototype)
    .filter((prototype) => prototype instanceof EventTarget),
];
const given = objects.map((object) => Object.getOwnPropertyDescriptors(object));

const { asyncWrapper } = getConfig();
/** Chunks come as they are asked for: once another import is there, what a person has just done has its own. */
const awaitChunks = () => import('./light-globals.mjs');
configure({
  asyncWrapper: (act) =>
    asyncWrapper(async () => {
      const result = await act();
      await awaitChunks();
      return result;
    }),
});
const config = { ...getConfig() };

globalThis.IS_REACT_ACT_ENVIRONMENT = true;
/** @type {unknown[]} */
const uncaught = [];
window.addEventListener('error', ({ error }) => uncaught.push(error));

/** The file whose specs run. */
let cleaned;

/** The specs of a worker share its window. Each file finds it as the first did, whatever the one before has left. */
addEventHandler((_event, { rootDescribeBlock: file }) => {
  if (file === cleaned) return;
  cleaned = file;
  file.hooks.push({ type: 'afterEach', fn: unmount }, { type: 'afterAll', fn: cleanUp });
});

function unmount() {
  cleanup();
  const [error] = uncaught.splice(0);
  if (error) throw error;
}

function cleanUp() {
  jest.restoreAllMocks();
  configure(config);
  for (const [index, object] of objects.entries()) putBack(object, given[index]);
  for (const element of [document.documentElement, document.body])
    for (const { name } of [...element.attributes]) element.removeAttribute(name);
  document.head.replaceChildren();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
}

function putBack(object, properties) {
  for (const name of Object.getOwnPropertyNames(object)) if (!(name in properties)) delete object[name];
  for (const [name, property] of Object.entries(properties)) {
    if (!property.configurable) continue;
    const { value, get } = Object.getOwnPropertyDescriptor(object, name) ?? {};
    if (value !== property.value || get !== property.get) Object.defineProperty(object, name, property);
  }
}
