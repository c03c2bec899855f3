import type { GivenAnswer } from '@crewdeck/module-sdk/testing';
import { aCanary, aModule, aStatus, aStop, CANARY, LAST_GOOD } from '@crewdeck/releases/builders';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { confirm, dialog, giveReason, OLDER, open, openOn, PATH, press } from '../testing/open-releases.tsx';

describe('rolling back', () => {
  it('goes to the last good release, with a reason and the revision that was shown', async () => {
    const { sent } = openOn({});
    await press('Roll back… mf-projects');
    await giveReason();
    await confirm('Roll back');
    expect(await screen.findByText('mf-projects is rolled back to 1.4.2-aaaaaaaa.')).toBeVisible();
    expect(sent()).toEqual([
      { path: PATH, body: { action: 'rollback', to: LAST_GOOD.release, reason: 'It fails.', expectedRevision: 7 } },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('goes to any kept release, unless that could not go live, which says why', async () => {
    const { sent } = openOn({});
    await press('Roll back… mf-projects');
    const impossible = await dialog().findByRole('radio', { name: /1\.2\.0/ });
    expect(impossible).toBeDisabled();
    expect(impossible).toHaveAccessibleDescription(/It has no page "collaborations"\./);
    await userEvent.click(dialog().getByRole('radio', { name: /1\.3\.0/ }));
    await giveReason();
    await confirm('Roll back');
    expect(sent()[0]?.body).toMatchObject({ to: OLDER.release });
  });

  it('waits neither for the list of kept releases nor for its success', async () => {
    const { sent } = openOn({}, { kept: () => ({ status: 500, body: {} }) });
    await press('Roll back… mf-projects');
    expect(await dialog().findByText('The other releases could not be loaded.')).toBeVisible();
    await giveReason();
    await confirm('Roll back');
    expect(sent()).toHaveLength(1);
  });

  it('asks for a reason before anything is sent', async () => {
    const { sent } = openOn({});
    await press('Roll back… mf-projects');
    await confirm('Roll back');
    expect(dialog().getByLabelText('Reason')).toBeInvalid();
    await waitFor(() => expect(dialog().getByLabelText('Reason')).toHaveFocus());
    expect(sent()).toEqual([]);
  });

  it('is sent once, however often the button is pressed, and stays until it is answered', async () => {
    let answer = (_answer: GivenAnswer): void => undefined;
    const { sent } = openOn({}, { change: () => new Promise((resolve) => (answer = resolve)) });
    await press('Roll back… mf-projects');
    await giveReason();
    const button = dialog().getByRole('button', { name: 'Roll back' });
    // Both before the page is drawn anew.
    act(() => {
      button.click();
      button.click();
    });
    expect(await dialog().findByRole('button', { name: 'Rolling back…' })).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeVisible();
    act(() => answer({ body: {} }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent()).toHaveLength(1);
  });

  it('gives focus back to its button', async () => {
    openOn({});
    await press('Roll back… mf-projects');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Roll back… mf-projects' })).toHaveFocus());
  });

  it('can be led to by an address, as a runbook does', async () => {
    open({ status: aStatus() }, '/ops/releases?rollback=mf-projects');
    expect(await screen.findByRole('dialog', { name: 'Roll back mf-projects' })).toBeVisible();
  });
});

describe('the other changes', () => {
  it.each([
    ['Halt canary', { canary: aCanary() }, 'rollback'],
    ['Stop', {}, 'stop'],
  ])('%s, with a reason', async (button, changes, action) => {
    const { sent } = openOn(changes);
    await press(`${button}… mf-projects`);
    await giveReason();
    await confirm(button);
    expect(sent()[0]?.body).toEqual({ action, reason: 'It fails.', expectedRevision: 7 });
  });

  it('resume it without having to explain', async () => {
    const system = { status: aStatus({ modules: [aModule({ module: 'mf-explore', stopped: aStop() })] }) };
    const { sent } = open(system, '/ops/releases?resume=mf-explore');
    await screen.findByRole('dialog');
    await confirm('Resume');
    expect(sent()[0]?.body).toEqual({ action: 'resume', expectedRevision: 7 });
  });

  it('make a canary live for a share of the browsers', async () => {
    const { sent } = openOn({ canary: aCanary() });
    await press('Make live… mf-projects');
    expect(dialog().getByRole('radio', { name: /1\.6\.0/ })).toBeChecked();
    const share = dialog().getByLabelText('Share of the browsers, in percent');
    await userEvent.clear(share);
    await confirm('Make live');
    expect(share).toBeInvalid();
    await userEvent.type(share, '25');
    await confirm('Make live');
    expect(await screen.findByText('1.6.0-cccccccc of mf-projects is a canary for 25 %.')).toBeVisible();
    expect(sent()[0]?.body).toEqual({ action: 'activate', release: CANARY.release, percent: 25, expectedRevision: 7 });
  });

  it('say why there is nothing to do, where an old link leads', async () => {
    open({ status: aStatus() }, '/ops/releases?halt=mf-projects');
    expect(await screen.findByText('mf-projects has no canary now.')).toBeVisible();
    expect(dialog().queryByRole('button', { name: 'Halt canary' })).not.toBeInTheDocument();
  });
});
