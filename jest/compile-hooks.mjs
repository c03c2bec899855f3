import { fileURLToPath } from 'node:url';
import { COMPILER_OPTIONS } from '@crewdeck/module-testing/compiler-options';
import { transformFile } from '@swc/core';

/** @type {import('node:module').LoadHook} */
export async function load(url, context, nextLoad) {
  const { protocol, pathname } = new URL(url);
  if (protocol !== 'file:' || !pathname.endsWith('.ts')) return nextLoad(url, context);
  const { code } = await transformFile(fileURLToPath(url), { ...COMPILER_OPTIONS, sourceMaps: 'inline' });
  return { format: 'module', source: code, shortCircuit: true };
}
