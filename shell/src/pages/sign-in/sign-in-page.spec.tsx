import { createTestHost } from '@crewdeck/module-sdk/testing';
import { render, screen } from '@testing-library/react';
import { aRegistry, inlineHostDocument } from '../../modules/testing/a-release.ts';
import { SignInPage } from './sign-in-page.tsx';

test.each([
  ['/sign-in', 'Sign in to pick up where your crew left off.'],
  ['/sign-in?next=%2Fexplore', 'Sign in to pick up where your crew left off.'],
  ['/sign-in?next=%2Faccount', "Sign in first. Then we'll take you to Account."],
])('%s says which page waits: %s', (at, intro) => {
  inlineHostDocument(aRegistry([]));
  render(createTestHost(<SignInPage />, { at }).element);
  expect(screen.getByText(intro)).toBeVisible();
});
