import type { KeptRelease, ReleasesStatus } from '@crewdeck/contract';
import { answerCalls, createTestHost, type GivenAnswer } from '@crewdeck/module-sdk/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReleasesPage } from '../releases-page.tsx';
import {
  aCanary,
  aKeptRelease,
  aModule,
  anEvent,
  aRelease,
  aStatus,
  aStop,
  CANARY,
  LAST_GOOD,
  LIVE,
} from '../testing/builders.ts';

const OLDER = aRelease('1.3.0-dddddddd');
const INCOMPATIBLE = aKeptRelease(aRelease('1.2.0-eeeeeeee'), { problems: ['It has no page "collaborations".'] });
const KEPT = [aKeptRelease(LIVE), aKeptRelease(LAST_GOOD), aKeptRelease(OLDER), INCOMPATIBLE];
const REFUSAL = { status: 409, body: { error: 'x', code: 'release.changed_meanwhile', requestId: 'r' } };

interface System {
  status: ReleasesStatus;
  kept?: () => GivenAnswer | Promise<GivenAnswer>;
  change?: () => GivenAnswer | Promise<GivenAnswer>;
}

/** The page of ops over a system whose answers a test may change on the way. */
function open(system: System, at = '/ops/releases') {
  const { kept = () => ({ body: KEPT satisfies KeptRelease[] }) } = system;
  const calls = answerCalls(({ path, method }) => {
    if (method === 'POST') return system.change?.() ?? { body: {} };
    return path === '/api/releases' ? { body: system.status } : kept();
  });
  const host = createTestHost(<ReleasesPage />, { at });
  render(host.element);
  return {
    ...host,
    sent: () => calls.filter(({ method }) => method === 'POST').map(({ path, body }) => ({ path, body })),
    refresh: () => act(() => host.queryClient.invalidateQueries()),
  };
}

const openOn = (changes: Parameters<typeof aModule>[0], rest: Partial<System> = {}) =>
  open({ status: aStatus({ modules: [aModule(changes)] }), ...rest });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = () => within(screen.getByRole('dialog'));
const confirm = (name: string) => userEvent.click(dialog().getByRole('button', { name }));
const giveReason = () => userEvent.type(dialog().getByLabelText('Reason'), 'It fails.');
const PATH = '/api/releases/mf-projects/changes';

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
  it('halt a canary', async () => {
    const { sent } = openOn({ canary: aCanary() });
    await press('Halt canary… mf-projects');
    await giveReason();
    await confirm('Halt canary');
    expect(sent()[0]?.body).toEqual({ action: 'rollback', reason: 'It fails.', expectedRevision: 7 });
  });

  it('stop a module', async () => {
    const { sent } = openOn({});
    await press('Stop… mf-projects');
    await giveReason();
    await confirm('Stop');
    expect(sent()[0]?.body).toEqual({ action: 'stop', reason: 'It fails.', expectedRevision: 7 });
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

describe('a refused change', () => {
  it("tells the server's sentence, and can be sent again", async () => {
    const refusal = {
      error: 'mf-projects 1.4.2-aaaaaaaa can’t go live.',
      code: 'release.incompatible',
      requestId: 'r',
    };
    const { sent } = openOn({}, { change: () => ({ status: 409, body: refusal }) });
    await press('Roll back… mf-projects');
    await giveReason();
    await confirm('Roll back');
    expect(await dialog().findByRole('alert')).toHaveTextContent(refusal.error);
    await confirm('Roll back');
    await waitFor(() => expect(sent()).toHaveLength(2));
  });
});

describe('somebody else who was quicker', () => {
  const byKenji = anEvent({
    action: 'rollback',
    release: LAST_GOOD.release,
    previous: LIVE.release,
    actor: 'kenji@example.org',
    reason: 'I saw it first.',
  });
  const after = aStatus({
    modules: [aModule({ revision: 8, live: LAST_GOOD, lastGood: OLDER })],
    events: [byKenji],
  });

  async function overtake(system: System) {
    const opened = open(system);
    await press('Roll back… mf-projects');
    await giveReason();
    await confirm('Roll back');
    return opened;
  }

  it('is told of with what they did, and the person decides again on that', async () => {
    const system: System = { status: aStatus() };
    system.change = () => {
      system.status = after;
      return REFUSAL;
    };
    const { sent } = await overtake(system);
    expect(await dialog().findByText(/Somebody changed mf-projects meanwhile/)).toBeVisible();
    const notice = dialog().getByRole('alert');
    await waitFor(() =>
      expect(notice).toHaveTextContent(
        /kenji@example.org rolled back from .* I saw it first\. ?Live now: 1\.4\.2-aaaaaaaa/,
      ),
    );
    expect(dialog().queryByRole('button', { name: 'Roll back' })).not.toBeInTheDocument();

    system.change = () => ({ body: {} });
    await confirm('Decide again');
    expect(dialog().getByRole('radio', { name: /1\.3\.0/ })).toBeChecked();
    expect(dialog().getByLabelText('Reason')).toHaveValue('It fails.');
    await confirm('Roll back');
    expect(sent()[1]?.body).toMatchObject({ to: OLDER.release, expectedRevision: 8 });
  });

  it('is noticed before anything is sent, when a refresh tells', async () => {
    const system: System = { status: aStatus() };
    const { sent, refresh } = open(system);
    await press('Roll back… mf-projects');
    system.status = after;
    await refresh();
    expect(await dialog().findByText(/Somebody changed mf-projects meanwhile/)).toBeVisible();
    expect(sent()).toEqual([]);
  });

  it('is not blamed for what may have been the own attempt, whose answer got lost', async () => {
    const system: System = { status: aStatus() };
    system.change = () => {
      system.status = after;
      throw new Error('cut off');
    };
    await overtake(system);
    expect(await dialog().findByText(/It may have been you: no answer came/)).toBeVisible();
  });
});

describe('focus after a change', () => {
  it('goes to the module when the button that was pressed is gone', async () => {
    const system: System = { status: aStatus({ modules: [aModule({ canary: aCanary() })] }) };
    system.change = () => {
      system.status = aStatus({ revision: 41, modules: [aModule({ revision: 8 })] });
      return { body: {} };
    };
    open(system);
    await press('Halt canary… mf-projects');
    await giveReason();
    await confirm('Halt canary');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'mf-projects' })).toHaveFocus());
  });
});
