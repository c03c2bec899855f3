import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { NavMenu } from './nav-menu.tsx';

function Link({ children, ...rest }: ComponentProps<'a'>) {
  return <a {...rest}>{children}</a>;
}

const EXPLORE = [
  { label: 'Users', render: <Link href="#users" /> },
  { label: 'Projects', render: <Link href="#projects" /> },
  { label: 'Hackathons', render: <Link href="#hackathons" /> },
];

function renderBar() {
  render(
    <nav>
      <NavMenu label="Explore" items={EXPLORE} />
      <NavMenu label="Post" items={[{ label: 'Project', render: <Link href="#post" /> }]} />
      <button type="button">Sign Out</button>
    </nav>,
  );
  return {
    explore: screen.getByRole('button', { name: 'Explore' }),
    post: screen.getByRole('button', { name: 'Post' }),
  };
}

function pass(milliseconds: number) {
  act(() => {
    jest.advanceTimersByTime(milliseconds);
  });
}

const user = userEvent.setup({ advanceTimers: (milliseconds) => jest.advanceTimersByTime(milliseconds) });

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

test('a click shows the links and another hides them', async () => {
  const { explore } = renderBar();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  fireEvent.click(explore);
  expect(explore).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getAllByRole('link')).toHaveLength(3);
  fireEvent.click(explore);
  expect(explore).toHaveAttribute('aria-expanded', 'false');
});

test('a click on a menu that hovering opened keeps it open', async () => {
  const { explore } = renderBar();
  await user.hover(explore);
  expect(screen.getByRole('link', { name: 'Users' })).toBeVisible();
  await user.click(explore);
  expect(screen.getByRole('link', { name: 'Users' })).toBeVisible();
});

test('it closes 150 ms after the pointer has left the whole menu', async () => {
  const { explore } = renderBar();
  await user.hover(explore);
  await user.unhover(explore);
  pass(149);
  expect(explore).toHaveAttribute('aria-expanded', 'true');
  pass(1);
  expect(explore).toHaveAttribute('aria-expanded', 'false');
});

test('it stays open when the pointer comes back in time', async () => {
  const { explore } = renderBar();
  await user.hover(explore);
  await user.unhover(explore);
  pass(100);
  await user.hover(explore);
  pass(500);
  expect(explore).toHaveAttribute('aria-expanded', 'true');
});

test('it closes 150 ms after focus has left the whole menu', async () => {
  const { explore } = renderBar();
  explore.focus();
  await user.keyboard('{Enter}');
  act(() => screen.getByRole('link', { name: 'Hackathons' }).focus());
  pass(500);
  expect(explore).toHaveAttribute('aria-expanded', 'true');
  act(() => screen.getByRole('button', { name: 'Sign Out' }).focus());
  pass(149);
  expect(explore).toHaveAttribute('aria-expanded', 'true');
  pass(1);
  expect(explore).toHaveAttribute('aria-expanded', 'false');
});

test('arrow keys open it and move through its links and around the ends', async () => {
  const { explore } = renderBar();
  act(() => explore.focus());
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('link', { name: 'Users' })).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('link', { name: 'Projects' })).toHaveFocus();
  await user.keyboard('{End}');
  expect(screen.getByRole('link', { name: 'Hackathons' })).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('link', { name: 'Users' })).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(screen.getByRole('link', { name: 'Hackathons' })).toHaveFocus();
});

test('Escape closes it and gives the focus back to its button', async () => {
  const { explore } = renderBar();
  act(() => explore.focus());
  await user.keyboard('{ArrowDown}');
  await user.keyboard('{Escape}');
  expect(explore).toHaveFocus();
  expect(explore).toHaveAttribute('aria-expanded', 'false');
});

test('choosing a link closes it', async () => {
  const { explore } = renderBar();
  await user.click(explore);
  await user.click(screen.getByRole('link', { name: 'Projects' }));
  expect(explore).toHaveAttribute('aria-expanded', 'false');
});

test('opening one menu closes the other at once', async () => {
  const { explore, post } = renderBar();
  fireEvent.click(explore);
  fireEvent.click(post);
  expect(explore).toHaveAttribute('aria-expanded', 'false');
  expect(post).toHaveAttribute('aria-expanded', 'true');
});

test('a touch elsewhere closes it, where a tap moves no focus', () => {
  const { explore } = renderBar();
  fireEvent.click(explore);
  fireEvent.pointerDown(document.body);
  pass(150);
  expect(explore).toHaveAttribute('aria-expanded', 'false');
});
