import { aReport } from '../testing/releases-in-database.ts';
import { PendingReports, type ToldReport } from './pending-reports.ts';

const told = (values: Partial<ToldReport> = {}): ToldReport => ({ ...aReport(), audience: 'unsaid', ...values });
const MINUTE = 60_000;
const NOON = Date.parse('2026-11-21T12:00:00Z');

describe('counts that are not written yet', () => {
  it('are added up by release, outcome, audience and minute, and networks are united', () => {
    const counts = new PendingReports();
    for (const bucket of [0, 63, 63]) counts.add(told(), bucket, NOON + 5_000);
    counts.add(told({ outcome: 'crash' }), 1, NOON + 59_999);
    counts.add(told(), 1, NOON + MINUTE);
    counts.add(told({ audience: 'member' }), 1, NOON);

    expect(counts.take()).toEqual([
      { ...told({ outcome: 'crash' }), minute: NOON, count: 1, networks: 2n },
      { ...told({ audience: 'member' }), minute: NOON, count: 1, networks: 2n },
      { ...told(), minute: NOON, count: 3, networks: 2n ** 63n + 1n },
      { ...told(), minute: NOON + MINUTE, count: 1, networks: 2n },
    ]);
    expect(counts.take()).toEqual([]);
  });

  it('are of a bounded number; what is known goes on counting', () => {
    const counts = new PendingReports();
    const added = Array.from({ length: 30_000 }, (_, index) => counts.add(told(), 1, NOON + index * MINUTE));
    expect(added.filter((isIn) => isIn)).toHaveLength(10_000);
    expect(counts.size).toBe(10_000);
    expect(counts.add(told(), 1, NOON)).toBe(true);
    expect(counts.take()[0]).toMatchObject({ minute: NOON, count: 2 });
  });

  it('are kept for ten minutes when they cannot be written, and added to what came meanwhile', () => {
    const counts = new PendingReports();
    for (const minutes of [0, 1, 5]) counts.add(told(), 1, NOON + minutes * MINUTE);
    const unwritten = counts.take();
    counts.add(told(), 2, NOON + 5 * MINUTE);

    counts.putBack(unwritten, NOON + 11 * MINUTE);

    expect(counts.take()).toEqual([{ ...told(), minute: NOON + 5 * MINUTE, count: 2, networks: 6n }]);
  });
});
