import { Registry } from 'prom-client';
import type { DataSource } from 'typeorm';
import { positionOf, ShownFits } from './shown-fits.ts';

const MOST = 10_000;
const aFit = (nth: number) => ({
  ...{ viewerId: 'viewer', subjectId: `subject ${nth}`, projectId: 'project' },
  ...{ position: positionOf(nth), isStrong: true, isNewcomer: false, reasons: [] },
});

/** A database that can be away: no real one could be for one statement only. */
function aWriter() {
  const registry = new Registry();
  const written: string[] = [];
  const state = { isAway: false };
  const query = async (_text: string, [values]: [string]) => {
    if (state.isAway) throw new Error('away');
    written.push(...JSON.parse(values).map(({ subjectId }: { subjectId: string }) => subjectId));
    return [[], 0];
  };
  const fits = new ShownFits({ query } as unknown as DataSource, registry);
  const dropped = async () => (await registry.getSingleMetric('shown_fits_dropped_total')?.get())?.values[0]?.value;
  return { fits, written, state, dropped };
}

describe('what best fit has shown', () => {
  it('is written once for each viewer, subject and project, as it was shown first', async () => {
    const { fits, written } = aWriter();
    for (const nth of [1, 1, 2]) fits.add(aFit(nth));
    await fits.onApplicationShutdown();
    expect(written).toEqual(['subject 1', 'subject 2']);
  });

  it('is kept while the database is away, the newest where it is too much, and counted where it is dropped', async () => {
    const { fits, written, state, dropped } = aWriter();
    state.isAway = true;
    for (let nth = 1; nth <= MOST + 3; nth += 1) fits.add(aFit(nth));
    await fits.write();
    state.isAway = false;
    await fits.write();
    expect(written).toHaveLength(MOST);
    expect(written[0]).toBe('subject 4');
    expect(await dropped()).toBe(3);
  });

  it.each([
    [1, '1-3'],
    [3, '1-3'],
    [4, '4-10'],
    [10, '4-10'],
    [11, '11+'],
  ])('stood at place %d, which is among %s', (place, position) => {
    expect(positionOf(place)).toBe(position);
  });
});
