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

test.each([
  ['/explore', 'Explore'],
  ['/explore-projects', 'Explore'],
  ['/explore-hackathons', 'Explore'],
  ['/people/u1', 'Explore'],
  ['/projects/p1', 'Explore'],
  ['/hackathons/h1', 'Explore'],
  ['/projects/p1#room', 'Teams'],
  ['/projects/p1?tab=room', 'Teams'],
  ['/account', 'You'],
  ['/create-profile', 'You'],
])('shows %s as a part of %s', (path, name) => {
  const bar = openBar([], path);
  expect(bar.getAllByRole('link').filter((link) => 'here' in link.dataset)).toEqual([bar.getByRole('link', { name })]);
});

test('counts the invites that wait for an answer', () => {
  const bar = openBar([{ status: 'pending' }, { status: 'accepted' }, { status: 'pending' }]);
  expect(bar.getByRole('link', { name: 'Invites 2' })).toBeVisible();
});
