import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import postcss, { type Node } from 'postcss';
import { MODULES } from '../support/modules.ts';
import { liveReleaseOf, readRecordOf, releaseDirectory } from '../support/registry.ts';
import { expect, test } from '../support/test.ts';

const KEYFRAMES = /keyframes$/;

/** Selectors, names of animations and rules by which a style sheet could reach what is not its module's. */
function leaksIn(css: string, hash: string): string[] {
  const leaks: string[] = [];
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    if (isInKeyframes(rule)) return;
    if (!isInLayer(rule)) leaks.push(`${rule.selector} is in no layer`);
    // A nested rule is about what its parent has found.
    if (rule.parent?.type === 'rule') return;
    for (const selector of rule.selectors) if (!startsWithOwnClass(selector, hash)) leaks.push(selector);
  });
  root.walkAtRules(KEYFRAMES, (rule) => {
    if (!rule.params.startsWith(`c${hash}-`)) leaks.push(`@keyframes ${rule.params}`);
  });
  return leaks;
}

/** Whatever comes first in it, an element of ours must match it. */
function startsWithOwnClass(selector: string, hash: string): boolean {
  return new RegExp(`^(:where\\(|:is\\(|[a-z]+)?\\.c${hash}-`).test(selector.trim());
}

function isInKeyframes(node: Node): boolean {
  return node.parent?.type === 'atrule' && KEYFRAMES.test((node.parent as unknown as { name: string }).name);
}

function isInLayer(node: Node): boolean {
  for (let it = node.parent; it; it = it.parent) {
    if (it.type === 'atrule' && (it as unknown as { name: string }).name === 'layer') return true;
  }
  return false;
}

for (const { module } of MODULES) {
  test(`no style of ${module} reaches anything but its own elements`, async () => {
    const release = await liveReleaseOf(module);
    const { files, hash } = await readRecordOf(module, release);
    const sheets = Object.keys(files).filter((file) => file.endsWith('.css'));
    expect(sheets.length).toBeGreaterThan(0);
    for (const sheet of sheets) {
      const css = await readFile(join(releaseDirectory(module, release), sheet), 'utf8');
      expect(leaksIn(css, hash)).toEqual([]);
    }
  });
}

test('a style that could reach the rest of the page is found', () => {
  expect(leaksIn('@layer modules { body { margin: 0 } }', 'ab12cd34')).toEqual(['body']);
  expect(leaksIn('.cab12cd34-x { margin: 0 }', 'ab12cd34')).toEqual(['.cab12cd34-x is in no layer']);
  expect(leaksIn('@keyframes spin { to { rotate: 1turn } }', 'ab12cd34')).toEqual(['@keyframes spin']);
  expect(leaksIn('@layer modules { .cab12cd34-x { & p { margin: 0 } } }', 'ab12cd34')).toEqual([]);
});
