import { joinBy, teamText } from './offer.ts';

const person = (name: string) => ({ id: name, name, role: 'Tester' });

describe('an offer', () => {
  test('names the team, the owner first, and counts the rest', () => {
    const team = (...names: string[]) => teamText({ owner: person('Ada'), collaborators: names.map(person) });
    expect(team()).toBe('Ada');
    expect(team('Grace', 'Alan')).toBe('Ada, Grace and Alan');
    expect(team('Grace', 'Alan', 'Mary', 'Joan')).toBe('Ada, Grace, Alan and 2 more');
  });

  test.each([
    [null, '2026-12-04T09:00:00.000Z'],
    ['2026-12-04', '2026-12-04T09:00:00.000Z'],
    ['2026-12-01', '2026-12-01T00:00'],
  ])('of a project with the deadline %s, in an invite until 4 December, can be joined by %s', (deadline, until) => {
    expect(joinBy('2026-12-04T09:00:00.000Z', deadline)).toBe(until);
  });
});
