import { readFileSync } from 'node:fs';
import { catalogIn, listIn, withList } from '#bin/document-dependencies.mjs';

const document = readFileSync('docs/dependencies.md', 'utf8');
const list = listIn(document);
const OLD_MONTHS = 18;

/** 18 months before the youngest library: by the day of the list, so that no check fails for nothing but time. */
function oldestDay(): string {
  const youngest = new Date(
    list
      .map(({ released }) => released)
      .sort()
      .at(-1) ?? '',
  );
  youngest.setUTCMonth(youngest.getUTCMonth() - OLD_MONTHS);
  return youngest.toISOString().slice(0, 10);
}

describe('the list in docs/dependencies.md', () => {
  it('has every library at the version that is installed (npm run document-dependencies)', () => {
    const listed = list.map(({ name, version }) => ({ name, version }));
    expect(listed).toEqual(catalogIn(readFileSync('pnpm-lock.yaml', 'utf8')));
  });

  it('is all that packages ask for by name', () => {
    const [, ...importers] = readFileSync('pnpm-lock.yaml', 'utf8').split(/^importers:$/m);
    const [direct = ''] = importers.join('').split(/^packages:$/m);
    const specifiers = [...direct.matchAll(/^ +specifier: (.+)$/gm)].map(([, specifier = '']) => specifier);
    expect(specifiers.length).toBeGreaterThan(list.length);
    expect(specifiers.filter((it) => !/^'?(catalog|workspace):/.test(it))).toEqual([]);
  });

  it('tells a day of each, and why one that was old then stays', () => {
    expect(list.filter(({ released }) => !/^\d{4}-\d\d-\d\d$/.test(released))).toEqual([]);
    const old = list.filter(({ released }) => released < oldestDay());
    expect(old.filter(({ reason }) => reason === '')).toEqual([]);
  });

  it('is written as it stands, reasons included', () => {
    expect(withList(document, list)).toBe(document);
  });
});
