import { aListedProject, aProject } from '@crewdeck/module-sdk/builders';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aHackathon, PAST, TO_COME } from '../testing/builders.ts';
import { openPage } from '../testing/visit-hackathon.tsx';

describe('the teams that form for a hackathon', () => {
  const team = aProject({
    id: 'p1',
    title: 'Tide clock',
    rolesNeeded: ['Designer', 'Developer'],
    collaborators: [{ id: 'm1', name: 'Bo', role: 'Developer' }],
    owner: { id: 'o1', name: '' },
    openSeats: 1,
    coverUrl: '/api/covers/tide.webp',
  });
  const teams = async () => within(await screen.findByRole('list', { name: 'Teams forming for this event' }));

  test('are those that look for people, each with the roles that are left and a way to its page', async () => {
    const { calls, container } = openPage({ teams: { body: [team] } });

    const list = await teams();
    expect(list.getByRole('link', { name: 'Tide clock' })).toHaveAttribute('href', '/projects/p1');
    expect(list.getByText('1 seat open')).toBeVisible();
    expect(list.getByText('3 of 4 on the team')).toBeVisible();
    expect(list.getByText('Designer')).toBeVisible();
    expect(list.getByText('Unnamed developer')).toBeVisible();
    expect(container.querySelector('[src="/api/covers/tide.webp"]')).not.toBeNull();
    // Somebody who looks is led here.
    expect(container.querySelector('#forming-teams')).toHaveTextContent('Teams forming for this event');
    const call = calls.find(({ path }) => path === '/api/projects');
    expect(call?.query).toMatchObject({ hackathon: 'hackathon-1', open: 'true' });
  });

  test('are not listed again among those that the organiser lists', async () => {
    const participants = ['tide clock ', 'Reef watch'];
    openPage({ hackathon: { body: aHackathon({ ...TO_COME, participants }) }, teams: { body: [team] } });

    await teams();
    expect(await screen.findByRole('list', { name: 'Teams listed by the organiser' })).toHaveTextContent(
      /^Reef watch$/,
    );
  });

  test('that are more than are shown are said to be', async () => {
    openPage({ teams: { body: [team], headers: { link: '</api/projects?cursor=x>; rel="next"' } } });

    await teams();
    expect(screen.getByText('Showing the newest 1.')).toBeVisible();
  });

  test('that are none yet leave an invitation to begin', async () => {
    openPage();

    expect(await screen.findByText('No teams are looking for people yet.')).toBeVisible();
  });

  test('that can not be read now are told apart from none, and can be tried again', async () => {
    let isUp = false;
    openPage({ teams: () => (isUp ? { body: [team] } : { status: 503 }) });

    expect(await screen.findByText("We couldn't load the teams.")).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Climate Hack' })).toBeVisible();
    isUp = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

    expect((await teams()).getByRole('link', { name: 'Tide clock' })).toBeVisible();
  });
});

describe('the projects of a hackathon that is over', () => {
  const over = { body: aHackathon(PAST) };
  const won = aListedProject({ id: 'p1', title: 'Tide clock', status: 'Completed', place: 'First place' });
  const goesOn = aListedProject({ id: 'p2', title: 'Rain map', coverUrl: '/api/covers/rain.webp' });
  const projects = async () => within(await screen.findByRole('list', { name: 'Projects and results' }));

  test('are listed with what they won and who made them, the results first', async () => {
    const { calls, container } = openPage({ hackathon: over, teams: { body: [goesOn, won] } });

    const list = await projects();
    const links = list.getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(['Tide clock', 'Rain map']);
    expect(links[0]).toHaveAttribute('href', '/projects/p1');
    expect(list.getByText('First place')).toBeVisible();
    expect(list.getByText('Completed')).toBeVisible();
    expect(list.getAllByText('Ada Lovelace')).toHaveLength(2);
    expect(container.querySelector('[src="/api/covers/rain.webp"]')).not.toBeNull();
    const call = calls.find(({ path }) => path === '/api/projects');
    expect(call?.query).toEqual({ hackathon: 'hackathon-1', limit: 200 });
  });

  test('are shown page by page, and said to be more than are read', async () => {
    const many = Array.from({ length: 30 }, (_, index) =>
      aListedProject({ id: `p${index}`, title: `Project ${index}` }),
    );
    openPage({
      hackathon: over,
      teams: { body: many, headers: { link: '</api/projects?cursor=x>; rel="next"' } },
    });

    expect((await projects()).getAllByRole('listitem')).toHaveLength(24);
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
    expect((await projects()).getAllByRole('listitem')).toHaveLength(30);
    expect(screen.getByText('From the newest 200 projects of this event.')).toBeVisible();
  });

  test('that are none lead to what others have finished', async () => {
    openPage({ hackathon: over });

    expect(await screen.findByText('No projects from this event on Crewdeck.')).toBeVisible();
    const link = screen.getByRole('link', { name: 'Explore finished projects' });
    expect(link).toHaveAttribute('href', '/explore-projects?finished=true');
  });

  test('that can not be read now are told apart from none, and can be tried again', async () => {
    let isUp = false;
    openPage({ hackathon: over, teams: () => (isUp ? { body: [won] } : { status: 503 }) });

    expect(await screen.findByText("We couldn't load the projects.")).toBeVisible();
    isUp = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

    expect((await projects()).getByRole('link', { name: 'Tide clock' })).toBeVisible();
  });
});
