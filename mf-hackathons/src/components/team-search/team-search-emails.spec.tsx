import { aSessionUser } from '@crewdeck/module-sdk/builders';
import { publishSession, setConfirmationMailer } from '@crewdeck/module-sdk/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aTeamSearch } from '../../testing/builders.ts';
import { openPart, press, SEARCH } from '../../testing/visit-team-search.tsx';

describe('what organisers send and see of somebody who takes part', () => {
  beforeEach(() => publishSession(aSessionUser()));

  it.each([
    [false, 'Turn off emails', 'PUT'],
    [true, 'Turn on emails', 'DELETE'],
  ])('turns emails of organisers on and off; refused before: %s', async (refusesAnnouncements, button, method) => {
    const { changes } = openPart({ search: aTeamSearch({ isSeeking: true, refusesAnnouncements }) });

    await press(button);
    expect(changes().map(([sent, path]) => [sent, path])).toEqual([
      [method, '/api/hackathons/hackathon-1/announcements/refusal'],
    ]);
  });

  it.each([
    [{}, "Organisers can send you announcements. They don't see your email."],
    [{ showsEmail: true }, 'Organisers can send you announcements. They see your email.'],
    [{ refusesAnnouncements: true }, "You don't get emails from this event's organisers. They don't see your email."],
  ])('says what organisers send and see of %j', async (parts, words) => {
    openPart({ search: aTeamSearch({ isSeeking: true, ...parts }) });

    expect(await screen.findByText(words)).toBeVisible();
  });

  it('says nothing of emails to somebody who does not take part', async () => {
    openPart();

    expect(await screen.findByRole('button', { name: 'Find a team' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Turn off emails' })).not.toBeInTheDocument();
  });

  it('says what teammates see, and asks before somebody is named on the page', async () => {
    const { changes } = openPart();

    await press('Find a team');
    const dialog = within(await screen.findByRole('dialog', { name: 'Find a team' }));
    const privacy = within(dialog.getByRole('group', { name: 'Privacy' }));
    const proposed =
      'People in a team we propose see your profile, your contact line and your answer. They see your email once the team forms.';
    expect(privacy.getByText(proposed)).toBeVisible();
    const box = privacy.getByRole('checkbox', { name: 'Show my name and picture to everyone on the event page' });
    expect(box).not.toBeChecked();
    await userEvent.click(box);
    await userEvent.click(dialog.getByRole('button', { name: 'Start looking' }));
    await waitFor(() =>
      expect(changes().at(-1)).toEqual([
        'PUT',
        '/api/hackathons/hackathon-1/team-search',
        { isNamed: true, showsEmail: false },
      ]),
    );
  });

  it('asks before the organisers see an email', async () => {
    const { changes } = openPart();

    await press('Find a team');
    const dialog = within(await screen.findByRole('dialog', { name: 'Find a team' }));
    const privacy = within(dialog.getByRole('group', { name: 'Privacy' }));
    const box = privacy.getByRole('checkbox', { name: 'Organisers may see my email' });
    expect(box).not.toBeChecked();
    await userEvent.click(box);
    await userEvent.click(dialog.getByRole('button', { name: 'Start looking' }));
    await waitFor(() => expect(changes().at(-1)).toEqual(['PUT', SEARCH, { isNamed: false, showsEmail: true }]));
  });

  it('keeps what was chosen over a reload', async () => {
    const boxes = async () => within(await screen.findByRole('dialog', { name: 'Find a team' }));
    openPart();
    await press('Find a team');
    await userEvent.click((await boxes()).getByRole('checkbox', { name: 'Organisers may see my email' }));
    await userEvent.click((await boxes()).getByRole('button', { name: 'QA Tester' }));
    window.dispatchEvent(new Event('pagehide'));
    const kept = { ...sessionStorage };
    cleanup();
    Object.assign(sessionStorage, kept);

    openPart();
    await press('Find a team');
    const dialog = await boxes();
    expect(dialog.getByText("We kept what you'd written.")).toBeVisible();
    expect(dialog.getByRole('checkbox', { name: 'Organisers may see my email' })).toBeChecked();
    expect(dialog.getByRole('checkbox', { name: /^Show my name/ })).not.toBeChecked();
    expect(dialog.getByRole('button', { name: 'QA Tester', pressed: true })).toBeVisible();
  });

  it('begins with the email where it has to be confirmed, and with the form once it is', async () => {
    let sent = 0;
    setConfirmationMailer(async () => {
      sent += 1;
    });
    publishSession(aSessionUser({ emailVerified: false }));
    openPart();
    await press('Confirm your email first');

    const ask = (await screen.findByRole('dialog', { name: 'Find a team' })).querySelector('p');
    expect(ask).toHaveTextContent(
      `Confirm your email first: we sent a link to ${aSessionUser().email}. Then you can look for a team.`,
    );
    expect(screen.queryByLabelText('Hours a week')).not.toBeInTheDocument();
    await press('Send the link again');
    await waitFor(() => expect(sent).toBe(1));
    act(() => publishSession(aSessionUser({ emailVerified: true })));
    expect(screen.queryByText(/^Confirm your email first/)).not.toBeInTheDocument();
    expect(screen.getByLabelText('Hours a week')).toBeVisible();
  });

  it('hides an email from the organisers again, or says that it can not', async () => {
    const hidden = `DELETE ${SEARCH}/email`;
    const search = aTeamSearch({ isSeeking: true, showsEmail: true });
    const { changes } = openPart({ search, writes: { [hidden]: { status: 500 } } });

    await press('Hide my email');
    expect(await screen.findByRole('alert')).toHaveTextContent("We couldn't hide your email. Try again.");
    expect(changes().map(([method, path]) => `${method} ${path}`)).toEqual([hidden]);
  });

  it('says nothing of an email that the organisers do not see', async () => {
    openPart({ search: aTeamSearch({ isSeeking: true }) });

    expect(await screen.findByRole('button', { name: 'Stop looking' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Hide my email' })).not.toBeInTheDocument();
  });
});
