import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Compilation, Module } from '@rspack/core';
import { SDK } from './build-hash.ts';
import { findPackage } from './package-file.ts';

const LISTS = /^export \{([^}]*)\}/gm;
const DECLARATIONS = /^export (?:async )?(?:const|function|class) (\w+)/gm;
const FROM = /^export \* from '(\.[^']+)'/gm;
const IMPORTS = new RegExp(`import\\s*(?:\\{([^}]*)\\}|(\\* as \\w+))\\s*from\\s*["']${SDK}["']`, 'g');

/** Names that a package in `directory` can import from its SDK, sorted; types are none. */
export function sdkExports(directory: string): string[] {
  const folder = findPackage(SDK, directory);
  return folder ? [...new Set(namesIn(join(folder, 'src/index.ts')))].sort() : [];
}

function namesIn(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const listed = [...text.matchAll(LISTS)].flatMap(([, list = '']) => exported(list));
  const declared = [...text.matchAll(DECLARATIONS)].map(([, name = '']) => name);
  const passedOn = [...text.matchAll(FROM)].flatMap(([, from = '']) => namesIn(join(dirname(file), from)));
  return [...listed, ...declared, ...passedOn];
}

/** What a build imports from the SDK, sorted; `undefined` where somebody takes all of it at once. */
export function sdkImports(compilation: Compilation): string[] | undefined {
  const found = [...compilation.modules].flatMap(textsOf).flatMap((text) => [...text.matchAll(IMPORTS)]);
  if (found.some(([, , all]) => all)) return undefined;
  return [...new Set(found.flatMap(([, list = '']) => imported(list)))].sort();
}

function textsOf(module: Module): string[] {
  const inner = 'modules' in module && Array.isArray(module.modules) ? module.modules.flatMap(textsOf) : [];
  return inner.length > 0 ? inner : [module.originalSource()?.source().toString() ?? ''];
}

/** `b` of `a as b`. */
function exported(list: string): string[] {
  return entriesOf(list).map((entry) => entry.split(' as ').at(-1) ?? '');
}

/** `a` of `a as b`. */
function imported(list: string): string[] {
  return entriesOf(list).map((entry) => entry.split(' as ')[0] ?? '');
}

function entriesOf(list: string): string[] {
  const entries = list.split(',').map((entry) => entry.trim());
  return entries.filter((entry) => entry !== '' && !entry.startsWith('type '));
}
