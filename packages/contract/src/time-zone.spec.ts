import { instantOf, isWallTime, wallTimeOf } from './time-zone.ts';

describe('a time on the clocks of a zone', () => {
  it.each([
    ['2027-01-15T18:00', 'Europe/Berlin', '2027-01-15T17:00:00.000Z'],
    ['2027-07-15T18:00', 'Europe/Berlin', '2027-07-15T16:00:00.000Z'],
    ['2027-03-28T03:30', 'Europe/Berlin', '2027-03-28T01:30:00.000Z'],
    ['2027-03-27T23:30', 'America/New_York', '2027-03-28T03:30:00.000Z'],
    ['2027-03-06T00:15', 'Asia/Kathmandu', '2027-03-05T18:30:00.000Z'],
  ])('%s in %s is an instant, and is read from it again', (wall, zone, instant) => {
    expect(instantOf(wall, zone).toISOString()).toBe(instant);
    expect(wallTimeOf(new Date(instant), zone)).toBe(wall);
  });

  it('that the clocks skip is an hour away at most', () => {
    const skipped = instantOf('2027-03-28T02:30', 'Europe/Berlin').getTime();
    expect(Math.abs(skipped - Date.parse('2027-03-28T01:30:00Z'))).toBeLessThanOrEqual(3_600_000);
  });

  it.each(['2027-02-30T10:00', '2027-01-01T24:30', '1999-12-31T23:59', '2027-01-01', '2027-01-01T10:00Z', ''])(
    'is not "%s"',
    (text) => {
      expect(isWallTime(text)).toBe(false);
    },
  );
});
