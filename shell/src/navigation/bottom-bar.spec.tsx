import { myDataKeys, type SessionUser } from '@crewdeck/module-sdk';
import { publishSession } from '@crewdeck/module-sdk/host';
import { createTestHost } from '@crewdeck/module-sdk/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { BottomBar } from './bottom-bar.tsx';

function openBar(invites: { status: string }[], at = '/') {
  const { element, queryClient, router } = createTestHost(<BottomBar />, { at });
  queryClient.setQueryData(myDataKeys.receivedInvites('u1'), invites);
  act(() => publishSession({ uid: 'u1', email: 'ada@example.edu' } as SessionUser));
  render(element);
  return { ...within(screen.getByRole('navigation', { name: 'Quick links' })), router, queryClient };
}

type Bar = ReturnType<typeof openBar>;
const markedIn = (bar: Bar) =>
  bar
    .getAllByRole('link')
    .filter((link) => 'here' in link.dataset)
    .map(({ textContent }) => textContent);

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
  ['/my-projects', 'Teams'],
  ['/account', 'You'],
  ['/create-profile', 'You'],
])('shows %s as a part of %s', (path, name) => {
  expect(markedIn(openBar([], path))).toEqual([name]);
});

test.each([
  ['/collaborations', 'Teams'],
  ['/my-invites', 'Invites'],
  ['/', 'Home'],
])('keeps %s marked on a project that was opened from there', async (path, name) => {
  const bar = openBar([], path);
  await act(() => bar.router.navigate('/projects/p1'));
  expect(markedIn(bar)).toEqual([name]);
});

test('marks nothing on a page that belongs to none of them', () => {
  expect(markedIn(openBar([], '/privacy'))).toEqual([]);
});

test('counts the invites that wait for an answer', () => {
  const bar = openBar([{ status: 'pending' }, { status: 'accepted' }, { status: 'pending' }]);
  expect(bar.getByRole('link', { name: 'Invites 2' })).toBeVisible();
});

test('shows the page of a project as a part of Teams once it says that one is on its team', async () => {
  const bar = openBar([], '/projects/p1');
  act(() => void bar.queryClient.setQueryData(['projects', 'page', 'p1', 'u1'], { viewer: { is: 'owner' } }));
  await waitFor(() => expect(markedIn(bar)).toEqual(['Teams']));
});

test('goes back to where somebody was before they made a profile', async () => {
  const bar = openBar([], '/explore-hackathons');
  await act(() => bar.router.navigate('/create-profile'));
  expect(markedIn(bar)).toEqual(['You']);
  await act(() => bar.router.navigate('/hackathons/h1'));
  expect(markedIn(bar)).toEqual(['Explore']);
});
