import type { Seeker } from './placing.repository.ts';
import { placeUnits, type Unit } from './placing.rules.ts';
import { avoidingLast, chooseSeekers, pairsWished, unknownTo } from './placing-input.ts';

const aSeeker = (searchId: string, userId: string, projectId: string | null = null) =>
  ({ searchId, userId, projectId }) as Seeker;
const wish = (searchId: string, personId: string | null, projectId: string | null = null) => ({
  searchId,
  kind: 'like' as const,
  personId,
  projectId,
});

describe('why a search is not placed', () => {
  const none = new Set<string>();
  const reasonFor = (people: Partial<Seeker>[], broke = none) => {
    const seekers = people.map((person, place) => ({ ...aSeeker('s1', `p${place}`, 'map'), ...person }));
    return chooseSeekers(seekers, { busy: none, broke, served: none }).left.get('s1');
  };
  const owner = { answers: true, isEmailConfirmed: true };

  it('speaks to its reader where there is one, and of the owner where a whole team reads it', () => {
    const unconfirmed = { ...owner, isEmailConfirmed: false };
    expect(reasonFor([unconfirmed])).toMatch(/^Confirm your email/);
    expect(reasonFor([unconfirmed, { answers: false, isEmailConfirmed: true }])).toBe(
      "Your project's owner has to confirm their email first.",
    );
    expect(reasonFor([owner], new Set(['p0']))).toMatch(/^You /);
    expect(reasonFor([owner, { answers: false }], new Set(['p0']))).toMatch(/someone on your team/);
    expect(reasonFor([owner, { answers: false }])).toBeUndefined();
  });
});

describe('wishes of people who are placed', () => {
  it('count for the unit that somebody or a project is in, and for nobody else', () => {
    const seekers = [aSeeker('s1', 'ada'), aSeeker('s2', 'owner', 'map'), aSeeker('s2', 'member', 'map')];
    const wishes = [
      wish('s1', 'member'),
      wish('s1', null, 'map'),
      wish('s2', 'ada'),
      wish('s1', 'gone'),
      wish('s2', 'owner'),
    ];
    expect(pairsWished(seekers, [...wishes, wish('s1', null, 'other')])).toEqual([
      ['s1', 's2'],
      ['s1', 's2'],
      ['s2', 's1'],
    ]);
  });

  it.each(['a', 'b'])('leave out who avoids, of two who can not both be placed: %s', (avoiding) => {
    const units = ['a', 'b', 'c'].map((id): Unit => {
      const person = { id: `${id} p`, skills: [], roles: [], interests: [], availability: null, hoursPerWeek: null };
      return {
        id,
        people: [{ ...person, timeBlocks: [], events: [], recentInvites: 0, takesInvites: true }],
        seats: null,
      };
    });
    const avoided = [[avoiding, avoiding === 'a' ? 'b' : 'a']] as const;
    const request = { now: new Date(), size: 3, together: [], apart: avoided };
    const { unplaced } = placeUnits({ ...request, units: avoidingLast(units, avoided) });
    expect([...unplaced.keys()]).toEqual([avoiding]);
  });
});

describe('the technologies of an event', () => {
  const people = [{ skills: [{ name: 'kotlin' }] }, { skills: [{ name: 'JS' }, { name: 'Docker' }] }];

  it('are unknown to a team of which nobody knows them, by whatever name', () => {
    expect(unknownTo(people, ['Kotlin', 'Swift', 'JavaScript'])).toEqual(['Swift']);
  });

  it('are unknown to nobody where the event names none', () => {
    expect(unknownTo(people, [])).toEqual([]);
  });
});
