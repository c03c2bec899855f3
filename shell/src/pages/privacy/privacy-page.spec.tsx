import { createTestHost } from '@crewdeck/module-sdk/testing';
import { render, screen } from '@testing-library/react';
import { Footer } from '../../navigation/footer.tsx';
import { PrivacyPage } from './privacy-page.tsx';

describe('the privacy page', () => {
  it('has a heading for each question, and leads to the account that answers it', () => {
    render(createTestHost(<PrivacyPage />).element);
    const parts = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(parts).toEqual(['What we keep', 'Who sees it', 'Emails', 'Download or delete', 'No tracking']);
    expect(screen.getByRole('link', { name: 'in your account' })).toHaveAttribute('href', '/account');
  });

  it('is linked from the footer', () => {
    render(createTestHost(<Footer />).element);
    expect(screen.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy');
  });
});
