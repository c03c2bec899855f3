import { DAY_PART_HOURS, DAY_PARTS, isTimeZone, TIME_BLOCKS, type TimeBlock, WEEK_DAYS } from '@crewdeck/contract';
import fc from 'fast-check';
import { commonZone, freeTimes, withFreeTimes } from './free-times.ts';
import { hoursInCommon, timesOfAll } from './hours-in-common.ts';
import { DAY_MINUTES, minutesOf, overlapsOf, WEEK_MINUTES, WEEKS, wallAt } from './spans.ts';

const ZONES = Intl.supportedValuesOf('timeZone');
/** Both hemispheres, with and without clock changes, half and quarter hours, both sides of the date line. */
const REMARKABLE = [
  ...[
    'UTC',
    'Europe/Berlin',
    'America/New_York',
    'America/St_Johns',
    'America/Santiago',
    'Africa/Casablanca',
    'Africa/Cairo',
  ],
  ...[
    'Asia/Kolkata',
    'Asia/Kathmandu',
    'Australia/Lord_Howe',
    'Australia/Adelaide',
    'Pacific/Chatham',
    'Pacific/Auckland',
  ],
  ...['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Etc/GMT+12', 'US/Pacific', 'Antarctica/Troll'],
];
/** Four weeks from these have clock changes in the north and in the south; in the last nearly nobody's clock changes. */
const DAYS = ['2027-03-09', '2026-10-03', '2027-06-15'];
const MS_PER_MINUTE = 60_000;
const STEP = 15;

const days = fc.constantFrom(...DAYS).map((day) => new Date(`${day}T13:47:00Z`));
const blocks = fc.subarray([...TIME_BLOCKS], { minLength: 1 });
const person = (zones: readonly string[]) =>
  fc.record({ timeZone: fc.constantFrom(...zones), timeBlocks: blocks as fc.Arbitrary<readonly TimeBlock[]> });
const anybody = person([...ZONES, ...REMARKABLE]);
const freeOf = (one: { timeZone: string; timeBlocks: readonly TimeBlock[] }, now: Date) =>
  freeTimes(one, { now, zone: 'UTC' });

/** What the clock of a zone shows, by another way than the code under test goes. */
const clocks = new Map<string, Intl.DateTimeFormat>();
function clockIn(timeZone: string, instant: number): { day: string; hour: number; minute: number } {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('en-GB', {
      timeZone,
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
  clocks.set(timeZone, clock);
  const parts = Object.fromEntries(clock.formatToParts(instant).map(({ type, value }) => [type, value]));
  return { day: String(parts.weekday).toLowerCase(), hour: Number(parts.hour), minute: Number(parts.minute) };
}

function isFreeBy({ day, hour }: ReturnType<typeof clockIn>, timeBlocks: readonly TimeBlock[]): boolean {
  const weekday = Object.keys(WEEK_DAYS).find((one) => one === day);
  const part = (Object.keys(DAY_PARTS) as (keyof typeof DAY_PARTS)[]).find(
    (one) => hour >= DAY_PART_HOURS[one][0] && hour < DAY_PART_HOURS[one][1],
  );
  return timeBlocks.some((block) => block === `${weekday} ${part}`);
}

const isFreeAt = ({ timeZone, timeBlocks }: { timeZone: string; timeBlocks: readonly TimeBlock[] }, instant: number) =>
  isFreeBy(clockIn(timeZone, instant), timeBlocks);

describe('free times', () => {
  it.each(REMARKABLE)(
    'in %s are those that its clock shows, in each quarter of an hour of weeks with clock changes',
    (timeZone) => {
      for (const day of DAYS.slice(0, 2)) {
        const now = new Date(`${day}T00:00:00Z`);
        const timeBlocks = TIME_BLOCKS.filter((_, place) => place % 2 === 0);
        const free = freeOf({ timeZone, timeBlocks }, now);
        for (let minute = 0; minute < WEEKS * WEEK_MINUTES; minute += STEP) {
          const span = free.find(({ from, to }) => from <= minute && minute < to);
          const shown = clockIn(timeZone, now.getTime() + minute * MS_PER_MINUTE);
          const isRight =
            isFreeBy(shown, timeBlocks) === (span !== undefined) &&
            (!span || wallAt(span, minute) % DAY_MINUTES === shown.hour * 60 + shown.minute);
          if (!isRight) throw new Error(`${day} and ${minute} minutes: ${JSON.stringify({ shown, span })}`);
        }
      }
    },
  );

  it.each(ZONES)('in %s last as long as they are said to', (timeZone) => {
    expect(isTimeZone(timeZone)).toBe(true);
    const free = freeOf({ timeZone, timeBlocks: ['wed evening'] }, new Date('2027-01-12T00:00:00Z'));
    expect(minutesOf(free)).toBe(WEEKS * 3 * 60);
  });
});

describe('hours in common', () => {
  it('are the same from both sides, whatever the order of the times', () => {
    fc.assert(
      fc.property(anybody, anybody, days, (one, other, now) => {
        const there = overlapsOf(freeOf(one, now), freeOf(other, now));
        const reversed = { ...one, timeBlocks: one.timeBlocks.toReversed() };
        const back = overlapsOf(freeOf(other, now), freeOf(reversed, now));
        expect(back.map(({ wall, theirs, ...span }) => ({ ...span, wall: theirs, theirs: wall }))).toEqual(there);
      }),
      { numRuns: 100 },
    );
  });

  it('are those in which both are free', () => {
    fc.assert(
      fc.property(anybody, anybody, days, fc.nat({ max: WEEKS * WEEK_MINUTES - 1 }), (one, other, now, minute) => {
        const start = Date.parse(now.toISOString().slice(0, 10));
        const instant = start + minute * MS_PER_MINUTE;
        const found = overlapsOf(freeOf(one, now), freeOf(other, now)).some(
          ({ from, to }) => from <= minute && minute < to,
        );
        expect(found).toBe(isFreeAt(one, instant) && isFreeAt(other, instant));
      }),
      { numRuns: 150 },
    );
  });

  it('of people in one zone are all that both have said', () => {
    fc.assert(
      fc.property(person(ZONES), blocks, (one, timeBlocks) => {
        const now = new Date('2027-01-12T00:00:00Z');
        const other = { ...one, timeBlocks };
        const both = one.timeBlocks.filter((block) => timeBlocks.includes(block));
        expect(minutesOf(overlapsOf(freeOf(one, now), freeOf(other, now)))).toBe(
          minutesOf(freeOf({ ...one, timeBlocks: both }, now)),
        );
      }),
    );
  });
});

const BERLIN = { timeZone: 'Europe/Berlin', timeBlocks: ['tue evening'] };
const TORONTO = { timeZone: 'America/Toronto', timeBlocks: ['tue afternoon'] };
const NOWHERE = { timeBlocks: ['tue evening', 'thu evening'] };
const SUMMER = new Date('2027-06-15T10:00:00Z');

it.each([
  [BERLIN, { ...BERLIN, timeBlocks: ['tue evening', 'wed evening'] }, ['3 hours in common: Tue 19–22.']],
  [
    BERLIN,
    { timeZone: 'America/Noronha', timeBlocks: ['tue afternoon'] },
    ['3 hours in common: Tue 19–22 your time, 15–18 theirs.'],
  ],
  [
    BERLIN,
    { timeZone: 'America/St_Johns', timeBlocks: ['tue afternoon'] },
    ['3 hours in common: Tue 19–22 your time, 14:30–17:30 theirs.'],
  ],
  [
    { timeZone: 'Pacific/Honolulu', timeBlocks: ['tue evening', 'thu evening'] },
    { timeZone: 'Europe/Berlin', timeBlocks: ['wed morning', 'fri morning'] },
    ['2 hours in common: Tue and Thu 21–22 your time, Wed and Fri 9–10 theirs.'],
  ],
  [BERLIN, { timeZone: 'Asia/Tokyo', timeBlocks: ['wed evening'] }, ['No hours in common.']],
  [BERLIN, { timeZone: 'Asia/Tokyo', timeBlocks: [] }, []],
  [BERLIN, NOWHERE, ['3 hours in common: Tue 19–22.', "They haven't set a time zone, so their times count in yours."]],
  [
    NOWHERE,
    NOWHERE,
    ['6 hours in common: Tue and Thu 19–22.', 'Neither of you has set a time zone, so we count both in the same one.'],
  ],
])('says of %j and %j: %j', (reader, other, sentences) => {
  expect(hoursInCommon(reader, other, SUMMER)).toEqual(sentences);
});

it('says from when the clocks of one side have changed, and from when those of the other have', () => {
  expect(hoursInCommon(BERLIN, TORONTO, new Date('2027-03-09T10:00:00Z'))).toEqual([
    '2 hours in common: Tue 20–22 your time, 14–16 theirs.',
    '3 hours in common from 16 Mar 2027: Tue 19–22 your time, 14–17 theirs.',
    '2 hours in common from 30 Mar 2027: Tue 20–22 your time, 14–16 theirs.',
  ]);
});

it('are, of a whole team, on one clock, with the next of them', () => {
  const team = [TORONTO, BERLIN, { timeBlocks: ['tue evening'] }];
  const next = (day: string) => timesOfAll(team, { now: new Date(`${day}Z`), zone: 'Europe/Berlin' });
  const words = 'Tue 20–22';
  expect(next('2027-06-15T10:00:00')).toEqual({ words, nextStartsAt: new Date('2027-06-15T18:00:00Z') });
  expect(next('2027-06-15T18:00:00')).toEqual({ words, nextStartsAt: new Date('2027-06-22T18:00:00Z') });
  const apart = [...team, { ...BERLIN, timeBlocks: ['mon evening'] }];
  expect(timesOfAll(apart, { now: SUMMER, zone: 'UTC' }).words).toBe('');
  expect(timesOfAll([], { now: SUMMER, zone: 'UTC' })).toEqual({ words: '', nextStartsAt: null });
});

it('begin next, where no time suits a whole team, when it suits most of it', () => {
  const team = [['mon evening', 'thu evening'], ['thu evening'], ['fri evening']].map((timeBlocks) => ({
    ...BERLIN,
    timeBlocks,
  }));
  const { words, nextStartsAt } = timesOfAll(team, { now: new Date('2027-06-13T10:00:00Z'), zone: 'UTC' });
  expect({ words, nextStartsAt }).toEqual({ words: '', nextStartsAt: new Date('2027-06-17T17:00:00Z') });
});

it('are, of a whole team, the same in any order', () => {
  fc.assert(
    fc.property(fc.array(anybody, { minLength: 1, maxLength: 5 }), days, (team, now) => {
      const one = timesOfAll(team, { now, zone: 'Asia/Kathmandu' });
      expect(timesOfAll(team.toReversed(), { now, zone: 'Asia/Kathmandu' })).toEqual(one);
    }),
  );
});

describe('who names no zone', () => {
  it('counts as in the one that most name, whatever their order', () => {
    const people = ['Europe/Berlin', null, 'Asia/Tokyo', 'Europe/Berlin', 'Asia/Tokyo'].map((timeZone) => ({
      timeZone,
    }));
    expect([people, people.toReversed()].map(commonZone)).toEqual(['Asia/Tokyo', 'Asia/Tokyo']);
    expect(commonZone([{ timeZone: null }])).toBeNull();
  });

  it('has no free times where nobody names one', () => {
    expect(withFreeTimes([NOWHERE], { now: SUMMER, zone: null })).toEqual([NOWHERE]);
  });
});
