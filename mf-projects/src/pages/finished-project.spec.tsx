import { screen, within } from '@testing-library/react';
import { aProjectPage, aResult, aTeam, aTeamMember, aTeamOf, aViewer } from '../testing/builders.ts';
import { aFinishedPage, finishPart, ownersPage } from '../testing/finished-project.ts';
import { button, givenApi, INTEREST, visit } from '../testing/visit-project.tsx';

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
    const part = within(await finishPart());
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
    expect(room.compareDocumentPosition(await finishPart())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
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
    expect(story.parentElement).toBe(viewer ? (await finishPart()).parentElement : beside);
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
    await finishPart();
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
});
