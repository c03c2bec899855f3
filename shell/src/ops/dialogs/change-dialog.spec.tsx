import type { GivenAnswer } from '@crewdeck/module-sdk/testing';
import {
  aCanary,
  aModule,
  anEvent,
  aStatus,
  aStop,
  CANARY,
  LAST_GOOD,
  LIVE,
  minutesAgo,
} from '@crewdeck/releases/builders';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  confirm,
  dialog,
  giveReason,
  OLDER,
  open,
  openOn,
  press,
  refusal,
  type System,
} from '../testing/open-releases.tsx';

describe('rolling back', () => {
  it('goes to the last good release, with a reason and the revision that was shown', async () => {
    const { sent } = openOn({ canary: aCanary() });
    await press('Roll back… mf-projects');
    expect(dialog().getByText(/The canary 1\.6\.0-cccccccc ends too\.$/)).toBeVisible();
    await giveReason();
    await confirm('Roll back');
    expect(await screen.findByText(/^mf-projects is rolled back to 1\.4\.2-aaaaaaaa\./)).toBeVisible();
    expect(sent()).toEqual([
      {
        path: '/api/releases/mf-projects/changes',
        body: { action: 'rollback', to: LAST_GOOD.release, reason: 'It fails.', expectedRevision: 7 },
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('goes to any kept release, and tells what speaks against it', async () => {
    const { sent } = openOn({});
    await press('Roll back… mf-projects');
    await dialog().findByRole('option', { name: '1.2.0-eeeeeeee' });
    await userEvent.selectOptions(dialog().getByLabelText('Roll back to'), '1.2.0-eeeeeeee');
    expect(dialog().getByText('It has no page "collaborations".')).toBeVisible();
    await userEvent.selectOptions(dialog().getByLabelText('Roll back to'), OLDER.release);
    await giveReason();
    await confirm('Roll back');
    expect(sent()[0]?.body).toMatchObject({ to: OLDER.release });
  });

  it('does not wait for the list of kept releases', async () => {
    const { sent } = openOn({}, { kept: () => ({ status: 500, body: {} }) });
    await press('Roll back… mf-projects');
    expect(await dialog().findByText("We couldn't load the other releases.")).toBeVisible();
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
    // Both before the page is drawn again.
    act(() => {
      button.click();
      button.click();
    });
    expect(await dialog().findByRole('button', { name: 'Sending...' })).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeVisible();
    act(() => answer({ body: {} }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent()).toHaveLength(1);
  });
});

describe('the other changes', () => {
  it.each([
    ['End canary', { canary: aCanary() }, 'end_canary'],
    ['Resume', { stopped: aStop() }, 'resume'],
  ])('%s, without having to explain', async (button, changes, action) => {
    const { sent } = openOn(changes);
    await press(`${button}… mf-projects`);
    await confirm(button);
    expect(sent()[0]?.body).toEqual({ action, expectedRevision: 7 });
  });

  it('make a release live for a share of the browsers', async () => {
    const { sent } = openOn({ canary: aCanary() });
    await press('Choose a release… mf-projects');
    expect(dialog().getByLabelText('Release')).toHaveValue(CANARY.release);
    const share = dialog().getByLabelText('Share of browsers, in percent');
    await userEvent.clear(share);
    await confirm('Make live');
    expect(share).toBeInvalid();
    await userEvent.type(share, '25');
    await confirm('Make live');
    expect(await screen.findByText('1.6.0-cccccccc of mf-projects is a canary for 25 % of browsers.')).toBeVisible();
    expect(sent()[0]?.body).toEqual({ action: 'activate', release: CANARY.release, percent: 25, expectedRevision: 7 });
  });

  it('open from a link, as of a runbook, and say why there is nothing to do where it is an old one', async () => {
    open({ status: aStatus() }, '/ops/releases?end_canary=mf-projects');
    expect(await screen.findByText('mf-projects has no canary.')).toBeVisible();
    expect(dialog().queryByRole('button', { name: 'End canary' })).not.toBeInTheDocument();
  });

  it("tell the server's sentence when they are refused, and can be sent again", async () => {
    const sentence = 'mf-profile has /people/:id already.';
    const { sent } = openOn({ canary: aCanary() }, { change: () => refusal('release.incompatible', sentence) });
    await press('Choose a release… mf-projects');
    await confirm('Make live');
    expect(await dialog().findByRole('alert')).toHaveTextContent(sentence);
    await confirm('Make live');
    await waitFor(() => expect(sent()).toHaveLength(2));
  });
});

describe('a preview link', () => {
  const release = CANARY.release;

  it('is copied, and can be followed', async () => {
    userEvent.setup();
    const answer = { body: { id: 'p', path: '/preview/token', expiresAt: minutesAgo(-60) } };
    const { sent } = openOn({ canary: aCanary() }, { change: () => answer });
    await press('Choose a release… mf-projects');
    await confirm('Copy preview link');
    expect(await dialog().findByText(/Copied\. Works until \d\d:\d\d\.$/)).toBeVisible();
    const link = new URL('/preview/token', window.location.origin).href;
    expect(dialog().getByRole('link', { name: `Preview of ${release}` })).toHaveAttribute('href', link);
    expect(await navigator.clipboard.readText()).toBe(link);
    expect(sent()).toEqual([{ path: '/api/releases/mf-projects/previews', body: { release } }]);
  });

  it('says why there is none', async () => {
    openOn({ canary: aCanary() }, { change: () => refusal('release.previews_off', 'Previews are switched off here.') });
    await press('Choose a release… mf-projects');
    await confirm('Copy preview link');
    expect(await dialog().findByText('Previews are switched off here.')).toBeVisible();
  });
});

describe('somebody else who was quicker', () => {
  const actor = 'kenji@example.org';
  const rollback = { action: 'rollback', release: LAST_GOOD.release, previous: LIVE.release } as const;
  const after = aStatus({
    modules: [aModule({ revision: 8, live: LAST_GOOD, lastGood: OLDER })],
    events: [anEvent({ ...rollback, actor, reason: 'I saw it first.' })],
  });

  it('is told of with what they did, and the person decides again on that', async () => {
    const system: System = { status: aStatus() };
    system.change = () => {
      system.status = after;
      return refusal('release.changed_meanwhile', 'x');
    };
    const { sent } = open(system);
    await press('Roll back… mf-projects');
    await giveReason();
    await confirm('Roll back');
    expect(
      await dialog().findByText(
        /^Someone else changed mf-projects in the meantime\. kenji@.* rolled back from .* I saw it first\.$/,
      ),
    ).toBeVisible();
    expect(dialog().queryByRole('button', { name: 'Roll back' })).not.toBeInTheDocument();

    system.change = () => ({ body: {} });
    await confirm('Review again');
    expect(dialog().getByLabelText('Roll back to')).toHaveValue(OLDER.release);
    expect(dialog().getByLabelText('Roll back to')).toHaveFocus();
    expect(dialog().getByLabelText('Reason')).toHaveValue('It fails.');
    await confirm('Roll back');
    await waitFor(() => expect(sent()[1]?.body).toMatchObject({ to: OLDER.release, expectedRevision: 8 }));
  });

  it('is noticed before anything is sent, when a refresh tells', async () => {
    const system: System = { status: aStatus() };
    const { sent, refresh } = open(system);
    await press('Roll back… mf-projects');
    system.status = after;
    await refresh();
    expect(await dialog().findByText(/Someone else changed mf-projects in the meantime/)).toBeVisible();
    expect(sent()).toEqual([]);
  });
});

describe('focus', () => {
  it('goes back to the button that opened the dialog', async () => {
    openOn({});
    await press('Roll back… mf-projects');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Roll back… mf-projects' })).toHaveFocus());
  });

  it('goes to the module when that button is gone', async () => {
    const system: System = { status: aStatus({ modules: [aModule({ canary: aCanary() })] }) };
    system.change = () => {
      system.status = aStatus({ revision: 41, modules: [aModule({ revision: 8 })] });
      return { body: {} };
    };
    open(system);
    await press('End canary… mf-projects');
    await confirm('End canary');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'mf-projects' })).toHaveFocus());
  });
});
