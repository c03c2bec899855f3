import { myDataKeys } from '@crewdeck/module-sdk';
import { aSessionUser } from '@crewdeck/module-sdk/builders';
import { answerCalls, createTestHost, publishSession } from '@crewdeck/module-sdk/testing';
import { act, render, screen } from '@testing-library/react';
import { InvitesBell } from './invites-bell.tsx';

test.each([
  ['/my-invites', true],
  ['/my-invites?tab=activity', true],
  ['/explore', false],
])('looks chosen on My Invites: %s', (at, isChosen) => {
  answerCalls(() => ({ body: [] }));
  publishSession(aSessionUser());
  render(createTestHost(<InvitesBell />, { at }).element);
  expect(screen.queryAllByRole('link', { current: 'page' })).toHaveLength(isChosen ? 1 : 0);
});

test('a poll that failed counts no invites, and says nothing', async () => {
  answerCalls(() => ({ status: 400 }));
  const user = aSessionUser();
  publishSession(user);
  const { element, queryClient } = createTestHost(<InvitesBell />);
  queryClient.setQueryData(myDataKeys.receivedInvites(user.uid), [{ status: 'pending' }]);
  render(element);
  expect(screen.getByRole('link', { name: 'My Invites, 1 pending invite' })).toBeVisible();
  await act(() => queryClient.invalidateQueries());
  expect(await screen.findByRole('link', { name: 'My Invites, 0 pending invites' })).toHaveTextContent('');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
