import {
  aFailure,
  aModule,
  anEvent,
  aProblem,
  aStatus,
  aStop,
  CANARY,
  LIVE,
  minutesAgo,
} from '@crewdeck/releases/builders';
import { act, screen, waitFor, within } from '@testing-library/react';
import { open, openOn, type System } from './testing/open-releases.tsx';

const ago = (minutes: number) => minutesAgo(minutes, Date.now());
const cardOf = async (module: string) =>
  within((await screen.findByRole('heading', { name: module })).closest('li') ?? document.body);
const region = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the page of ops', () => {
  it('says first what is wrong, each with the one button that most likely helps', async () => {
    const problem = aProblem({ kind: 'stopped', remedy: 'resume', text: 'Stopped by kenji@example.org.' });
    open({
      status: aStatus({ modules: [aModule({ module: 'shell' }), aModule({ stopped: aStop(), problems: [problem] })] }),
    });
    const problems = await region('Problems');
    expect(problems.getByRole('heading', { name: 'In trouble: mf-projects' })).toBeVisible();
    expect(problems.getByRole('listitem')).toHaveTextContent('mf-projects Stopped by kenji@example.org.');
    expect(problems.getAllByRole('button').map((button) => button.textContent)).toEqual(['Resume… mf-projects']);
    act(() => problems.getByRole('button').click());
    expect(await screen.findByRole('dialog', { name: 'Resume: mf-projects' })).toBeVisible();
  });

  it('shows what is live, from whom and since when, what stands beside and behind it, and how it loads', async () => {
    const stopped = { reason: 'It loses drafts.', by: 'kenji@example.org', since: ago(42) };
    const loads = [{ release: LIVE.release, ok: 1990, failed: 10 }];
    openOn({ liveSince: ago(180), canary: { ...CANARY, percent: 10, since: ago(12) }, stopped, loads });
    const card = await cardOf('mf-projects');
    const fact = (term: string) => card.getByText(term, { selector: 'dt' }).nextElementSibling;
    expect(fact('Stopped')).toHaveTextContent('42 minutes ago by kenji@example.org: It loses drafts.');
    expect(fact('Live')).toHaveTextContent('1.5.0-bbbbbbbb (commit 9f8e7d6c, by ci) went live 3 hours ago');
    expect(fact('Canary')).toHaveTextContent('1.6.0-cccccccc (commit 9f8e7d6c, by ci) for 10 % of browsers');
    expect(fact('Last good')).toHaveTextContent('1.4.2-aaaaaaaa');
    expect(fact('Last hour')).toHaveTextContent('1.5.0-bbbbbbbb: 1,990 loads ok, 10 failed (0.5 %)');
  });

  it('says that nobody loaded a module, which is not the same as no failures', async () => {
    openOn({});
    expect((await cardOf('mf-projects')).getByText('No loads')).toBeVisible();
  });

  it('shows what fails, where and in which browser, beside the release before', async () => {
    const unknown = aFailure({ outcome: 'crash', route: null, message: null, shareBefore: null });
    openOn({ failures: [aFailure({ firstAt: ago(9), lastAt: ago(2) }), unknown] });
    const rows = (await cardOf('mf-projects')).getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows).toEqual([
      'FailureNowBefore',
      '1.5.0-bbbbbbbb throws an error/projects/:id, Firefox 128x is undefined12 reports, first 9 minutes ago, last 2 minutes ago30 %0 %',
      expect.stringMatching(/throws before its first renderingany page, Firefox 128.*30 %no loads$/),
    ]);
  });

  it('tells who did what, when and why', async () => {
    open({ status: aStatus({ events: [anEvent({ action: 'stop', reason: 'It loses drafts.', at: ago(5) })] }) });
    const event = (await region('Recent events')).getByRole('listitem');
    expect(event.textContent).toBe('mf-projectsada@example.org stopped it: It loses drafts.5 minutes ago');
  });

  it('tells what each edge serves by its own word', async () => {
    const edge = { name: 'edge-1', revision: 40, missing: [], seenAt: ago(0) };
    const behind = { ...edge, name: 'edge-2', revision: 39 };
    const missing = { ...edge, name: 'edge-3', missing: ['mf-projects@1.5.0-bbbbbbbb'] };
    open({ status: aStatus({ edges: [edge, behind, missing] }) });
    expect((await region('Edge servers')).getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      expect.stringMatching(/^edge-1Up to date/),
      expect.stringMatching(/^edge-2Behind/),
      expect.stringMatching(/^edge-3Files missing.*Can't serve mf-projects@1\.5\.0-bbbbbbbb\.$/),
    ]);
  });

  it('waits, then offers another try when the first answer fails', async () => {
    const system: System = { status: aStatus(), read: () => ({ status: 500, body: {} }) };
    open(system);
    expect(screen.getByText('Loading releases...')).toBeVisible();
    expect(await screen.findByText("We couldn't load the releases")).toBeVisible();
    delete system.read;
    act(() => screen.getByRole('button', { name: 'Try again' }).click());
    expect(await screen.findByRole('heading', { name: 'mf-projects' })).toBeVisible();
  });

  it('keeps what it knows when it can not refresh, and says how old it is', async () => {
    const system: System = { status: aStatus() };
    const { refresh } = open(system);
    expect(await screen.findByText(/^Updated \d\d:\d\d:\d\d$/)).toBeVisible();
    system.read = () => ({ status: 503, body: {} });
    await refresh();
    expect(await screen.findByText(/^Updated \d\d:\d\d:\d\d, but we can't refresh right now$/)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'mf-projects' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Nothing to do at the last update' })).toBeVisible();
    delete system.read;
    await refresh();
    await waitFor(() => expect(screen.queryByText(/can't refresh/)).not.toBeInTheDocument());
  });

  it('says how to begin when nothing has been released', async () => {
    open({ status: aStatus({ modules: [] }) });
    expect(await screen.findByText('No releases yet')).toBeVisible();
  });

  it('is denied as soon as the API says so, and shows nothing of before', async () => {
    const system: System = { status: aStatus() };
    const { refresh } = open(system);
    await cardOf('mf-projects');
    system.read = () => ({ status: 403, body: { error: 'Not yours.', code: 'auth.forbidden', requestId: 'r' } });
    await refresh();
    expect(await screen.findByRole('heading', { level: 1, name: "You don't have access to this page" })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'mf-projects' })).not.toBeInTheDocument();
  });
});
