import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brokenPromises } from '#bin/api-promises.mjs';
import { breaches, promisedEntries } from '#bin/api-report.mjs';
import { tool } from '#bin/checkout.mjs';
import { publishedPackages } from '#bin/pack-packages.mjs';

/** What an entry promises, and what stands there now. `null`: it is gone. */
type Change = readonly [title: string, name: string, before: string, now: string | null];

const BROKEN: readonly Change[] = [
  ['an export that is gone', 'LIMIT', 'const LIMIT: number', null],
  [
    'a property that is gone',
    'Props',
    'interface Props { size: string; isBusy?: boolean }',
    'interface Props { size: string }',
  ],
  [
    'a property that is needed now',
    'Busy',
    'function Busy(props: { on?: boolean }): string',
    'function Busy(props: { on: boolean }): string',
  ],
  [
    'a value that is no longer accepted',
    'Sized',
    "function Sized(size: 'sm' | 'md'): string",
    "function Sized(size: 'md'): string",
  ],
  ['an argument that is needed now', 'Placed', 'function Placed(): string', 'function Placed(at: string): string'],
  ['another return value', 'useUser', 'function useUser(): string | null', 'function useUser(): string | null | 0'],
  [
    'a return value that lacks a part',
    'useSession',
    'function useSession(): { user: string }',
    'function useSession(): {}',
  ],
  ['a constant of another kind', 'MOST', 'const MOST: number', 'const MOST: string'],
  [
    'a generic type of another form',
    'Kept',
    'type Kept<Form extends object> = { form: Form }',
    'type Kept<Form extends object> = { fields: Form }',
  ],
];
const KEPT: readonly Change[] = [
  ['no change', 'SAME', 'const SAME: number', 'const SAME: number'],
  ['another export', 'ONE', 'const ONE: 1', 'const ONE: 1;\nexport declare const MORE: 2'],
  [
    'a property that may be given',
    'Toned',
    'function Toned(props: { on: boolean }): string',
    'function Toned(props: { on: boolean; tone?: string }): string',
  ],
  [
    'another value that is accepted',
    'Large',
    "function Large(size: 'sm' | 'md'): string",
    "function Large(size: 'sm' | 'md' | 'lg'): string",
  ],
  ['an argument that may be given', 'At', 'function At(): string', 'function At(place?: string): string'],
  [
    'a return value with more',
    'useMore',
    'function useMore(): { user: string }',
    'function useMore(): { user: string; since: string }',
  ],
];

const PASSED_ON = "import { join } from 'node:path';\n";
const typesOf = (statements: readonly (string | null)[]) =>
  statements.map((statement) => (statement === null ? '' : `export declare ${statement};\n`)).join('');

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'crewdeck-api-'));
});

afterAll(() => rm(folder, { recursive: true }));

/** Writes what an entry promised, and its types of now. */
async function writeEntry(name: string, before: string, now: string) {
  const [report, types] = [join(folder, `${name}-before.d.ts`), join(folder, `${name}.d.ts`)];
  await writeFile(report, `// @crewdeck/a 1.4.0\n${PASSED_ON}${before}export { join }\n`);
  await writeFile(types, now);
  return { report, types };
}

describe('the promise of a package', () => {
  let broken: readonly string[];

  // One compilation for the whole table, as each takes half a second.
  beforeAll(async () => {
    const changes = [...BROKEN, ...KEPT];
    const now = typesOf(changes.map(([, , , after]) => after));
    const { report, types } = await writeEntry(
      'all',
      typesOf(changes.map(([, , before]) => before)),
      `${now}export {}\n`,
    );
    broken = await brokenPromises(report, types);
  });

  it.each([...BROKEN, ['a passed on export that is gone', 'join', '', null] as const])('is broken by %s', (_, name) => {
    expect(broken).toContainEqual(expect.stringMatching(`^${name}: `));
  });

  it.each(KEPT)('is kept with %s', (_, name) => {
    expect(broken).not.toContainEqual(expect.stringMatching(`^${name}: `));
  });

  it('may be broken by a new major version, and by no other', async () => {
    const entry = {
      label: '@crewdeck/a',
      ...(await writeEntry('one', typesOf(['const LIMIT: number']), `${PASSED_ON}export { join };\n`)),
    };
    expect(await breaches({ ...entry, version: '1.5.0' })).toEqual([
      "@crewdeck/a 1.4.0 promised LIMIT: Namespace has no exported member 'LIMIT'.",
    ]);
    expect(await breaches({ ...entry, version: '2.0.0' })).toEqual([]);
  });
});

describe('the packages of this checkout', () => {
  const entries = promisedEntries(publishedPackages());
  // What is checked are the compiled types: they must be those of the sources.
  beforeAll(() => {
    const [node, tsc] = tool('tsc');
    execFileSync(node, [tsc, '-b', ...new Set(entries.map((entry) => entry.folder))]);
  });

  it('promise something', () => {
    expect(entries.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['@crewdeck/module-sdk', '@crewdeck/module-sdk/testing', '@crewdeck/ui-kit']),
    );
  });

  it.each(entries)('$label keeps what $version promises', async (entry) => {
    expect(await breaches(entry)).toEqual([]);
  });
});
