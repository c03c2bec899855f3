import type { GivenAnswer } from '@crewdeck/module-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aHackathon, aTeamSearch, TO_COME } from '../testing/builders.ts';
import { ADA, FAILED, openPage, PATH } from '../testing/visit-organise.tsx';

describe('the page of organisers', () => {
  it('opens with people, and has a tab for each kind of work', async () => {
    const { router } = openPage('');

    expect(await screen.findByRole('heading', { level: 1, name: 'Organise Climate Hack' })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Ada Lovelace' })).toHaveAttribute('href', `/people/${ADA.id}`);
    expect(screen.getByRole('heading', { name: 'People in the team search' })).toBeVisible();
    for (const [tab, heading] of [
      ['Teams', 'Teams'],
      ['Rounds', 'Rounds'],
      ['Announcements', 'Announcements'],
      ['Details', 'Event details'],
      ['Matching', 'How many Best fit matches become teams?'],
    ] as const) {
      await userEvent.click(screen.getByRole('tab', { name: tab }));
      expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
      await waitFor(() => expect(router.state.location.search).toBe(`?tab=${tab.toLowerCase()}`));
    }
    expect(screen.queryByRole('heading', { name: 'What organisers did' })).not.toBeInTheDocument();
  });

  it.each([
    ['rounds', 'Propose teams now'],
    ['announcements', 'Send announcement'],
    ['details', 'Save details'],
  ])('has one primary button on its tab "%s"', async (tab, name) => {
    openPage(tab);

    await screen.findByRole('button', { name });
    const primary = screen.getAllByRole('button').filter((button) => button.classList.contains('primary'));
    expect(primary.map((button) => button.textContent)).toEqual([name]);
  });

  it('keeps what is typed while another tab is open', async () => {
    openPage('announcements');

    await userEvent.type(await screen.findByLabelText(/Tell everyone/), 'Doors open');
    await userEvent.click(screen.getByRole('tab', { name: 'Rounds' }));
    await userEvent.click(screen.getByRole('tab', { name: 'Announcements' }));
    expect(screen.getByLabelText(/Tell everyone/)).toHaveValue('Doors open');

    const size = () => within(screen.getByRole('region', { name: 'Start a round' })).getByLabelText('Team size');
    await userEvent.click(screen.getByRole('tab', { name: 'Rounds' }));
    await userEvent.clear(size());
    await userEvent.type(size(), '3');
    await userEvent.click(screen.getByRole('tab', { name: 'Teams' }));
    await userEvent.click(screen.getByRole('tab', { name: 'Rounds' }));
    expect(size()).toHaveValue(3);
  });

  it('says so to somebody who does not organise the event', async () => {
    openPage('people', { [`${PATH}/team-search`]: { body: aTeamSearch() } });

    expect(await screen.findByText("You don't organise this event.")).toBeVisible();
    expect(screen.getByRole('link', { name: 'View event page' })).toHaveAttribute('href', '/hackathons/hackathon-1');
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  });

  it('says that there is no such event', async () => {
    const missing = { status: 404, body: { error: 'No.', code: 'hackathon.not_found' } };
    openPage('people', { [PATH]: missing, [`${PATH}/team-search`]: missing });

    expect(await screen.findByText('Hackathon not found.')).toBeVisible();
  });

  it('can be tried again when it could not be loaded', async () => {
    let answer: GivenAnswer = FAILED;
    openPage('people', { [PATH]: () => answer });

    const retry = await screen.findByRole('button', { name: 'Try again' });
    answer = { body: aHackathon(TO_COME) };
    await userEvent.click(retry);
    expect(await screen.findByRole('heading', { level: 1, name: 'Organise Climate Hack' })).toBeVisible();
  });
});
