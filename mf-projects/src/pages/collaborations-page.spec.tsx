import type { Activity, Project } from '@crewdeck/contract';
import { aProfile, aProject, aSessionUser } from '@crewdeck/module-sdk/builders';
import { answerCalls, createTestHost, publishSession } from '@crewdeck/module-sdk/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCollaboration, aParting } from '../testing/builders.ts';
import { CollaborationsPage } from './collaborations-page.tsx';

const UNAVAILABLE = { status: 503, body: { error: 'Not now.', code: 'server.unavailable', requestId: 'r' } };

type Answer = { status?: number; body?: unknown };

/** An API that gives the same answer to each call for collaborations, and activities and own projects beside it. */
function givenApi(collaborations: () => Answer, activities: Activity[] = [], projects: Project[] = []) {
  const others: Partial<Record<string, unknown>> = {
    '/api/activities': activities,
    '/api/projects/mine': projects,
    [`/api/users/firebase/${aSessionUser().uid}`]: aProfile(),
  };
  answerCalls(({ path }) => (others[path] ? { body: others[path] } : collaborations()));
}

function visit() {
  publishSession(aSessionUser());
  const host = createTestHost(<CollaborationsPage />);
  render(host.element);
  return host;
}

describe('the list of my collaborations', () => {
  it('shows title, description, role and status', async () => {
    givenApi(() => ({ body: [aCollaboration()] }));
    visit();
    const card = await screen.findByRole('listitem');
    for (const text of ['Night bus', 'Live bus times.', 'Backend Developer', 'In Progress']) {
      expect(within(card).getByText(text)).toBeVisible();
    }
  });

  it('says that these are teams, as the bar of a phone calls them', () => {
    givenApi(() => ({ body: [] }));
    visit();
    expect(screen.getByText(/^The teams you've joined\./)).toBeVisible();
  });

  describe('names who else is on the team', () => {
    const ada = { id: 'ada', name: 'Ada Lovelace', pictureUrl: '/api/pictures/ada.webp' };
    const grace = { id: 'grace', name: 'Grace Hopper', pictureUrl: null };

    it.each([
      ['one', [ada], 1, 'With Ada Lovelace'],
      ['two', [ada, grace], 2, 'With Ada Lovelace and Grace Hopper'],
      ['more than are told', [ada, grace], 9, 'With Ada Lovelace and 8 others'],
    ])('%s', async (_, team, teammateCount, words) => {
      givenApi(() => ({ body: [aCollaboration({ team, teammateCount })] }));
      visit();
      const faces = await screen.findByRole('list', { name: 'Teammates' });
      expect(within(faces).getAllByRole('listitem')).toHaveLength(team.length);
      expect(within(faces).getByText('Ada Lovelace')).toBeInTheDocument();
      expect(faces.querySelector('img')).toHaveAttribute('src', ada.pictureUrl);
      expect(screen.getByText(/^With\b/).textContent).toBe(words);
    });

    it('unless nobody is, or an older API does not say', async () => {
      givenApi(() => ({ body: [aCollaboration({ team: [], teammateCount: 0 }), aCollaboration({ id: 'older' })] }));
      visit();
      expect(await screen.findAllByRole('heading', { name: 'Night bus' })).toHaveLength(2);
      expect(screen.queryByText(/^With\b/)).not.toBeInTheDocument();
      expect(screen.queryByRole('list', { name: 'Teammates' })).not.toBeInTheDocument();
    });
  });

  it('cuts a long description after some lines, as the cards of other lists do', async () => {
    givenApi(() => ({ body: [aCollaboration()] }));
    visit();
    expect(await screen.findByText('Live bus times.')).toHaveClass('clamped');
  });

  it('shows the status alone of a project whose team is full', async () => {
    givenApi(() => ({ body: [aCollaboration({ status: 'Open', openSeats: 0 })] }));
    visit();
    const card = within(await screen.findByRole('listitem'));
    expect(card.getByText('Open')).toBeVisible();
    expect(card.queryByText('Full')).toBeNull();
  });

  it('says when a project was finished', async () => {
    givenApi(() => ({ body: [aCollaboration({ status: 'Completed', finishedAt: '2026-03-04T12:00:00.000Z' })] }));
    visit();
    expect(await screen.findByText('4 Mar 2026')).toHaveAttribute('datetime', '2026-03-04T12:00:00.000Z');
  });

  it('leads to the rooms of the teams that the person leads and that still run, below those they joined', async () => {
    const own = [aProject({ id: 'own', title: 'Star map' }), aProject({ id: 'old', status: 'Completed' })];
    givenApi(() => ({ body: [aCollaboration()] }), [], own);
    visit();
    const led = await screen.findByRole('list', { name: 'Projects you own' });
    const links = within(led).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Star map', '/projects/own#room'],
    ]);
    const joined = screen.getByRole('list', { name: 'My collaborations' });
    expect(joined.compareDocumentPosition(led)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('shows the cover of each project', async () => {
    const { project } = aCollaboration();
    givenApi(() => ({ body: [aCollaboration({ project: { ...project, coverUrl: '/api/pictures/bus.jpg' } })] }));
    visit();
    const picture = (await screen.findByRole('listitem')).querySelector('img');
    expect(picture).toHaveAttribute('src', '/api/pictures/bus.jpg');
  });

  it('moves the card of a project that the person has just joined', async () => {
    givenApi(() => ({ body: [aCollaboration()] }));
    const { router } = visit();
    expect(await screen.findByRole('listitem')).not.toHaveClass('moment');
    await act(() => router.navigate('/', { state: { joined: aCollaboration().project.id } }));
    expect(screen.getByRole('listitem')).toHaveClass('moment');
  });

  it('welcomes somebody who has just joined, and leads to the room of their team', async () => {
    givenApi(() => ({ body: [aCollaboration()] }));
    const { router } = visit();
    await screen.findByRole('listitem');
    expect(screen.queryByText(/Say hello/)).not.toBeInTheDocument();
    const { id } = aCollaboration().project;
    await act(() => router.navigate('/', { state: { joined: id } }));
    expect(await screen.findByText(/^You're on the team of/)).toHaveTextContent("You're on the team of Night bus.");
    expect(screen.getByText(/Say hello/)).toHaveTextContent(/^Say hello to your team\.$/);
    expect(screen.getByRole('link', { name: 'Write to your team' })).toHaveAttribute('href', `/projects/${id}#room`);
  });

  it("leads from a card to its project and to the team's room, and nowhere else", async () => {
    givenApi(() => ({ body: [aCollaboration()] }));
    visit();
    const project = `/projects/${aCollaboration().project.id}`;
    expect(await screen.findByRole('link', { name: 'Night bus' })).toHaveAttribute('href', project);
    expect(screen.getByRole('link', { name: 'Team room' })).toHaveAttribute('href', `${project}#room`);
    expect(within(screen.getByRole('listitem')).getAllByRole('link')).toHaveLength(2);
  });

  it('tells what has ended, with the words of the owner, and nothing else that happened', async () => {
    givenApi(() => ({ body: [] }), [aParting(), aParting({ id: 'other', kind: 'joined' })]);
    visit();
    const notice = await screen.findByRole('list', { name: 'Recently ended' });
    expect(notice).toHaveTextContent("Night bus: You're no longer on this team.");
    expect(within(notice).getAllByRole('listitem')).toHaveLength(1);
    expect(within(notice).getByText('We need more hours than you have.')).toBeVisible();
    expect(within(notice).queryByRole('link')).not.toBeInTheDocument();
  });

  it('asks again when its page is entered, however fresh the last answer is', async () => {
    givenApi(() => ({ body: [aCollaboration()] }));
    publishSession(aSessionUser());
    const { element, queryClient } = createTestHost(<CollaborationsPage />);
    queryClient.setQueryData(['me', 'uid-of-ada', 'collaborations'], []);
    render(element);
    expect(screen.getByText('No collaborations right now.')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Night bus' })).toBeVisible();
  });

  it('says that there are none, and where they come from', async () => {
    givenApi(() => ({ body: [] }));
    visit();
    expect(await screen.findByText('No collaborations right now.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See your invites' })).toHaveAttribute('href', '/my-invites');
  });

  it('says in a toast and in its place that it could not be had, and tries again', async () => {
    let answer: { status?: number; body: unknown } = UNAVAILABLE;
    givenApi(() => answer);
    visit();
    await waitFor(() => expect(screen.getAllByText('Failed to fetch your collaborations.')).toHaveLength(2));
    answer = { body: [aCollaboration()] };
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Night bus' })).toBeVisible();
  });
});
