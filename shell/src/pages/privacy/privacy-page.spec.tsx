import { createTestHost } from '@crewdeck/module-sdk/testing';
import { render, screen } from '@testing-library/react';
import { aRegistry, inlineHostDocument } from '../../modules/testing/a-release.ts';
import { Footer } from '../../navigation/footer.tsx';
import { PrivacyPage } from './privacy-page.tsx';

const open = (contact?: string) => {
  inlineHostDocument(aRegistry([]), { contact });
  render(createTestHost(<PrivacyPage />).element);
};

describe('the privacy page', () => {
  it.each([
    ['help@crewdeck.test', 'mailto:help@crewdeck.test'],
    ['https://crewdeck.test/help', 'https://crewdeck.test/help'],
  ])('says whom to write to, where that is set: %s', (contact, href) => {
    open(contact);
    const questions = screen.getByRole('region', { name: 'Questions or requests' });
    expect(questions).toHaveTextContent(`Write to the people who run Crewdeck: ${contact}`);
    expect(screen.getByRole('link', { name: contact })).toHaveAttribute('href', href);
  });

  it('has a heading for each question, and leads to the account that answers it', () => {
    open();
    const parts = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(parts).toEqual(['What we keep', 'Who sees it', 'Emails', 'Download or delete', 'No tracking']);
    expect(screen.getByRole('link', { name: 'in your account' })).toHaveAttribute('href', '/account');
  });

  it('is linked from the footer', () => {
    render(createTestHost(<Footer />).element);
    expect(screen.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy');
  });
});
