import type { ProjectPage as ProjectAnswer } from '@crewdeck/contract';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { aProjectPage, aResult, aTeam, aTeamLink, aTeamMember, aTeamOf, aViewer } from '../testing/builders.ts';
import { bodiesOf, button, givenApi, INTEREST, PROJECT_PATH, visit } from '../testing/visit-project.tsx';

const RESULT = `${PROJECT_PATH}/result`;
const CREDIT = `${PROJECT_PATH}/credit`;
const NOBODY_YET = { words: null, isNamed: true };

const aFinishedPage = (parts: Partial<ProjectAnswer> = {}) =>
  aProjectPage({ status: 'Completed', isLooking: false, result: aResult(), ...parts });
const ownersPage = (parts: Partial<ProjectAnswer> = {}) =>
  aFinishedPage({
    viewer: aViewer({ is: 'owner', credit: NOBODY_YET, formerMembers: [] }),
    team: aTeam(aTeamMember()),
    ...parts,
  });
const finish = () => screen.findByRole('region', { name: /^(Results|Who made it)$/ });
const dialog = async () => within(await screen.findByRole('dialog'));

describe('a finished project', () => {
  it('shows everybody what came of it, and who did what', async () => {
    const credits = [{ id: 'a', name: 'Ada Lovelace', role: 'Owner', words: 'Drew the map' }];
    const project = aFinishedPage({
      result: aResult({
        repositoryUrl: 'https://github.com/crew/map',
        demoUrl: 'https://map.example/',
        place: 'First place',
        words: 'It shows every room.',
        credits,
      }),
    });
    givenApi({ project });
    visit({ isSignedIn: false });
    const part = within(await finish());
    const repository = await part.findByRole('link', { name: 'Repository github.com/crew/map' });
    expect(repository).toHaveAttribute('href', 'https://github.com/crew/map');
    expect(repository.getAttribute('rel')).toContain('nofollow');
    expect(part.getByRole('link', { name: 'Demo map.example' })).toBeVisible();
    expect(part.queryByRole('link', { name: /^Video/ })).not.toBeInTheDocument();
    for (const text of ['First place', 'It shows every room.', 'Drew the map', 'Owner']) {
      expect(part.getByText(text)).toBeVisible();
    }
    expect(part.getByText('First place').parentElement).toHaveTextContent('Prize: First place');
    expect(part.getByText('Prize:')).toHaveClass('visually-hidden');
    expect(part.queryByRole('button')).not.toBeInTheDocument();
  });

  it.each([
    ['visitor', null, null],
    ['member', aViewer({ is: 'member' }), aTeam(aTeamMember())],
  ])('tells a %s of prize, result, demo, code, team and event, in this order', async (_, viewer, team) => {
    const result = aResult({
      repositoryUrl: 'https://github.com/crew/map',
      demoUrl: 'https://map.example/',
      place: 'First place',
      words: 'It shows every room.',
    });
    const hackathon = { id: 'hackathon-1', title: 'Campus Jam' };
    givenApi({ project: aFinishedPage({ result, hackathon, viewer, team }) });
    visit();
    const event = await screen.findByRole('link', { name: 'Campus Jam' });
    expect(event).toHaveAttribute('href', '/hackathons/hackathon-1');
    const parts = [
      screen.getByText('First place'),
      screen.getByText('It shows every room.'),
      screen.getByRole('link', { name: /^Demo/ }),
      screen.getByRole('link', { name: /^Repository/ }),
      ...(viewer ? [] : [screen.getByRole('list', { name: 'Credits' })]),
      event,
      screen.getByRole(viewer ? 'list' : 'region', { name: viewer ? 'Team' : 'Details' }),
    ];
    for (const [at, part] of parts.slice(1).entries()) {
      expect(parts[at]?.compareDocumentPosition(part)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    }
  });

  it('leads a member to the team room before its result', async () => {
    givenApi({ project: aFinishedPage({ viewer: aViewer({ is: 'member' }), team: aTeam(aTeamMember()) }) });
    visit();
    const room = await screen.findByRole('link', { name: 'Team room' });
    expect(room.compareDocumentPosition(await finish())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('is edited by its owner in its details, with no card of its own for that', async () => {
    givenApi({ project: ownersPage() });
    visit();
    expect(await screen.findByRole('region', { name: 'Details' })).toContainElement(await button('Edit'));
    expect(screen.queryByRole('region', { name: 'What you can do' })).not.toBeInTheDocument();
  });

  it.each([
    ['beside its result to others', null, null],
    ['below its result to its team, whom the steps stand beside', aViewer({ is: 'member' }), aTeam(aTeamMember())],
  ])('tells its story %s', async (_, viewer, team) => {
    givenApi({ project: aFinishedPage({ viewer, team }) });
    visit();
    const story = await screen.findByRole('region', { name: 'About this project' });
    const beside = screen.getByRole('region', { name: 'Details' }).parentElement;
    expect(story.parentElement).toBe(viewer ? (await finish()).parentElement : beside);
  });

  it('names its owner in its head and once in its team, to those who are not on it', async () => {
    givenApi({ project: aFinishedPage() });
    visit({ isSignedIn: false });
    const team = await screen.findByRole('list', { name: 'Credits' });
    expect(screen.getAllByRole('heading', { name: 'Credits' })).toHaveLength(1);
    const [head, ...others] = screen.getAllByText('Ada Lovelace');
    expect(head?.closest('span')).toHaveTextContent('By Ada Lovelace');
    expect(others).toEqual([within(team).getByText('Ada Lovelace')]);
    expect(screen.getByText('Completed')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'What you can do' })).not.toBeInTheDocument();
    expect(screen.queryByText(/^Prize/)).not.toBeInTheDocument();
  });

  it.each([
    ['says once, beside its status, when it was finished', '2026-11-24T12:00:00.000Z', ['on 24 Nov 2026']],
    ['does not say when it was finished where that is not known', null, []],
  ])('%s', async (_, finishedAt, expected) => {
    givenApi({ project: aFinishedPage({ finishedAt }) });
    visit({ isSignedIn: false });
    await finish();
    const said = screen.queryAllByText('24 Nov 2026');
    expect(said.map((day) => day.parentElement?.textContent)).toEqual(expected);
    expect(screen.queryByText(/^Finished/)).not.toBeInTheDocument();
  });

  it.each([
    [aResult(), 'Who made it'],
    [aResult({ place: 'First place' }), 'Results'],
  ])('heads what a visitor finds: %#', async (result, name) => {
    givenApi({ project: aFinishedPage({ result }) });
    visit({ isSignedIn: false });
    expect(await screen.findByRole('region', { name })).toBeVisible();
  });

  it('has no heading over credits where nobody is credited', async () => {
    givenApi({ project: aFinishedPage({ result: aResult({ credits: [] }) }) });
    visit({ isSignedIn: false });
    expect(await screen.findByText('Ada Lovelace')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Credits' })).not.toBeInTheDocument();
  });

  it('still tells somebody what became of their interest', async () => {
    givenApi({ project: aFinishedPage({ viewer: aViewer({ interest: { ...INTEREST, status: 'not_now' } }) }) });
    visit();
    expect(await screen.findByText('The team went another way.')).toBeVisible();
  });

  it.each([
    ['repositoryUrl', 'https://github.com/crew/map', 0],
    ['repositoryUrl', 'https://notgithub.com/crew/map', 1],
    ['videoUrl', 'https://www.youtube.com/watch', 0],
    ['demoUrl', 'https://map.example/', 1],
  ] as const)('marks %s %s by its site, else by what it is: %d', async (field, url, own) => {
    givenApi({ project: aFinishedPage({ result: aResult({ [field]: url }) }) });
    visit({ isSignedIn: false });
    const links = await screen.findByRole('list', { name: 'Links to the results' });
    // The last icon says that it leads out.
    expect(links.querySelectorAll('svg.lucide:not(:last-child)')).toHaveLength(own);
  });

  it('asks for nobody: no roles, no seats, no team beside the credits', async () => {
    givenApi({ project: aFinishedPage() });
    visit();
    await screen.findByRole('list', { name: 'Credits' });
    expect(screen.queryByRole('region', { name: 'Team' })).not.toBeInTheDocument();
    for (const name of ['Roles open', 'Suggested teammates']) {
      expect(screen.queryByRole('heading', { name })).not.toBeInTheDocument();
    }
    expect(screen.queryByText(/ seats? open$/)).not.toBeInTheDocument();
  });

  it('shows in its head the faces of its team, and how many they are', async () => {
    const collaborators = aTeamOf(2);
    givenApi({ project: aFinishedPage({ collaborators, maxTeamSize: 4, openSeats: 1 }) });
    visit({ isSignedIn: false });
    const faces = (await screen.findByText('3 on the team')).parentElement?.querySelector('[aria-hidden]');
    expect(faces?.childElementCount).toBe(3);
  });

  it('is not there before the project is completed', async () => {
    givenApi({ project: aProjectPage() });
    visit();
    await screen.findByRole('heading', { name: 'Roles open' });
    expect(screen.queryByRole('region', { name: 'Results' })).not.toBeInTheDocument();
  });

  it('offers its owner the form, sends what is whole, and reads no interest', async () => {
    const next = ownersPage({ result: aResult({ place: 'First place' }) });
    const calls = givenApi({ project: ownersPage(), changes: { [`PUT ${RESULT}`]: { next } } });
    const { user } = visit({ part: '#finish' });
    await user.click(await button("Add the team's results"));
    expect(screen.queryByRole('heading', { name: /Interested people/ })).not.toBeInTheDocument();
    const form = await dialog();
    await user.type(form.getByLabelText('Repository'), 'github.com/crew/map');
    await user.type(form.getByLabelText('Demo'), 'http://map.example');
    await user.type(form.getByLabelText('Place or prize'), 'First place');
    await user.click(form.getByRole('button', { name: 'Save results' }));
    expect(form.getByText('Enter an address such as https://example.org/team.')).toBeVisible();
    expect(form.getByLabelText('Demo')).toHaveFocus();
    await user.clear(form.getByLabelText('Demo'));
    await user.click(form.getByRole('button', { name: 'Save results' }));
    expect(await button('Edit results')).toBeVisible();
    expect(bodiesOf(calls, 'PUT', RESULT)).toEqual([
      {
        repositoryUrl: 'https://github.com/crew/map',
        demoUrl: null,
        videoUrl: null,
        place: 'First place',
        words: '',
      },
    ]);
    expect(calls.map(({ path }) => path)).not.toContain(`${PROJECT_PATH}/interests`);
  });

  it.each([
    ['before anything was said', {}, 'https://github.com/crew/map'],
    ['but what was said stands', { place: 'First place' }, ''],
  ])('begins with the repository of the team room, %s', async (_, result, repository) => {
    const links = [aTeamLink({ id: 'l1', url: 'https://discord.gg/map' }), aTeamLink()];
    givenApi({
      project: ownersPage({ result: aResult(result) }),
      reads: { [`${PROJECT_PATH}/links`]: { body: links } },
    });
    const { user } = visit();
    await user.click(await screen.findByRole('button', { name: /results$/ }));
    expect((await dialog()).getByLabelText('Repository')).toHaveValue(repository);
  });

  it('names each of its team once to the team, with what they did', async () => {
    const team = aTeam(aTeamMember());
    const credits = [
      ...team.map(({ id, name, role }) => ({ id, name, role, words: `Words of ${name}` })),
      { id: 'former-1', name: 'Joan Clarke', role: 'Designer', words: null },
    ];
    givenApi({ project: ownersPage({ team, result: aResult({ credits }) }) });
    visit();
    const others = within(await screen.findByRole('list', { name: 'Also credited' }));
    expect(others.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Joan Clarke']);
    for (const { name } of team) expect(screen.getByText(`Words of ${name}`)).toBeVisible();
  });

  it('says why the result could not be saved, and keeps what was typed', async () => {
    const refused = {
      status: 409,
      body: { error: "This project isn't finished.", code: 'project.not_completed', requestId: 'r' },
    };
    givenApi({ project: ownersPage(), changes: { [`PUT ${RESULT}`]: { answer: refused } } });
    const { user } = visit();
    await user.click(await button("Add the team's results"));
    const form = await dialog();
    await user.type(form.getByLabelText('Place or prize'), 'First place');
    await user.click(form.getByRole('button', { name: 'Save results' }));
    expect(await form.findByText("This project isn't finished.")).toBeVisible();
    expect(form.getByLabelText('Place or prize')).toHaveValue('First place');
  });

  it('keeps what was typed when the page is loaded again, in the dialog where it was', async () => {
    givenApi({ project: ownersPage() });
    const { user, router } = visit();
    await user.click(await button("Add the team's results"));
    await user.type((await dialog()).getByLabelText('Place or prize'), 'First place');
    const part = router.state.location.search;
    act(() => void window.dispatchEvent(new Event('pagehide')));
    const storage = { ...sessionStorage };
    cleanup();
    Object.assign(sessionStorage, storage);
    visit({ part });
    const form = await dialog();
    expect(form.getByLabelText('Place or prize')).toHaveValue('First place');
    expect(form.getByText(/We kept what you'd written/)).toBeVisible();
  });

  it('asks before what was typed is lost', async () => {
    givenApi({ project: ownersPage() });
    const { user } = visit();
    await user.click(await button('Add what you did yourself'));
    await user.type((await dialog()).getByLabelText('In one line'), 'Drew the map');
    await user.click((await dialog()).getByRole('button', { name: 'Cancel' }));
    await user.click(await button('Leave'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('takes from a member one line on what they did, and leaves their name out', async () => {
    const viewer = aViewer({ is: 'member', credit: NOBODY_YET });
    const project = aFinishedPage({ viewer, team: aTeam(aTeamMember()) });
    const calls = givenApi({ project, changes: { [`PUT ${CREDIT}`]: {} } });
    const { user } = visit();
    await user.click(await button('Add what you did'));
    expect(screen.queryByRole('button', { name: "Add the team's results" })).not.toBeInTheDocument();
    const form = await dialog();
    await user.type(form.getByLabelText('In one line'), ' Drew the map ');
    await user.click(form.getByRole('button', { name: 'Leave my name out' }));
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(bodiesOf(calls, 'PUT', CREDIT)).toEqual([{ words: 'Drew the map', isNamed: false }]));
  });

  it('lets its owner credit people who left, and take that back, and says so', async () => {
    const left = { id: 'former-1', name: 'Grace Hopper', role: 'Designer' };
    const withFormer = (isCredited: boolean) =>
      ownersPage({ viewer: aViewer({ is: 'owner', credit: NOBODY_YET, formerMembers: [{ ...left, isCredited }] }) });
    const path = `${PROJECT_PATH}/credits/former-1`;
    const calls = givenApi({
      project: withFormer(false),
      changes: { [`PUT ${path}`]: { next: withFormer(true) }, [`DELETE ${path}`]: { next: withFormer(false) } },
    });
    const { user } = visit();
    await user.click(await button('Credit Grace Hopper'));
    expect(await screen.findByText('Credited.')).toBeVisible();
    await user.click(await button('Remove credit: Grace Hopper'));
    expect(await screen.findByText('Credit removed.')).toBeVisible();
    expect(await button('Credit Grace Hopper')).toBeVisible();
    expect(calls.filter((call) => call.path === path).map(({ method }) => method)).toEqual(['PUT', 'DELETE']);
  });
});
