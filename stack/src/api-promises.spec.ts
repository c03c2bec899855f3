import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brokenPromises } from '#bin/api-promises.mjs';
import { breaches, promisedEntries } from '#bin/api-report.mjs';
import { tool } from '#bin/checkout.mjs';
import { publishedPackages } from '#bin/pack-packages.mjs';

const BEFORE = `export declare interface ButtonProps {
    size?: 'sm' | 'md';
    isBusy?: boolean;
}

export declare function Button(props: ButtonProps): string;

export declare function useSession(): { user: string | null };

export declare type Kept<Form extends Record<string, unknown>> = { form: Form };

export declare const LIMIT: number;

export { join }
`;

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'crewdeck-api-'));
  await writeFile(join(folder, 'before.d.ts'), `// @crewdeck/a 1.4.0\nimport { join } from 'node:path';\n${BEFORE}`);
});

afterEach(() => rm(folder, { recursive: true }));

async function entryWith(change: (types: string) => string, version = '1.5.0') {
  const types = join(folder, 'now.d.ts');
  await writeFile(types, `import { join } from 'node:path';\n${change(BEFORE)}`);
  return { label: '@crewdeck/a', version, types, report: join(folder, 'before.d.ts') };
}

describe('the promise of a package', () => {
  it.each([
    ['an export that is gone', 'LIMIT', (types: string) => types.replace('LIMIT', 'MOST')],
    ['a passed on export that is gone', 'join', (types: string) => types.replace('export { join }', '')],
    ['a property that is gone', 'ButtonProps', (types: string) => types.replace('isBusy?: boolean;', '')],
    ['a property that is needed now', 'Button', (types: string) => types.replace('isBusy?', 'isBusy')],
    ['a value that is no more taken', 'Button', (types: string) => types.replace("'sm' | 'md'", "'md'")],
    [
      'an argument that is needed now',
      'Button',
      (types: string) => types.replace('props: ButtonProps', '$&, at: string'),
    ],
    ['an answer that may be another', 'useSession', (types: string) => types.replace('string | null', '$& | 0')],
    ['an answer that lacks a part', 'useSession', (types: string) => types.replace('user: string | null', '')],
    ['a constant of another kind', 'LIMIT', (types: string) => types.replace('LIMIT: number', 'LIMIT: string')],
    ['a generic type of another form', 'Kept', (types: string) => types.replace('{ form: Form }', '{ fields: Form }')],
  ])('is broken by %s', async (_, name, change) => {
    const { report, types } = await entryWith(change);
    expect(await brokenPromises(report, types)).toContainEqual(expect.stringMatching(`^${name}: `));
  });

  it.each([
    ['nothing', (types: string) => types],
    ['another export', (types: string) => `${types}\nexport declare const MORE: number;`],
    ['a property that may be given', (types: string) => types.replace('isBusy?', 'tone?: string;\n    isBusy?')],
    ['another value that is taken', (types: string) => types.replace("'sm' | 'md'", "'sm' | 'md' | 'lg'")],
    ['an argument that may be given', (types: string) => types.replace('props: ButtonProps', '$&, at?: string')],
    ['an answer that tells more', (types: string) => types.replace('user: string | null', '$&; since: string')],
  ])('is kept with %s', async (_, change) => {
    const { report, types } = await entryWith(change);
    expect(await brokenPromises(report, types)).toEqual([]);
  });

  it('may be broken by a new major version, and by no other', async () => {
    const change = (types: string) => types.replace('LIMIT', 'MOST');
    expect(await breaches(await entryWith(change, '1.5.0'))).toEqual([
      "@crewdeck/a 1.4.0 promised LIMIT: Namespace has no exported member 'LIMIT'.",
    ]);
    expect(await breaches(await entryWith(change, '2.0.0'))).toEqual([]);
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
