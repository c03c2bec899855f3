import type { TeamSearch } from '@crewdeck/contract';
import { aSessionUser } from '@crewdeck/module-sdk/builders';
import { useGivenPageTitle } from '@crewdeck/module-sdk/host';
import { answerCalls, createTestHost, type GivenAnswer, publishSession } from '@crewdeck/module-sdk/testing';
import { act, render, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HACKATHONS_KEY } from '../hooks/use-hackathons.ts';
import { writeSpan } from '../rules/days.ts';
import { aHackathon, aTeamProposal, aTeamSearch, PAST, TO_COME } from '../testing/builders.ts';
import { answering, openPage } from '../testing/visit-hackathon.tsx';
import { HackathonPage } from './hackathon-page.tsx';

/** Any day of another year than the event's. */
const TODAY = '2026-11-21';
const nothing = { status: 404, body: { error: 'There is no such hackathon.', code: 'hackathon.not_found' } };

describe('the page of a hackathon', () => {
  test('shows everything known of it, with its days in words', async () => {
    openPage({ hackathon: { body: aHackathon({ ...TO_COME, participants: ['Team Tide'] }) } });

    expect(await screen.findByRole('heading', { level: 1, name: 'Climate Hack' })).toBeVisible();
    expect(await screen.findByText('Team Tide')).toBeVisible();
    for (const text of ['Cool the city in two days.', 'Fri 6 Mar 2099', 'Lisbon', 'Hybrid', 'Climate']) {
      expect(screen.getByText(text)).toBeVisible();
    }
    expect(screen.getByText(/^Registration closes in [\d,]+ days, on Fri 20 Feb 2099\.$/)).toBeVisible();
    expect(screen.getByRole('list', { name: 'Technologies' })).toHaveTextContent('PythonReact');
    expect(screen.getByRole('link', { name: 'Visit website' })).toHaveAttribute('href', 'https://climate.example.org/');
  });

  test('says what the event is before the search for a team, then who forms one, and last which teams are listed', async () => {
    openPage({ hackathon: { body: aHackathon({ ...TO_COME, participants: ['Team Tide'] }) } });

    await screen.findByRole('heading', { name: 'Teams listed by the organiser' });
    const headings = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    expect(headings).toEqual([
      'About this event',
      'Technologies',
      'Find a team',
      'Teams forming for this event',
      'Teams listed by the organiser',
    ]);
  });

  test('tells a reader who looks when and where before their search, and one with a team, or whose team fell through, that first', async () => {
    publishSession(aSessionUser());
    const looking = aTeamSearch({ isSeeking: true });
    const { queryClient } = openPage({ search: looking });
    const parts = () =>
      screen
        .getAllByRole('region')
        .map((part) => part.getAttribute('aria-label') ?? part.querySelector('h2')?.textContent)
        .filter((name) => /^(When and where|Find a team|Your team|About this event)$/.test(name ?? ''));
    const becomes = (search: TeamSearch) => {
      answering({ search });
      return act(() => queryClient.invalidateQueries());
    };

    await screen.findByText(/You're looking for a team/);
    expect(parts()).toEqual(['When and where', 'Find a team', 'About this event']);
    await becomes({ ...looking, proposal: aTeamProposal() });
    await screen.findByRole('region', { name: 'A team for you' });
    expect(parts()).toEqual(['Find a team', 'When and where', 'About this event']);
    await becomes({ ...looking, proposal: aTeamProposal({ state: 'ended', answer: 'yes' }) });
    await screen.findByText(/your last team fell through/);
    expect(parts()).toEqual(['Find a team', 'When and where', 'About this event']);
    const ownProjects = [{ id: 'p1', title: 'Tide clock', isSeeking: true }];
    await becomes(aTeamSearch({ ownProjects, proposal: aTeamProposal({ state: 'ended' }) }));
    await screen.findByText(/You're looking for people for/);
    expect(parts()).toEqual(['Find a team', 'When and where', 'About this event']);
    await becomes(aTeamSearch({ proposal: aTeamProposal({ state: 'formed', answer: 'yes' }) }));
    await screen.findByRole('region', { name: "You're a team" });
    expect(parts()).toEqual(['Your team', 'When and where', 'About this event']);
  });

  test.each([
    ['who looks', aTeamSearch({ isSeeking: true }), 1],
    ['whose project looks', aTeamSearch({ ownProjects: [{ id: 'p1', title: 'Tide clock', isSeeking: true }] }), 1],
    ['who does not look', aTeamSearch({ ownProjects: [{ id: 'p1', title: 'Tide clock', isSeeking: false }] }), 0],
  ])('asks somebody %s for wishes, and reads none before', async (_, search, count) => {
    publishSession(aSessionUser());
    const { calls } = openPage({ search });

    await screen.findAllByText('Nobody is looking for a team right now.');
    expect(screen.queryAllByText('Teammate preferences')).toHaveLength(count);
    expect(calls.filter(({ path }) => path.endsWith('/wishes'))).toEqual([]);
  });

  test('keeps wishes that are not saved yet when a team arrives', async () => {
    publishSession(aSessionUser());
    const search = aTeamSearch({ isSeeking: true });
    const { queryClient } = openPage({ search });

    await screen.findByText(/You're looking for a team/);
    const wishes = screen.getByText('Teammate preferences');
    answering({ search: { ...search, proposal: aTeamProposal() } });
    await act(() => queryClient.invalidateQueries());
    await screen.findByRole('region', { name: 'A team for you' });
    expect(screen.getByText('Teammate preferences')).toBe(wishes);
  });

  test('shows a member nothing that would move before it is known whether they look, and reads the rest meanwhile', async () => {
    publishSession(aSessionUser());
    let tell = () => {};
    const told = new Promise<void>((resolve) => {
      tell = resolve;
    });
    const { calls } = openPage({ search: told.then(() => aTeamSearch({ isSeeking: true })) });

    expect(await screen.findByText('Loading the team search...')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Climate Hack' })).toBeVisible();
    expect(screen.queryByRole('heading', { level: 2 })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'When and where' })).not.toBeInTheDocument();
    await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/api/projects'));
    tell();
    expect(await screen.findByText(/You're looking for a team/)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'About this event' })).toBeVisible();
  });

  test.each([
    ['a visitor', null, 200],
    ['a member whose search can not be read', aSessionUser(), 500],
  ])('waits for no search where the reader is %s', async (_, user, status) => {
    publishSession(user);
    openPage({ search: status === 200 ? new Promise(() => {}) : { status } });

    expect(await screen.findByRole('heading', { name: 'About this event' })).toBeVisible();
  });

  test('shows a member who went offline all of the event that is known', async () => {
    publishSession(null);
    openPage();
    await screen.findByRole('heading', { name: 'About this event' });
    act(() => {
      window.dispatchEvent(new Event('offline'));
      publishSession(aSessionUser());
    });
    expect(screen.getByRole('heading', { name: 'About this event' })).toBeVisible();
    act(() => void window.dispatchEvent(new Event('online')));
  });

  test('names everybody who takes part once, people apart from listed teams, and counts only those who look', async () => {
    publishSession(null);
    openPage({
      hackathon: { body: aHackathon({ ...TO_COME, participants: ['Team Tide', 'Ada Lovelace'] }) },
      search: aTeamSearch({ seekers: 12, takingPart: [{ id: 'p1', name: 'Ada Lovelace' }] }),
    });

    const list = within(await screen.findByRole('list', { name: 'People taking part' }));
    expect(await list.findByRole('link', { name: 'Ada Lovelace' })).toHaveAttribute('href', '/people/p1');
    expect(list.getAllByRole('listitem')).toHaveLength(1);
    expect(await screen.findByRole('list', { name: 'Teams listed by the organiser' })).toHaveTextContent(/^Team Tide$/);
    expect(screen.getAllByText(/12/)).toHaveLength(1);
  });

  test('shows the picture of who takes part, and initials of who has none', async () => {
    publishSession(null);
    openPage({
      search: aTeamSearch({
        takingPart: [
          { id: 'p1', name: 'Ada Lovelace', pictureUrl: '/api/pictures/ada.webp' },
          { id: 'p2', name: 'Grace Hopper', pictureUrl: null },
        ],
      }),
    });

    const list = await screen.findByRole('list', { name: 'People taking part' });
    const pictures = [...list.querySelectorAll('img')].map((picture) => picture.getAttribute('src'));
    expect(pictures).toEqual(['/api/pictures/ada.webp']);
    expect(within(list).getByText('GH')).toBeInTheDocument();
  });

  test('leads a visitor first to finding a team, in the same words and to the same place as the search', async () => {
    openPage();

    const search = within(await screen.findByRole('region', { name: 'Find a team' }));
    const ticket = within(screen.getByRole('region', { name: 'When and where' }));
    const first = ticket.getByRole('link', { name: 'Sign in to find a team' });
    expect(first).toHaveClass('primary');
    const second = await search.findByRole('link', { name: 'Sign in to find a team' });
    expect(first.getAttribute('href')).toBe(second.getAttribute('href'));
  });

  test('opens the search for a team for a person with a profile', async () => {
    publishSession(aSessionUser());
    openPage();

    const ticket = within(await screen.findByRole('region', { name: 'When and where' }));
    await userEvent.click(await ticket.findByRole('button', { name: 'Find a team' }));

    expect(await screen.findByRole('dialog', { name: 'Find a team' })).toBeVisible();
  });

  test('tells start and end where the reader is, and prizes', async () => {
    const times = { startsAt: '2099-03-06T17:00:00Z', endsAt: '2099-03-07T11:30:00Z', prizes: 'A week at sea' };
    openPage({ hackathon: { body: aHackathon({ ...TO_COME, ...times }) } });

    expect(await screen.findByText(writeSpan(times.startsAt, times.endsAt, TODAY))).toBeVisible();
    expect(screen.getByText('A week at sea')).toBeVisible();
  });

  const HERE = writeSpan('2099-03-06T17:00:00Z', null, TODAY);
  const THERE = 'Sat 7 Mar 2099, 07:00 GMT+14';

  test.each([
    ['Offline', THERE, `Your time: ${HERE}`],
    ['Hybrid', THERE, `Your time: ${HERE}`],
    ['Online', HERE, `Organiser's time: ${THERE}`],
  ])('tells the times by two clocks, where they differ, of one that is %s', async (eventMode, first, second) => {
    const times = { startsAt: '2099-03-06T17:00:00Z', endsAt: null, timeZone: 'Pacific/Kiritimati', eventMode };
    openPage({ hackathon: { body: aHackathon({ ...TO_COME, ...times }) } });

    expect(await screen.findByText(first, { selector: 'strong' })).toBeVisible();
    expect(screen.getByText(second)).toBeVisible();
  });

  test('says nothing of the clocks of the event where they are those of the reader', async () => {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    openPage({ hackathon: { body: aHackathon({ ...TO_COME, startsAt: '2099-03-06T17:00:00Z', timeZone }) } });

    expect(await screen.findByText(writeSpan('2099-03-06T17:00:00Z', null, TODAY))).toBeVisible();
    expect(screen.queryByText(/^Your time/)).not.toBeInTheDocument();
  });

  test('hands the event to a calendar, or says why not', async () => {
    let calendar: GivenAnswer = { status: 500 };
    answerCalls(({ path }) => {
      if (path.endsWith('/calendar')) return calendar;
      if (path.endsWith('/team-search')) return { body: aTeamSearch() };
      return { body: path === '/api/projects' ? [] : aHackathon(TO_COME) };
    });
    const saved: string[] = [];
    URL.createObjectURL = () => 'blob:event';
    URL.revokeObjectURL = (url) => saved.push(url);
    const host = createTestHost(<HackathonPage />, { at: '/hackathons/hackathon-1', path: '/hackathons/:id' });
    render(host.element);

    await userEvent.click(await screen.findByRole('button', { name: 'Add to calendar' }));
    expect(await screen.findByText(/^We couldn't make the calendar file\./)).toBeVisible();
    expect(saved).toEqual([]);
    calendar = { body: 'BEGIN:VCALENDAR' };
    await userEvent.click(screen.getByRole('button', { name: 'Add to calendar' }));
    await waitFor(() => expect(saved).toEqual(['blob:event']));
  });

  test('leads to posting a project for it', async () => {
    openPage();

    const links = await screen.findAllByRole('link', { name: 'Post a project for this event' });
    for (const link of links) expect(link).toHaveAttribute('href', '/post-project?hackathon=hackathon-1');
  });

  test('offers no project and no team for one that is over', async () => {
    openPage({ hackathon: { body: aHackathon(PAST) } });

    expect(await screen.findByText('This hackathon is over.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Post a project for this event' })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Teams forming for this event' })).not.toBeInTheDocument();
  });

  test('is there at once on the way from the list', () => {
    answering({ hackathon: () => ({ status: 500 }) });
    const host = createTestHost(<HackathonPage />, { at: '/hackathons/hackathon-1', path: '/hackathons/:id' });
    host.queryClient.setQueryData(HACKATHONS_KEY, [aHackathon(TO_COME)]);
    render(host.element);

    expect(screen.getByRole('heading', { level: 1, name: 'Climate Hack' })).toBeVisible();
  });

  test.each([404, 400])('that does not exist (%i) says so, and leads on', async (status) => {
    openPage({ hackathon: { ...nothing, status } });

    expect(await screen.findByText('Hackathon not found.')).toBeVisible();
    expect(renderHook(useGivenPageTitle).result.current).toBe('Hackathon not found');
    expect(screen.getByRole('link', { name: 'Explore Hackathons' })).toHaveAttribute('href', '/explore-hackathons');
  });

  test('that can not be read now can be tried again', async () => {
    let isUp = false;
    openPage({ hackathon: () => (isUp ? { body: aHackathon(TO_COME) } : { status: 503 }) });

    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByText("We couldn't load this hackathon.")).toBeVisible();
    isUp = true;
    await userEvent.click(retry);

    expect(await screen.findByRole('heading', { level: 1, name: 'Climate Hack' })).toBeVisible();
  });
});
