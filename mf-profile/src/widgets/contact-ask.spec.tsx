import type { Profile } from '@crewdeck/contract';
import { publishSession, setConfirmationMailer } from '@crewdeck/module-sdk/host';
import { answerCalls, createTestHost, type GivenAnswer } from '@crewdeck/module-sdk/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ADA, aProfile, aRefusal } from '../testing/builders.ts';
import { ContactAsk } from './contact-ask.tsx';

const QUESTION = 'How will your team reach you?';

async function open(profile: Partial<Profile>, { emailVerified = false, saved = { body: {} } as GivenAnswer } = {}) {
  publishSession({ ...ADA, emailVerified });
  const calls = answerCalls(({ method }) => (method === 'GET' ? { body: aProfile(profile as object) } : saved));
  const { element, queryClient } = createTestHost(<ContactAsk />);
  render(element);
  await waitFor(() => expect([calls.length, queryClient.isFetching()]).toEqual([1, 0]));
  return calls;
}

async function save(contact: string) {
  await userEvent.type(await screen.findByLabelText('Contact'), contact);
  await userEvent.click(screen.getByRole('button', { name: 'Save contact' }));
}

describe('the question how a team reaches somebody', () => {
  it.each([
    ['with a contact line', { discordOrContact: 'ada#1' }, false],
    ['with a confirmed email', { discordOrContact: null }, true],
  ])('is not asked of somebody %s', async (_, profile, emailVerified) => {
    await open(profile, { emailVerified });
    expect(screen.queryByText(QUESTION)).not.toBeInTheDocument();
  });

  it('is answered by a contact line, which is saved and said', async () => {
    const calls = await open({ discordOrContact: null }, { saved: { body: aProfile({ discordOrContact: 'ada#2' }) } });
    expect(await screen.findByRole('form', { name: QUESTION })).toBeVisible();
    await save('ada#2');
    const answer = await screen.findByText(/^Your team can reach you at/);
    expect(answer).toHaveTextContent('Your team can reach you at ada#2.');
    expect(answer).toHaveFocus();
    expect(calls.at(-1)).toMatchObject({ method: 'PATCH', body: { discordOrContact: 'ada#2' } });
  });

  it('keeps what was written when it could not be saved, and says why', async () => {
    const saved = { status: 400, body: aRefusal('Your contact is too long.', 'request.invalid') };
    await open({ discordOrContact: null }, { saved });
    await save('ada#2');
    expect(await screen.findByRole('alert')).toHaveTextContent('Your contact is too long.');
    expect(screen.getByLabelText('Contact')).toHaveValue('ada#2');
  });

  it('can be answered by confirming the email instead', async () => {
    let isUp = false;
    setConfirmationMailer(() => (isUp ? Promise.resolve() : Promise.reject(new Error('Down.'))));
    await open({ discordOrContact: null });
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm my email instead' }));
    expect(await screen.findByRole('alert')).toHaveTextContent("We couldn't send the link. Try again in a moment.");
    isUp = true;
    await userEvent.click(screen.getByRole('button', { name: 'Confirm my email instead' }));
    expect(await screen.findByRole('status')).toHaveTextContent("We've sent a link to ada@example.edu.");
    expect(screen.getByRole('button', { name: 'Send the link again' })).toBeVisible();
  });
});
