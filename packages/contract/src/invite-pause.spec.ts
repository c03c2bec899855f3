import { invitePauseDays, reasonAgainstInvites } from './invite-pause.ts';

describe('a pause of invites', () => {
  it('ends tomorrow at the earliest, and after ninety days at the latest', () => {
    expect(invitePauseDays(new Date('2026-12-30T23:59:00Z'))).toEqual({ first: '2026-12-31', last: '2027-03-30' });
  });

  it.each([
    [{}, null],
    [{ invitesPausedUntil: null, hasManyInvites: false }, null],
    [{ invitesPausedUntil: '2026-12-03', hasManyInvites: true }, 'Not taking invites until 3 December.'],
    [{ invitesPausedUntil: null, hasManyInvites: true }, 'Has too many open invites. Try again later.'],
  ])('is the reason that %j reads', (person, reason) => {
    expect(reasonAgainstInvites(person)).toBe(reason);
  });

  it('is told with the name where nothing else says whose', () => {
    expect(reasonAgainstInvites({ hasManyInvites: true }, 'Ada')).toBe(
      'Ada has too many open invites. Try again later.',
    );
  });
});
