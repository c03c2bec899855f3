import { createTestHost } from '@crewdeck/module-sdk/testing';
import { render, screen } from '@testing-library/react';
import { ForgotPasswordPage } from './forgot-password-page.tsx';

describe('the page for a forgotten password', () => {
  it('starts with the address that was typed on the way here', () => {
    const host = createTestHost(<ForgotPasswordPage />, { at: '/forgot-password' });
    void host.router.navigate('/forgot-password', { state: { email: 'ada@example.edu' } });
    render(host.element);
    expect(screen.getByLabelText(/Email/)).toHaveValue('ada@example.edu');
  });

  it('leads back to signing in, and on to where the person wanted to go', () => {
    render(createTestHost(<ForgotPasswordPage />, { at: '/forgot-password?next=%2Fmy-invites' }).element);
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/sign-in?next=%2Fmy-invites');
  });
});
