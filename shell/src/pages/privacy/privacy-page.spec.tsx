import { aSessionUser } from '@crewdeck/module-sdk/builders';
import { createTestHost } from '@crewdeck/module-sdk/testing';
import { render, screen } from '@testing-library/react';
import { aRegistry, inlineHostDocument } from '../../modules/testing/a-release.ts';
import { Footer } from '../../navigation/footer.tsx';
import { EmailSection } from '../account/email-section.tsx';
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
    expect(screen.getByRole('link', { name: 'in your account' })).toHaveAttribute('href', '/account#notifications');
  });

  it('says which emails have no link that turns them off', () => {
    open();
    expect(screen.getByRole('region', { name: 'Emails' })).toHaveTextContent(
      "You can't turn off emails about signing in and your account.",
    );
  });

  it('says the same as the account of who sees an email', () => {
    open();
    render(createTestHost(<EmailSection user={aSessionUser()} />).element);
    const [readers] =
      /^Only teammates, .*?(?=:)/.exec(screen.getByText(/: your email, once confirmed\.$/).textContent ?? '') ?? [];
    expect(readers).toContain('whose invites you accept');
    expect(screen.getByText(`${readers} can see it.`)).toBeVisible();
  });

  it('is linked from the footer', () => {
    render(createTestHost(<Footer />).element);
    expect(screen.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy');
  });
});
