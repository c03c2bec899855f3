import { aCanary, aModule, anEvent, aStatus, LAST_GOOD, LIVE } from '@crewdeck/releases/builders';
import { screen, waitFor } from '@testing-library/react';
import {
  confirm,
  dialog,
  giveReason,
  OLDER,
  open,
  openOn,
  press,
  REFUSAL,
  type System,
} from '../testing/open-releases.tsx';

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
