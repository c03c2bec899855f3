import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { tool } from './checkout.mjs';

const run = promisify(execFile);

const EXPORT = /^export declare (?:abstract )?(class|const|function|interface|type) ([\w$]+)(<.*)?/gm;
const PASSED_ON = /^export \{ ([\w$, ]+) \}/gm;
/** An error of the compiler, with the line it is in. */
const FOUND = /^kept\.ts\((\d+),\d+\): error TS\d+: (.+(?:\n .+)*)/gm;
/** Of a file, in what the compiler says. */
const PATH = /(typeof )?import\("[^"]+"\)\.?|'"[^"]*\/[^"]*"' ?/g;
/** Of {@link RULES}, put into words. */
const GONE = /^Type '(.+)' does not satisfy the constraint 'never'\.$/;

/** How the types of packages are read. */
export const SETTINGS = {
  ...{ target: 'ES2023', lib: ['ES2024', 'DOM', 'DOM.Iterable'], jsx: 'react-jsx', types: [] },
  ...{ module: 'esnext', moduleResolution: 'bundler', allowImportingTsExtensions: true, noEmit: true },
  ...{ strict: true, skipLibCheck: true },
};

/** What must hold of each export: who reads it finds what was there, and who gives something may give what they gave. */
const RULES = `
type Gone<Key extends never> = Key;
type Same<Before, Now extends Before> = Now;
type First<T> = T extends (first: infer P, ...rest: never[]) => unknown ? P : never;
type Loose<Before, Now> = [Before] extends [Now] ? Before : Now;
`;

/**
 * What in the types of an entry breaks who was written for its report.
 *
 * @param {string} report file of types, as they were
 * @param {string} types file of types, as they are
 * @returns {Promise<string[]>} a sentence for each broken export, with what the compiler says of it
 */
export async function brokenPromises(report, types) {
  const folder = await mkdtemp(join(tmpdir(), 'crewdeck-promises-'));
  try {
    const lines = checksOf(await readFile(report, 'utf8'), report, types);
    await writeFile(join(folder, 'kept.ts'), `${lines.map(({ check }) => check).join('\n')}\n${RULES}`);
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: SETTINGS, files: ['kept.ts'] }));
    const [node, tsc] = tool('tsc');
    const args = [tsc, '--project', folder, '--pretty', 'false'];
    const { stdout } = await run(node, args, { cwd: folder }).catch((error) => error);
    return [...String(stdout).matchAll(FOUND)].map(([, line, text]) => sentenceOf(lines[Number(line) - 1], text));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/**
 * @param {{ name: string } | undefined} check
 * @param {string | undefined} text
 */
function sentenceOf(check, text = '') {
  // What it says first is the whole type; what it says last is the part that differs.
  const reason = text.split('\n').at(-1)?.trim() ?? '';
  return `${check?.name}: ${reason.replace(PATH, '').replace(GONE, '$1 is gone')}`;
}

/**
 * @param {string} text of a report
 * @param {string} report
 * @param {string} types
 * @returns {{ name: string; check: string }[]} a line of TypeScript each
 */
function checksOf(text, report, types) {
  const declared = [...text.matchAll(EXPORT)].flatMap(([, kind = '', name = '', generics = '']) => {
    const before = `import(${JSON.stringify(report)}).${name}`;
    const now = `import(${JSON.stringify(types)}).${name}`;
    return checksFor(kind, before, now, argumentsFor(generics)).map((rule, index) => ({
      name,
      check: `export type ${name}_${index} = ${rule};`,
    }));
  });
  const passedOn = [...text.matchAll(PASSED_ON)].flatMap(([, names = '']) => names.split(', '));
  const named = passedOn.map((name) => ({
    name,
    check: `export type { ${name} as ${name}_0 } from ${JSON.stringify(types)};`,
  }));
  return [...declared, ...named];
}

/**
 * @param {string} kind of declaration
 * @param {string} before
 * @param {string} now
 * @param {string} types its type arguments
 * @returns {string[]}
 */
function checksFor(kind, before, now, types) {
  if (kind === 'interface' || kind === 'type') {
    const [was, is] = [before + types, now + types];
    return [`Gone<Exclude<keyof (${was}), keyof (${is})>>`, `Same<${was}, Loose<${was}, ${is}>>`];
  }
  const [was, is] = [`typeof ${before}`, `typeof ${now}`];
  if (kind !== 'function') return [`Same<${was}, ${is}>`];
  return [
    `Same<Parameters<${is}>, Parameters<${was}>>`,
    `Gone<Exclude<keyof First<${was}>, keyof First<${is}>>>`,
    `Same<ReturnType<${was}>, ReturnType<${is}>>`,
  ];
}

/**
 * @param {string} generics `<Form extends object> {`, or nothing
 * @returns {string} `<any>`, or nothing
 */
function argumentsFor(generics) {
  let depth = 0;
  let count = generics ? 1 : 0;
  for (const [at, sign] of [...generics].entries()) {
    if ('<([{'.includes(sign)) depth += 1;
    if (')]}'.includes(sign) || (sign === '>' && generics[at - 1] !== '=')) depth -= 1;
    if (depth === 0) break;
    if (sign === ',' && depth === 1) count += 1;
  }
  return count ? `<${Array(count).fill('any').join(', ')}>` : '';
}
