import type { Unit } from './placing.rules.ts';
import { standingTeams } from './standing-teams.ts';

const unit = (id: string, people: readonly string[], seats: number | null = null): Unit => ({
  id,
  seats,
  people: people.map((person) => ({
    id: person,
    ...{ skills: [], roles: [], interests: [], availability: null, hoursPerWeek: null, timeBlocks: [], events: [] },
    recentInvites: 0,
    takesInvites: true,
  })),
});
const team = (...units: string[]) => ({ units, reasons: [] });

const ADA = unit('a', ['ada']);
const BOB = unit('b', ['bob']);
const CLEO = unit('c', ['cleo']);
const PROJECT = unit('p', ['paul', 'pia'], 2);
const BEFORE = { units: [ADA, BOB, CLEO, PROJECT] };
const FOUND = [team('a', 'b'), team('p', 'c')];

describe('of the teams that were computed', () => {
  it.each<[string, readonly Unit[], readonly [string, string][], number[]]>([
    ['all are proposed when nothing has changed', BEFORE.units, [['a', 'c']], [0, 1]],
    ['one is not proposed whose people must be apart now', BEFORE.units, [['b', 'a']], [1]],
    ['one is not proposed of which somebody looks no more', [ADA, CLEO, PROJECT], [], [1]],
    [
      'one is not proposed whose project has other people now',
      [ADA, BOB, CLEO, unit('p', ['paul', 'pia', 'pete'], 2)],
      [],
      [0],
    ],
    [
      'one is not proposed whose project has no seat any more',
      [ADA, BOB, CLEO, unit('p', ['paul', 'pia'], 0)],
      [],
      [0],
    ],
    [
      'one is proposed whose project still has as many seats as it needs',
      [ADA, BOB, CLEO, unit('p', ['paul', 'pia'], 1)],
      [],
      [0, 1],
    ],
    ['somebody who begins to look changes nothing', [...BEFORE.units, unit('d', ['dora'])], [['d', 'a']], [0, 1]],
  ])('%s', (_, units, apart, standing) => {
    expect(standingTeams(FOUND, BEFORE, { units, apart })).toEqual(standing.map((index) => FOUND[index]));
  });
});
