import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aHackathon, aTeamSearch, TO_COME } from '../testing/builders.ts';
import { FAILED, openPage, PATH } from '../testing/visit-organise.tsx';

describe('the banner of an event, for organisers', () => {
  const COVER = '/api/pictures/one.jpg';
  const withCover = { body: aHackathon({ ...TO_COME, coverUrl: COVER }) };
  const searched = (changes: Parameters<typeof aTeamSearch>[0]) => ({
    [`${PATH}/team-search`]: { body: aTeamSearch({ organisesAs: 'organiser', rounds: [], ...changes }) },
  });

  it('offers to add one, in a dialog with what others will see', async () => {
    openPage('details');

    await userEvent.click(await screen.findByRole('button', { name: 'Add a banner' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Event banner' }));
    expect(await dialog.findByText('Choose a picture')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Save picture' })).toBeDisabled();
  });

  it('shows it and removes it, and the focus stays', async () => {
    const { changes } = openPage('details', { [PATH]: withCover });

    await userEvent.click(await screen.findByRole('button', { name: 'Remove banner' }));
    expect(document.querySelector(`img[src="${COVER}"]`)).not.toBeNull();
    await screen.findByText('Banner removed.');
    expect(changes()).toEqual([`DELETE ${PATH}/cover`]);
    expect(screen.getByRole('button', { name: 'Change banner' })).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Hide banner…' })).not.toBeInTheDocument();
  });

  it('says that it could not be removed', async () => {
    openPage('details', { [PATH]: withCover, [`DELETE ${PATH}/cover`]: FAILED });

    await userEvent.click(await screen.findByRole('button', { name: 'Remove banner' }));
    expect(await screen.findByText("We couldn't remove the banner. Try again.")).toBeVisible();
  });

  it('tells organisers why it is hidden', async () => {
    openPage('details', searched({ coverHiddenReason: 'An advertisement' }));
    expect(await screen.findByText('An advertisement')).toBeVisible();
  });

  it('lets ops hide it for a reason', async () => {
    const { calls } = openPage('details', { [PATH]: withCover, ...searched({ organisesAs: 'ops' }) });

    await userEvent.click(await screen.findByRole('button', { name: 'Hide banner…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Hide the banner' }));
    await userEvent.type(dialog.getByLabelText(/Reason/), 'An advertisement');
    await userEvent.click(dialog.getByRole('button', { name: 'Hide banner' }));
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'POST')).toMatchObject({
        path: '/api/abuse-reports/hackathon/hackathon-1/decisions',
        body: { action: 'hide_picture', reason: 'An advertisement' },
      }),
    );
  });

  it('lets ops show it again', async () => {
    const { calls } = openPage('details', searched({ organisesAs: 'ops', coverHiddenReason: 'An advertisement' }));

    await userEvent.click(await screen.findByRole('button', { name: 'Show banner again…' }));
    await userEvent.type(screen.getByLabelText(/Reason/), 'It is their own');
    await userEvent.click(screen.getByRole('button', { name: 'Show again' }));
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'POST')).toMatchObject({ body: { action: 'show_picture' } }),
    );
  });
});
