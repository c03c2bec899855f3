import { endedOn } from './last-day.ts';

describe('the last day that a member has said', () => {
  const now = new Date('2026-11-22T11:00:00Z');
  const [open, archived] = [{ status: 'Open' }, { status: 'Archived' }] as const;

  it('has come once it is that day anywhere on earth, while the project is not over', () => {
    expect(endedOn({ until: '2026-11-21' }, open, now)).toBe('2026-11-21');
    expect(endedOn({ until: '2026-11-22' }, open, now)).toBeNull();
    expect(endedOn({ until: null }, open, now)).toBeNull();
    expect(endedOn({ until: '2026-11-21' }, archived, now)).toBeNull();
  });
});
