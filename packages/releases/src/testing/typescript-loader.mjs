import { readFile } from 'node:fs/promises';
import { register } from 'node:module';
import { isMainThread } from 'node:worker_threads';
import { transform } from '@swc/core';

// Lets plain Node run the sources in a process of its own, as Jest runs them: no build has to come before the tests.
if (isMainThread) register(import.meta.url);

const OPTIONS = {
  jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
  module: { type: 'es6' },
  swcrc: false,
  sourceMaps: 'inline',
};

/** @public Node calls it. @type {import('node:module').LoadHook} */
export async function load(url, context, nextLoad) {
  if (!url.endsWith('.ts')) return nextLoad(url, context);
  const { code } = await transform(await readFile(new URL(url), 'utf8'), { ...OPTIONS, filename: url });
  return { format: 'module', source: code, shortCircuit: true };
}
