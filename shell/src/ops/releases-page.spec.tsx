import type { KeptRelease, ReleasesStatus } from '@crewdeck/contract';
import { answerCalls, createTestHost, type GivenAnswer } from '@crewdeck/module-sdk/testing';
import {
  aCanary,
  aHealth,
  aModule,
  anEvent,
  aStatus,
  aStop,
  CANARY,
  LIVE,
  minutesAgo,
} from '@crewdeck/releases/builders';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { ReleasesPage } from './releases-page.tsx';

const REFUSED: GivenAnswer = { status: 403, body: { error: 'Not yours.', code: 'auth.forbidden', requestId: 'r' } };
const NOTHING_KEPT: KeptRelease[] = [];

function open(answer: () => GivenAnswer) {
  answerCalls(({ path }) => (path === '/api/releases' ? answer() : { body: NOTHING_KEPT }));
  const host = createTestHost(<ReleasesPage />, { at: '/ops/releases' });
  render(host.element);
  return { ...host, refresh: () => act(() => host.queryClient.invalidateQueries()) };
}

const openWith = (status: ReleasesStatus) => open(() => ({ body: status }));
const cardOf = async (module: string) =>
  within((await screen.findByRole('heading', { name: module })).closest('li') ?? document.body);
const verdict = () => within(screen.getByRole('region', { name: 'Verdict' }));

describe('the page of ops', () => {
  it('says first what is wrong, with the way to mend it', async () => {
    openWith(aStatus({ modules: [aModule({ module: 'shell' }), aModule({ stopped: aStop() })] }));
    expect(await screen.findByRole('heading', { name: 'mf-projects is in trouble' })).toBeVisible();
    expect(verdict().getByRole('listitem')).toHaveTextContent(/Nobody gets it. Stopped by kenji@example.org/);
    expect(verdict().getByRole('button', { name: 'Resume… mf-projects' })).toBeVisible();
  });

  it.each([
    [0.01, 'mf-projects is in trouble'],
    [0.1, 'Worth a look: mf-projects'],
    [0.5, 'Nothing is wrong'],
  ])('judges by the limits of the guard, as the API says them: at a rate of %d', async (rate, headline) => {
    const health = [aHealth(LIVE.release, [[2, 97, 3]], Date.now())];
    const guard = { failureRate: rate, minReports: 20 };
    openWith(aStatus({ guard, modules: [aModule({ health })] }));
    expect(await screen.findByRole('heading', { name: headline })).toBeVisible();
  });

  it('shows what is live, from whom and since when, and what stands behind it', async () => {
    openWith(aStatus({ modules: [aModule({ liveSince: minutesAgo(180, Date.now()) })] }));
    const card = await cardOf('mf-projects');
    expect(card.getByText('live for 3 h').closest('dd')).toHaveTextContent('1.5.0-bbbbbbbb');
    expect(card.getByText(/by ci/)).toHaveTextContent('commit 9f8e7d6c');
    expect(card.getByText('Last good').nextElementSibling).toHaveTextContent('1.4.2-aaaaaaaa');
    expect(card.getByText('Live', { selector: 'span' })).toBeVisible();
  });

  it('shows how live release and canary fare, as a picture with a text and as numbers', async () => {
    const now = Date.now();
    const health = [aHealth(LIVE.release, [[2, 990, 10]], now), aHealth(CANARY.release, [[1, 19, 1]], now)];
    openWith(aStatus({ modules: [aModule({ canary: aCanary(), health })] }));
    const card = await cardOf('mf-projects');
    expect(card.getByText('1,000').parentElement).toHaveTextContent('1,000 loads in the last hour');
    expect(card.getByText('5 %', { selector: 'strong' }).parentElement).toHaveTextContent('5 % failed');
    expect(card.getByText(/^Canary 10/)).toBeVisible();
    expect(card.getAllByRole('img').map((chart) => chart.getAttribute('aria-label'))).toEqual([
      expect.stringContaining('990 succeeded, 10 failed, 1 %'),
      expect.stringContaining('19 succeeded, 1 failed, 5 %'),
    ]);
    expect(card.getAllByRole('row', { hidden: true }).map((row) => row.textContent)).toEqual(
      expect.arrayContaining([expect.stringMatching(/990101 %$/)]),
    );
  });

  it('says that nobody loaded a module, which is not the same as no failures', async () => {
    openWith(aStatus());
    expect((await cardOf('mf-projects')).getByText('No loads in the last hour.')).toBeVisible();
  });

  it('tells who did what, when and why', async () => {
    openWith(
      aStatus({ events: [anEvent({ action: 'stop', reason: 'It loses drafts.', at: minutesAgo(5, Date.now()) })] }),
    );
    const event = within(await screen.findByRole('region', { name: 'Last events' })).getByRole('listitem');
    expect(event).toHaveTextContent(/^5 min ago.*mf-projectsada@example.org stopped itIt loses drafts\.$/);
  });

  it('waits, then offers another try when the first answer fails', async () => {
    let answer: GivenAnswer = { status: 500, body: {} };
    const { refresh } = open(() => answer);
    expect(screen.getByText('Loading releases…')).toBeVisible();
    expect(await screen.findByText('The releases could not be loaded')).toBeVisible();
    answer = { body: aStatus() };
    act(() => screen.getByRole('button', { name: 'Try again' }).click());
    expect(await screen.findByRole('heading', { name: 'mf-projects' })).toBeVisible();
    await refresh();
  });

  it('keeps what it knows when it can not refresh, and says how old it is', async () => {
    let answer: GivenAnswer = { body: aStatus() };
    const { refresh } = open(() => answer);
    expect(await screen.findByText(/^As of \d\d:\d\d:\d\d$/)).toBeVisible();
    answer = { status: 503, body: {} };
    await refresh();
    expect(await screen.findByText(/^As of \d\d:\d\d:\d\d, could not refresh$/)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'mf-projects' })).toBeVisible();
    expect(verdict().getByRole('heading', { name: 'Nothing was wrong when this was last read' })).toBeVisible();
    answer = { body: aStatus() };
    await refresh();
    await waitFor(() => expect(screen.queryByText(/could not refresh/)).not.toBeInTheDocument());
  });

  it('says how to begin when nothing has been released', async () => {
    openWith(aStatus({ modules: [] }));
    expect(await screen.findByText('Nothing has been released yet')).toBeVisible();
  });

  it('is denied as soon as the API says so, and shows nothing of before', async () => {
    let answer: GivenAnswer = { body: aStatus() };
    const { refresh } = open(() => answer);
    await cardOf('mf-projects');
    answer = REFUSED;
    await refresh();
    expect(await screen.findByRole('heading', { level: 1, name: 'This page is for operations' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'mf-projects' })).not.toBeInTheDocument();
  });
});
