import { createTestHost } from '@crewdeck/module-sdk/testing';
import { render, screen } from '@testing-library/react';
import { aRegistry, inlineHostDocument } from '../../modules/testing/a-release.ts';
import { SignInPage } from './sign-in-page.tsx';

test.each([
  ['/sign-in', 'Sign in, or create an account to find your crew.'],
  ['/sign-in?next=%2Fexplore%3Finvite%3Du1', "Sign in first. Then we'll take you back to Explore Users."],
  ['/sign-in?next=%2Faccount', "Sign in first. Then we'll take you to Account."],
])('%s says which page waits: %s', (at, intro) => {
  inlineHostDocument(aRegistry([]));
  const { container } = render(createTestHost(<SignInPage />, { at }).element);
  expect(container).toHaveTextContent(intro);
});

test('names whom the page is about that asked to sign in', async () => {
  inlineHostDocument(aRegistry([]));
  const { element, router } = createTestHost(<SignInPage />);
  await router.navigate('/sign-in?next=%2Fexplore%3Finvite%3Du1', { state: { wanted: 'Grace Hopper' } });
  const { container } = render(element);
  expect(container).toHaveTextContent("Then we'll take you back to Grace Hopper.");
});

test.each([
  ['/sign-in?next=%2Faccount', 'Your session has ended. Sign in again to go on to Account.'],
  ['/sign-in', 'Your session has ended. Sign in again.'],
])('%s says to somebody whose session has ended: %s', async (at, intro) => {
  inlineHostDocument(aRegistry([]));
  const { element, router } = createTestHost(<SignInPage />);
  await router.navigate(at, { state: { hasEnded: true } });
  expect(render(element).container).toHaveTextContent(intro);
});

test('is for people without an account too: a button of its own leads them to one', () => {
  inlineHostDocument(aRegistry([]));
  render(createTestHost(<SignInPage />, { at: '/sign-in' }).element);
  expect(screen.getByRole('heading', { level: 1, name: 'Sign in to Crewdeck' })).toBeVisible();
  const link = screen.getByRole('link', { name: 'Create an account' });
  expect(link).toHaveAttribute('href', '/sign-up');
  expect(link.closest('p')).toBeNull();
});
