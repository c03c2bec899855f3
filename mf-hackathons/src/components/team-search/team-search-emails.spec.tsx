import { aSessionUser } from '@crewdeck/module-sdk/builders';
import { publishSession } from '@crewdeck/module-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
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

    expect(await screen.findByRole('button', { name: "I'm looking for a team" })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Turn off emails' })).not.toBeInTheDocument();
  });

  it('asks before somebody is named on the page', async () => {
    const { changes } = openPart();

    await press("I'm looking for a team");
    const dialog = within(await screen.findByRole('dialog', { name: 'Find a team' }));
    const privacy = within(dialog.getByRole('group', { name: 'Privacy' }));
    const box = privacy.getByRole('checkbox', { name: 'Show my name to everyone on the event page' });
    expect(box).not.toBeChecked();
    await userEvent.click(box);
    await userEvent.click(dialog.getByRole('button', { name: 'Find a team' }));
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

    await press("I'm looking for a team");
    const dialog = within(await screen.findByRole('dialog', { name: 'Find a team' }));
    const privacy = within(dialog.getByRole('group', { name: 'Privacy' }));
    const box = privacy.getByRole('checkbox', { name: 'Organisers may see my email' });
    expect(box).not.toBeChecked();
    await userEvent.click(box);
    await userEvent.click(dialog.getByRole('button', { name: 'Find a team' }));
    await waitFor(() => expect(changes().at(-1)).toEqual(['PUT', SEARCH, { isNamed: false, showsEmail: true }]));
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
