import { anInvite } from '../testing/builders.ts';
import { earlierInvite } from './earlier-invite.ts';

const asked = { projectId: 'project-1', receiverId: 'receiver-1' };
const declined = anInvite({ status: 'declined', declinedAt: '2026-11-20T10:00:00.000Z' });
const at = (moment: string) => new Date(moment);

describe('the invite after which the same person cannot be invited again', () => {
  it('is one that waits for their answer', () => {
    expect(earlierInvite([anInvite()], asked, at('2026-11-21'))).toEqual(anInvite());
  });

  it('is one that they declined, for seven days', () => {
    expect(earlierInvite([declined], asked, at('2026-11-27T09:59:59Z'))).toBe(declined);
    expect(earlierInvite([declined], asked, at('2026-11-27T10:00:00Z'))).toBeUndefined();
  });

  it.each([
    ['to another project', anInvite({ projectId: 'project-2' })],
    ['to another person', anInvite({ receiverId: 'receiver-2' })],
    ['that was withdrawn', anInvite({ status: 'withdrawn' })],
    ['that has expired', anInvite({ status: 'expired' })],
  ])('is none %s', (_which, invite) => {
    expect(earlierInvite([invite], asked, at('2026-11-21'))).toBeUndefined();
  });
});
