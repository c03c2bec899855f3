import { aListedProject } from '@crewdeck/module-sdk/builders';
import { answerCalls, createTestHost, type GivenAnswer, publishSession } from '@crewdeck/module-sdk/testing';
import { jest } from '@jest/globals';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { VisitorLists } from './visitor-lists.tsx';

const PROJECTS = '/api/projects';
const HACKATHONS = '/api/hackathons';
const BUS = aListedProject({
  ...{ id: 'p1', title: 'Night bus', description: 'Buses after 1 am.' },
  rolesNeeded: ['Designer', 'Backend developer'],
  openSeats: 3,
});
const DIARY = aListedProject({ id: 'p2', title: 'Site diary', description: 'A diary.', rolesNeeded: [], openSeats: 2 });
const GRID = {
  ...{ id: 'h1', title: 'Green Grid', eventDate: '2999-01-01', startsAt: null, location: 'Oslo', eventMode: 'Offline' },
};
const SOLO = { ...GRID, id: 'h2', title: 'Solo', location: null, eventMode: 'Online' };
const TIMED = {
  ...{ ...GRID, id: 'h3', title: 'Timed', location: null, eventMode: null },
  ...{ eventDate: '2999-02-01', startsAt: new Date(2999, 1, 1, 18).toISOString() },
};
const PAST = { ...GRID, id: 'h0', title: 'Past', eventDate: '2020-01-01' };

function open(answers: Record<string, GivenAnswer>) {
  act(() => publishSession(null));
  const calls = answerCalls(({ path }) => answers[path] ?? { status: 404 });
  const { container } = render(createTestHost(<VisitorLists />).element);
  return { calls, container, room: container.firstElementChild };
}

/** The room begins below what the window shows. */
function placeBelowWindow() {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, window.innerHeight, 1200, 250));
}

afterEach(() => jest.restoreAllMocks());

const regionOf = async (name: string) => within(await screen.findByRole('region', { name }));

describe('what visitors can join now', () => {
  it('are projects with seats and open roles, and hackathons with when and where', async () => {
    const { calls } = open({ [PROJECTS]: { body: [BUS, DIARY] }, [HACKATHONS]: { body: [PAST, GRID, SOLO, TIMED] } });
    const projects = await regionOf('Projects looking for people');
    const cards = projects.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(cards).toEqual([
      'Night busBuses after 1 am.3 seats open · Designer · Backend developer',
      'Site diaryA diary.2 seats open',
    ]);
    expect(projects.getByRole('link', { name: 'Night bus' })).toHaveAttribute('href', '/projects/p1');
    expect(projects.getByRole('link', { name: 'See all' })).toHaveAttribute('href', '/explore-projects');
    const hackathons = await regionOf('Coming up');
    const rows = hackathons.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows).toEqual([
      'Green Grid1 Jan 2999 · Oslo',
      'Solo1 Jan 2999 · Online',
      expect.stringMatching(/^TimedFri 1 Feb 2999, 18:00 \S+$/),
    ]);
    expect(hackathons.getByRole('link', { name: 'Green Grid' })).toHaveAttribute('href', '/hackathons/h1');
    expect(hackathons.getByRole('link', { name: 'See all' })).toHaveAttribute('href', '/explore-hackathons');
    expect(calls.find(({ path }) => path === PROJECTS)?.query).toEqual({ open: 'true', limit: 3 });
  });

  it.each<[string, GivenAnswer]>([
    ['is empty', { body: [] }],
    ['can not be read', { status: 404 }],
  ])('leave out a list that %s', async (_case, answer) => {
    open({ [PROJECTS]: { body: [BUS] }, [HACKATHONS]: answer });
    await regionOf('Projects looking for people');
    expect(screen.queryByRole('region', { name: 'Coming up' })).toBeNull();
  });

  it('keep their room in view, so that nothing jumps, and are not shown where there is nothing', async () => {
    const { room, calls } = open({});
    expect(room).toBeEmptyDOMElement();
    await waitFor(() => expect(room).not.toBeEmptyDOMElement());
    expect(calls).toHaveLength(2);
    expect(room).toHaveTextContent('');
    expect(room).not.toHaveStyle({ minHeight: '0' });
  });

  it('give up the room that they do not need while it is out of sight', async () => {
    placeBelowWindow();
    const { room } = open({});
    expect(room).not.toHaveStyle({ minHeight: '0' });
    await waitFor(() => expect(room).toHaveStyle({ minHeight: '0' }));
  });
});
