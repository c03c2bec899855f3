import { fileURLToPath } from 'node:url';
import { COMPILER_OPTIONS } from '@crewdeck/module-testing/compiler-options';
import { transformFile } from '@swc/core';

const GLOBALS = new URL('./light-globals.mjs', import.meta.url).href;
const STYLE_STUB = new URL('../packages/module-testing/src/style-stub.mjs', import.meta.url).href;

/** @type {import('node:module').ResolveHook} */
export async function resolve(specifier, context, nextResolve) {
  if (specifier === '@jest/globals') return nextResolve(GLOBALS, context);
  if (specifier.endsWith('.css')) return nextResolve(STYLE_STUB, context);
  return nextResolve(specifier, context);
}

/** @type {import('node:module').LoadHook} */
export async function load(url, context, nextLoad) {
  const { protocol, pathname } = new URL(url);
  if (protocol !== 'file:' || !/\.tsx?$/.test(pathname)) return nextLoad(url, context);
  const { code } = await transformFile(fileURLToPath(url), { ...COMPILER_OPTIONS, sourceMaps: 'inline' });
  return { format: 'module', source: code, shortCircuit: true };
}
