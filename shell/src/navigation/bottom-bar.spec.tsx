import { myDataKeys, type SessionUser } from '@crewdeck/module-sdk';
import { publishSession } from '@crewdeck/module-sdk/host';
import { createTestHost } from '@crewdeck/module-sdk/testing';
import { act, render, screen, within } from '@testing-library/react';
import { BottomBar } from './bottom-bar.tsx';

function openBar(invites: { status: string }[], at = '/') {
  const { element, queryClient } = createTestHost(<BottomBar />, { at });
  queryClient.setQueryData(myDataKeys.receivedInvites('u1'), invites);
  act(() => publishSession({ uid: 'u1', email: 'ada@example.edu' } as SessionUser));
  render(element);
  return within(screen.getByRole('navigation', { name: 'Quick links' }));
}

test('leads to the five places that members visit most, and marks the current one', () => {
  const bar = openBar([], '/collaborations');
  expect(bar.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Home', '/'],
    ['Explore', '/explore'],
    ['Invites', '/my-invites'],
    ['Teams', '/collaborations'],
    ['You', '/profile'],
  ]);
  expect(bar.getByRole('link', { current: 'page' })).toHaveTextContent('Teams');
});

test('leaves the count of pending invites to the bell, so that a phone shows and says it once', () => {
  openBar([{ status: 'pending' }]);
  expect(screen.getByRole('link', { name: 'Invites' })).toBeVisible();
  expect(screen.queryByText('1')).toBeNull();
});
