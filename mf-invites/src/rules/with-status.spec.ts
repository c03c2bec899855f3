import { anInvite } from '../testing/builders.ts';
import { withStatus } from './with-status.ts';

test('changes the state of the answered invite and leaves all others alone', () => {
  const answered = anInvite({ id: 'a' });
  const other = anInvite({ id: 'b' });

  const after = withStatus([answered, other], 'a', 'declined');

  expect(after.map((invite) => invite.status)).toEqual(['declined', 'pending']);
  expect(after[1]).toBe(other);
});
