import type { Fit } from '@crewdeck/contract';
import { aListedProject, aListedUser, aProject } from '@crewdeck/module-sdk/builders';
import { awaitSession, createTestHost, publishSession } from '@crewdeck/module-sdk/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerWith } from '../testing/answers.ts';
import { aProfile, VIEWER } from '../testing/people.ts';
import { ExplorePage } from './explore-page.tsx';
import { ExploreProjectsPage } from './explore-projects-page.tsx';

const FOR_PROJECT = /^Best fits for/;
const NOBODY = 'No new fits for your projects here, so the newest come first. Check the skills and roles they list.';
const POST = "Post a project, and we'll show who fits.";
const WHY = { name: 'Why this fits' };

const profile = aProfile();
const skilled = { ...profile, skills: [{ skill: { id: 'react', name: 'React' }, level: 'Advanced' }] };
const aFit = (...reasons: string[]): Fit => ({ reasons, isNewcomer: false });
const ofViewer = (body: unknown = skilled) => ({ 'GET /api/users/firebase/viewer-uid': { body } });
const noProfile = { 'GET /api/users/firebase/viewer-uid': { status: 404 } };

function openProjects(at = '/explore-projects') {
  const host = createTestHost(<ExploreProjectsPage />, { at });
  render(host.element);
  return host;
}

function openPeople(at = '/explore') {
  const host = createTestHost(<ExplorePage />, { at });
  render(host.element);
  return host;
}

const findLine = (text: string) =>
  screen.findByText((_, element) => element?.tagName === 'P' && element.textContent === text);
const order = () => screen.getByLabelText('Sort by');
const ordersAsked = (calls: ReturnType<typeof answerWith>, path: string) =>
  calls.filter((call) => call.path === path).map(({ query }) => query.sort);

beforeEach(() => publishSession(VIEWER));

describe('the best fit', () => {
  it('comes first for somebody with a profile, with its reasons on demand', async () => {
    const compass = aListedProject({ title: 'Campus Compass', fit: aFit('Needs React, which you know.') });
    const garden = aListedProject({ id: 'p2', title: 'Garden', fit: { reasons: [], isNewcomer: true } });
    const calls = answerWith({ ...ofViewer(), 'GET /api/projects': { body: [compass, garden] } });
    openProjects();
    const card = within(await screen.findByRole('listitem', { name: 'Campus Compass' }));
    expect(ordersAsked(calls, '/api/projects')).toEqual(['fit']);
    expect(order()).toHaveDisplayValue('Best fit');
    expect(screen.getByText('Projects that fit your profile come first.')).toBeVisible();

    const why = card.getByRole('button', WHY);
    expect(why).toHaveAttribute('aria-expanded', 'false');
    expect(why).toHaveAccessibleDescription('Campus Compass');
    expect(card.getByText('Needs React, which you know.')).not.toBeVisible();
    await userEvent.click(why);
    expect(why).toHaveAttribute('aria-expanded', 'true');
    expect(within(card.getByRole('list', WHY)).getByText('Needs React, which you know.')).toBeVisible();

    const other = within(screen.getByRole('listitem', { name: 'Garden' }));
    expect(other.getByText('New here')).toBeVisible();
    expect(other.queryByRole('button', WHY)).toBeNull();
    expect(screen.getAllByText('New here')).toHaveLength(1);
  });

  it('groups strong and possible fits, and names the skills that are missing', async () => {
    const [needs, not] = ['Needs React, which you know.', 'Shares an interest in music.'];
    const compass = aListedProject({
      title: 'Campus Compass',
      fit: { ...aFit(needs), strength: 'strong', missing: ['Kotlin', 'Swift'] },
    });
    const garden = aListedProject({ id: 'p2', title: 'Garden', fit: { ...aFit(not), strength: 'possible' } });
    const songs = aListedProject({ id: 'p3', title: 'Songs', fit: aFit() });
    answerWith({ ...ofViewer(), 'GET /api/projects': { body: [compass, garden, songs] } });
    openProjects();
    const groups = [
      ['Strong fits', 'Campus Compass'],
      ['Possible fits', 'Garden'],
      ['Other projects', 'Songs'],
    ] as const;
    for (const [group, title] of groups) {
      const list = within(await screen.findByRole('list', { name: group }));
      expect(list.getAllByRole('link', { name: /^(?:Campus Compass|Garden|Songs)$/ })).toEqual([
        screen.getByRole('link', { name: title }),
      ]);
    }
    const headings = screen.getAllByRole('heading').map(({ tagName, textContent }) => `${tagName} ${textContent}`);
    expect(headings).toEqual([
      'H1 Explore Projects',
      ...groups.flatMap(([group, title]) => [`H2 ${group}`, `H3 ${title}`]),
    ]);
    const card = within(screen.getByRole('listitem', { name: 'Campus Compass' }));
    expect(card.getByText('Still missing on the team: Kotlin, Swift')).not.toBeVisible();
    await userEvent.click(card.getByRole('button', WHY));
    expect(card.getByText('Still missing on the team: Kotlin, Swift')).toBeVisible();
  });

  it('gives way to another order, which the address keeps', async () => {
    const project = { id: 'p1', title: 'Tide clock' };
    const ada = aListedUser({ name: 'Ada Lovelace', fit: { ...aFit('Knows Go, which the project needs.'), project } });
    const calls = answerWith({ ...ofViewer(), 'GET /api/users': { body: [ada] } });
    const { router } = openPeople();
    expect(await screen.findByText(FOR_PROJECT)).toHaveTextContent(
      "Best fits for Tide clock, your newest project that's looking for people.",
    );
    expect(screen.getByRole('link', { name: 'Tide clock' })).toHaveAttribute('href', '/projects/p1');
    await userEvent.selectOptions(order(), 'Newest');
    await waitFor(() => expect(ordersAsked(calls, '/api/users')).toEqual(['fit', undefined]));
    expect(router.state.location.search).toBe('?sort=newest');
    expect(screen.queryByText(FOR_PROJECT)).toBeNull();

    await userEvent.selectOptions(order(), 'Best fit');
    expect(router.state.location.search).toBe('');
  });

  it('suggests the project that people fit, in the dialog that invites one of them', async () => {
    const project = { id: 'p1', title: 'Tide clock' };
    const ada = aListedUser({ name: 'Ada Lovelace', fit: { ...aFit('Knows Go, which the project needs.'), project } });
    answerWith({ ...ofViewer(), 'GET /api/users': { body: [ada] } });
    openPeople();
    await userEvent.click(await screen.findByRole('button', { name: 'Invite to Collaborate' }));
    expect(await screen.findByText(/mf-invites invite-dialog/)).toHaveTextContent('"suggestedProjectId":"p1"');
  });

  it('names what people share with somebody who has no project that looks for people', async () => {
    answerWith({
      ...ofViewer(),
      'GET /api/users': { body: [aListedUser({ fit: aFit('Shares an interest in music.') })] },
    });
    openPeople();
    expect(await screen.findByText('People with interests or hours like yours come first.')).toBeVisible();
  });

  it('is not offered to visitors, not even by a link', async () => {
    publishSession(null);
    const calls = answerWith({ 'GET /api/projects': { body: [aListedProject()] } });
    openProjects('/explore-projects?sort=fit');
    expect(await screen.findByText('Campus map')).toBeVisible();
    expect(ordersAsked(calls, '/api/projects')).toEqual(['looking']);
    expect(within(order()).queryByRole('option', { name: 'Best fit' })).toBeNull();
  });

  it('is not offered without a profile, and the list stays as it was', async () => {
    const calls = answerWith({ ...noProfile, 'GET /api/projects': { body: [aListedProject()] } });
    openProjects();
    await waitFor(() => expect(ordersAsked(calls, '/api/projects').at(-1)).toBe('looking'));
    expect(within(order()).queryByRole('option', { name: 'Best fit' })).toBeNull();
    expect(await screen.findByText('Campus map')).toBeVisible();
    const link = screen.getByRole('link', { name: 'Create a profile' });
    expect(link).toHaveAttribute('href', '/create-profile?next=%2Fexplore-projects');
  });

  it('is asked for at once while a session is awaited, and no other list is drawn before it', async () => {
    awaitSession();
    const list = { 'GET /api/projects': { body: [aListedProject({ fit: aFit('Needs React, which you know.') })] } };
    const calls = answerWith({ ...ofViewer(), ...list });
    openProjects();
    expect(order()).toHaveDisplayValue('Best fit');
    expect(screen.getByText('Loading projects...')).toBeVisible();
    act(() => publishSession(VIEWER));
    expect(await screen.findByRole('button', WHY)).toBeVisible();
    expect(new Set(ordersAsked(calls, '/api/projects'))).toEqual(new Set(['fit']));
  });

  it.each([
    ['skills are missing', profile, 'Add skills to your profile to see the best fits first.'],
    ['nothing fits', skilled, 'No project fits your profile yet, so the newest come first.'],
  ])('says where a list can not stand by it: %s', async (_case, viewer, text) => {
    answerWith({ ...ofViewer(viewer), 'GET /api/projects': { body: [aListedProject({ fit: aFit() })] } });
    openProjects();
    expect(await findLine(text)).toBeVisible();
    expect(screen.queryByText(/profile come first/)).toBeNull();
  });

  it.each([
    ['nobody fits', [aProject()], NOBODY],
    ['there is no project', [], POST],
    ['every project is over', [aProject({ status: 'Archived' })], POST],
  ])('says where people can not stand by it: %s', async (_case, projects, text) => {
    const people = [aListedUser({ fit: aFit() })];
    answerWith({ ...ofViewer(), 'GET /api/users': { body: people }, 'GET /api/projects/mine': { body: projects } });
    openPeople();
    expect(await findLine(text)).toBeVisible();
  });

  it.each([
    ['people', () => openPeople('/explore?search=ada')],
    ['projects', () => openProjects('/explore-projects?search=map')],
  ])('says nothing of it among %s found by a text', async (_case, openFound) => {
    const calls = answerWith({
      ...ofViewer(),
      'GET /api/users': { body: [aListedUser({ name: 'Ada', fit: aFit() })] },
      'GET /api/projects': { body: [aListedProject({ title: 'Ada', fit: aFit() })] },
    });
    openFound();
    expect(await screen.findByRole('listitem', { name: 'Ada' })).toBeVisible();
    expect(screen.queryByText(/newest come first/)).toBeNull();
    // Which decide what is said of people.
    expect(calls.some(({ path }) => path === '/api/projects/mine')).toBe(false);
  });
});

describe('people who would fit a project', () => {
  const bus = { ...aProject({ id: 'bus', title: 'Night bus' }), hidden: null, team: null };
  const onIt = { is: 'owner', interest: null, invite: null, handover: null };
  const given = (project: object, people: unknown[] = []) => ({
    ...ofViewer(),
    'GET /api/projects/bus': { body: project },
    'GET /api/users': { body: people },
  });

  it('stand under its title, with a way back to the directory, and are invited to it', async () => {
    const ada = aListedUser({
      name: 'Ada Lovelace',
      roles: ['Designer'],
      fit: { ...aFit('Knows Go, which the project needs.'), project: bus },
    });
    const calls = answerWith(given({ ...bus, viewer: onIt }, [ada]));
    openPeople('/explore?project=bus');
    expect(await screen.findByRole('link', { name: 'Night bus' })).toHaveAttribute('href', '/projects/bus');
    expect(screen.getByRole('link', { name: 'Show everyone' })).toHaveAttribute('href', '/explore');
    expect(await screen.findByRole('button', WHY)).toBeVisible();
    expect(screen.getByText('People who fit best come first.')).toBeVisible();
    expect(screen.queryByLabelText('Sort by')).toBeNull();
    expect(calls.find(({ path }) => path === '/api/users')?.query).toMatchObject({ sort: 'fit', project: 'bus' });

    await userEvent.click(screen.getByRole('button', { name: 'Invite to Collaborate' }));
    const dialog = await screen.findByText(/mf-invites invite-dialog/);
    expect(dialog).toHaveTextContent('"projectId":"bus"');
    // Which suggest their role in it.
    expect(dialog).toHaveTextContent('"roles":["Designer"]');
  });

  it.each([
    ['that is full', { ...bus, isLooking: false, viewer: onIt }, "This project isn't looking for anyone right now."],
    ['of others', { ...bus, viewer: { ...onIt, is: 'stranger' } }, 'Only the team sees suggested teammates.'],
  ])('are none of a project %s, which says so and leads on', async (_case, project, text) => {
    answerWith(given(project));
    openPeople('/explore?project=bus');
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open the project' })).toHaveAttribute('href', '/projects/bus');
    expect(screen.getByRole('link', { name: 'Show all people' })).toBeVisible();
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('are none of a project that is not to be seen', async () => {
    answerWith({ ...ofViewer(), 'GET /api/users': { body: [] } });
    openPeople('/explore?project=bus');
    expect(await screen.findByText('Project not found.')).toBeVisible();
  });

  it('are for nobody who has not signed in, and are not asked for', async () => {
    publishSession(null);
    const calls = answerWith({});
    openPeople('/explore?project=bus');
    expect(await screen.findByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/sign-in?next=%2Fexplore%3Fproject%3Dbus',
    );
    expect(calls).toEqual([]);
  });
});
