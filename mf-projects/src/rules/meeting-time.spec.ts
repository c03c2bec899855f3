import { instantOf, lengthText, localTimeOf, nextSharedStart, startElsewhere, startFault } from './meeting-time.ts';

/** A Wednesday, in the zone of the test. */
const NOON = new Date(2027, 2, 24, 12);

describe('the time of a meeting', () => {
  it.each([
    ['later on the same day', ['wed evening', 'thu morning'], '2027-03-24T19:00'],
    ['on a later day, once that of today has begun', ['wed morning', 'sat afternoon'], '2027-03-27T14:00'],
    ['a week later, where that of today is the only one', ['wed morning'], '2027-03-31T09:00'],
    ['in the next evening, where none is shared', [], '2027-03-24T19:00'],
  ] as const)('starts at the next one that all share: %s', (_, shared, start) => {
    expect(nextSharedStart({ sharedTimes: [...shared], commonTimes: null }, NOON)).toBe(start);
  });

  it.each([
    ['at the instant that all share', new Date(2027, 2, 25, 8, 30).toISOString(), '2027-03-25T08:30'],
    ['in the next evening, where that has passed', NOON.toISOString(), '2027-03-24T19:00'],
    ['in the next evening, where none is shared', null, '2027-03-24T19:00'],
  ])('starts, once somebody names a zone, %s', (_, nextStartsAt, start) => {
    const commonTimes = { timeZone: 'UTC', words: '', nextStartsAt, withoutZone: 0 };
    expect(nextSharedStart({ sharedTimes: ['sat morning'], commonTimes }, NOON)).toBe(start);
  });

  it('starts on another day, where that evening begins within two hours', () => {
    const nothing = { sharedTimes: [], commonTimes: null };
    expect(nextSharedStart(nothing, new Date(2027, 2, 24, 18))).toBe('2027-03-25T19:00');
  });

  it('is the same instant, typed and shown', () => {
    expect(localTimeOf(instantOf('2027-03-27T14:05') ?? '')).toBe('2027-03-27T14:05');
    expect(instantOf('2027-03-27T14:05')).toBe(new Date(2027, 2, 27, 14, 5).toISOString());
  });

  it('is told by another clock as well, where that shows another time', () => {
    const here = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    const start = '2027-03-24T19:00:00Z';
    expect(startElsewhere(start, 'Pacific/Kiritimati')).toBe('Thu 09:00 GMT+14');
    expect([here, 'Atlantis/Capital'].map((zone) => startElsewhere(start, zone))).toEqual([null, null]);
  });

  it.each([
    [null, 'Choose a day and a time.'],
    ['2027-03-24T11:59', 'Choose a time from now to a year ahead.'],
    ['2028-04-24T12:00', 'Choose a time from now to a year ahead.'],
    ['2028-03-01T12:00', null],
  ])('is wrong in one sentence: %s', (typed, sentence) => {
    expect(startFault(typed && instantOf(typed), NOON)).toBe(sentence);
  });

  it.each(['', '2027-03-27T', 'soon'])('is none while it is not whole: "%s"', (typed) => {
    expect(instantOf(typed)).toBeNull();
  });

  it.each([
    [1, '1 minute'],
    [15, '15 minutes'],
    [60, '1 hour'],
    [90, '1 hour 30 minutes'],
    [120, '2 hours'],
  ])('lasts %d minutes in words', (minutes, text) => {
    expect(lengthText(minutes)).toBe(text);
  });
});
