import { Calendar } from './calendar.ts';

const JANUARY = 20_454; // 2026-01-01, in days since 1970

/** A calendar of equal parts that end so many days after the start of 2026. */
const aCalendar = (parts: number, daysEach: number) =>
  new Calendar(Array.from({ length: parts + 1 }, (_, place) => JANUARY + place * daysEach));

describe('a calendar', () => {
  it('names the days that hold a share, newest first, from the one of the moment', () => {
    const calendar = aCalendar(100, 0.5);
    expect(calendar.daysBefore('2026-02-20T00:00:00.000000Z', 0.03)).toEqual([
      '2026-02-20',
      '2026-02-19',
      '2026-02-18',
    ]);
    expect(calendar.daysBefore('2026-01-10T18:00:00.000000Z', 0.01)).toEqual(['2026-01-10', '2026-01-09']);
  });

  it('goes on from the last day that is known for what is newer', () => {
    expect(aCalendar(100, 0.1).daysBefore('2026-01-12T12:00:00.000000Z', 0.01)).toEqual([
      '2026-01-12',
      '2026-01-11',
      '2026-01-10',
    ]);
  });

  it('names no days where they are too many, hold a large part of all, or do not hold the share', () => {
    expect(aCalendar(100, 30).daysBefore('2032-01-01T00:00:00.000000Z', 0.1)).toBeNull();
    expect(aCalendar(100, 0.02).daysBefore('2026-01-03T00:00:00.000000Z', 0.01)).toBeNull();
    expect(aCalendar(100, 1).daysBefore('2026-01-05T00:00:00.000000Z', 0.1)).toBeNull();
  });

  it('draws days before that of the moment by what was made on them, each with its share of what is older', () => {
    const drawn = aCalendar(100, 2).drawnBefore('2026-04-11T00:00:00.000000Z');
    expect(drawn).toHaveLength(10);
    for (const { share } of drawn) expect(share).toBeCloseTo(1 / 100);
    const uneven = new Calendar(
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((bound) => JANUARY + (bound < 5 ? bound / 5 : bound)),
    );
    const first = uneven.drawnBefore('2026-02-01T00:00:00.000000Z').filter(({ day }) => day === '2026-01-01');
    expect(first.length).toBeGreaterThan(8);
    expect(first[0]?.share).toBeCloseTo(0.4, 1);
  });
});
