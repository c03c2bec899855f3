import { render, waitFor } from '@testing-library/react';
import { publishSession } from '../session/session-store.ts';
import { createTestHost } from '../testing/test-host.tsx';
import { usePageTitle } from './page-title.ts';
import { useSignInFirst } from './use-sign-in-first.ts';

function AboutGrace() {
  usePageTitle('Grace Hopper');
  useSignInFirst();
  return null;
}

test('leads to sign in with the address and the title of the page that asked for it', async () => {
  publishSession(null);
  const { element, router } = createTestHost(<AboutGrace />, { at: '/people/7?invite=7', path: '/people/:id' });
  render(element);
  await waitFor(() => expect(router.state.location.pathname).toBe('/sign-in'));
  expect(router.state.location).toMatchObject({
    search: '?next=%2Fpeople%2F7%3Finvite%3D7',
    state: { wanted: 'Grace Hopper' },
  });
});
