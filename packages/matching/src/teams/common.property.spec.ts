import { TIME_BLOCKS } from '@crewdeck/contract';
import fc from 'fast-check';
import type { Person } from '../people.ts';
import { aPerson } from '../testing/builders.ts';
import { withFreeTimes } from '../times/free-times.ts';
import { commonTimesOf, mostShared } from './common.ts';

const ZONES = ['Europe/Berlin', 'America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'Pacific/Apia', null];
const MEETING = 60;
const STEP = 15;

const groups = fc
  .array(fc.tuple(fc.subarray([...TIME_BLOCKS], { maxLength: 6 }), fc.constantFrom(...ZONES)), {
    minLength: 2,
    maxLength: 7,
  })
  .map((weeks) => weeks.map(([timeBlocks, timeZone], place) => aPerson({ id: `p${place}`, timeBlocks, timeZone })))
  .map((people) => withFreeTimes(people, { now: new Date('2027-03-09T10:00:00Z'), zone: 'Europe/Berlin' }));

/** How many of these at most can meet, by trying each quarter of an hour. */
function mostWhoMeet(people: readonly Person[]): number {
  const spans = people.flatMap(({ free = [] }) => free);
  const [first, last] = [Math.min(...spans.map(({ from }) => from)), Math.max(...spans.map(({ to }) => to))];
  let most = 0;
  for (let at = first; at <= last; at += STEP) {
    const free = people.filter((one) => one.free?.some(({ from, to }) => from <= at && at + MEETING <= to));
    most = Math.max(most, free.length);
  }
  return most;
}

describe('times in common', () => {
  it('find as many people of a team who are free for an hour as there are, among others and in any order', () => {
    fc.assert(
      fc.property(groups, fc.nat({ max: 5 }), (people, size) => {
        const most = mostWhoMeet(people.slice(0, size + 2));
        const members = people.slice(0, size + 2).map((_, place) => place);
        const found = mostShared(commonTimesOf(people), members)?.count ?? 0;
        expect(found).toBe(most < 2 ? 0 : most);
        const reversed = commonTimesOf(people.toReversed());
        const places = members.map((place) => people.length - 1 - place);
        expect(mostShared(reversed, places)?.count ?? 0).toBe(found);
      }),
      { numRuns: 150 },
    );
  });

  it('of people in one zone are no more than their times', () => {
    fc.assert(
      fc.property(groups, (people) => {
        const now = new Date('2027-03-09T10:00:00Z');
        const alike = people.map((one) => ({ ...one, timeZone: 'Europe/Berlin' }));
        const { size } = commonTimesOf(withFreeTimes(alike, { now, zone: 'Europe/Berlin' }));
        expect(size).toBeLessThanOrEqual(TIME_BLOCKS.length);
      }),
    );
  });
});
