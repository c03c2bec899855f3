import { createTestHost } from '@crewdeck/module-sdk/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aRegistry, inlineHostDocument } from '../../modules/testing/a-release.ts';
import { SignInPage } from './sign-in-page.tsx';

function open() {
  return render(createTestHost(<SignInPage />, { at: '/sign-in', path: '/sign-in' }).element);
}

const email = () => screen.getByLabelText(/Email/);
const hidePage = () => act(() => window.dispatchEvent(new PageTransitionEvent('pagehide')));

/** As a reload does: nothing is taken down in order, and the page begins anew. */
async function reload() {
  hidePage();
  const stored = sessionStorage.getItem('crewdeck.kept-forms');
  document.body.replaceChildren();
  sessionStorage.setItem('crewdeck.kept-forms', stored ?? '{}');
  return open();
}

beforeAll(() => inlineHostDocument(aRegistry([])));
afterEach(() => sessionStorage.clear());

describe('what was typed to sign in', () => {
  it('is back after a reload, without the password, which is never kept', async () => {
    open();
    await userEvent.type(email(), 'ada@example.edu');
    await userEvent.type(screen.getByLabelText(/Password/), 'secret1');
    hidePage();
    expect(JSON.stringify(sessionStorage)).toContain('ada@example.edu');
    expect(JSON.stringify(sessionStorage)).not.toContain('secret1');
    await reload();
    expect(email()).toHaveValue('ada@example.edu');
    expect(screen.getByLabelText(/Password/)).toHaveValue('');
  });

  it('is gone once the page is left', async () => {
    const { unmount } = open();
    await userEvent.type(email(), 'ada@example.edu');
    hidePage();
    unmount();
    expect(JSON.stringify(sessionStorage)).not.toContain('ada@example.edu');
    open();
    expect(email()).toHaveValue('');
  });
});
