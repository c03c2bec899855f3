import { type Counted, tellable } from './withheld.rules.ts';

const counted = (kind: Counted['kind'], name: string, shown: number): Counted => ({
  ...{ kind, name, shown, asked: Math.floor(shown / 2), joined: 1, due: 0, active: 0 },
});
const told = (...groups: Counted[]) => tellable(groups).map(({ label, figures }) => [label, figures?.shown ?? null]);

describe('what came of best fit', () => {
  it('is told by position, strength and reason, then of newcomers, each step of the one before', () => {
    const groups = [
      counted('newcomers', '', 12),
      counted('reason', 'roles', 30),
      counted('strength', 'strong', 30),
      { ...counted('position', '1-3', 40), asked: 20, joined: 10, due: 8, active: 4 },
    ];
    const [first, ...others] = tellable(groups);
    expect(first).toMatchObject({
      label: 'Places 1–3',
      figures: { shown: 40, asked: { count: 20, of: 40 }, joined: { count: 10, of: 20 }, active: { count: 4, of: 8 } },
    });
    expect(others.map(({ label }) => label)).toEqual(['Strong fit', 'Reason: open roles', 'Newcomers']);
    expect(others[0]?.figures?.active).toBeNull();
  });

  it('is withheld of fewer than ten', () => {
    expect(told(counted('reason', 'roles', 9), counted('reason', 'hours', 10), counted('newcomers', '', 3))).toEqual([
      ['Reason: open roles', null],
      ['Reason: hours a week', 10],
      ['Newcomers', null],
    ]);
  });

  it('is withheld of one more group where the missing one could be computed from the others', () => {
    const positions = [counted('position', '1-3', 50), counted('position', '4-10', 20), counted('position', '11+', 4)];
    expect(told(...positions)).toEqual([
      ['Places 1–3', 50],
      ['Places 4–10', null],
      ['Places 11 and later', null],
    ]);
    expect(told(counted('strength', 'strong', 70), counted('strength', 'possible', 4)).flat()).not.toContain(70);
  });
});
