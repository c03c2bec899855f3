import { createTestHost } from '@crewdeck/module-sdk/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ForgotPasswordPage } from './forgot-password-page.tsx';

describe('the page for a forgotten password', () => {
  it('starts with the address that was typed on the way here', () => {
    const host = createTestHost(<ForgotPasswordPage />, { at: '/forgot-password' });
    void host.router.navigate('/forgot-password', { state: { email: 'ada@example.edu' } });
    render(host.element);
    expect(screen.getByLabelText(/Email/)).toHaveValue('ada@example.edu');
  });

  it('starts with the address that was just typed, not with the one of an earlier visit', async () => {
    const earlier = createTestHost(<ForgotPasswordPage />, { at: '/forgot-password' });
    render(earlier.element);
    await userEvent.type(screen.getByLabelText(/Email/), 'bob@example.edu');
    // The tab went to another site and came back, so that nothing was taken down in order.
    act(() => window.dispatchEvent(new PageTransitionEvent('pagehide')));
    const kept = sessionStorage.getItem('crewdeck.kept-forms') ?? '';
    document.body.replaceChildren();
    const host = createTestHost(<ForgotPasswordPage />, { at: '/forgot-password' });
    void host.router.navigate('/forgot-password', { state: { email: 'ada@example.edu' } });
    expect(kept).toContain('bob@example.edu');
    sessionStorage.setItem('crewdeck.kept-forms', kept);
    render(host.element);
    expect(screen.getByLabelText(/Email/)).toHaveValue('ada@example.edu');
    sessionStorage.clear();
  });

  it('leads back to signing in, and on to where the person wanted to go', () => {
    render(createTestHost(<ForgotPasswordPage />, { at: '/forgot-password?next=%2Fmy-invites' }).element);
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/sign-in?next=%2Fmy-invites');
  });
});
