import { answerCalls } from '@crewdeck/module-sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aProjectPage, aTeam, aTeamMember, aTeamOf, aViewer } from '../testing/builders.ts';
import { bodiesOf, button, givenApi, INVITE, PROJECT_PATH, panel, visit } from '../testing/visit-project.tsx';

/** In place of a browser's, of which jsdom has none: reports all that it watches as out of sight, at this height. */
function observeAt(top: number) {
  const callbacks: (() => void)[] = [];
  globalThis.IntersectionObserver = class {
    constructor(onSeen: (entries: object[]) => void) {
      callbacks.push(() => onSeen([{ isIntersecting: false, boundingClientRect: { top } }]));
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  return {
    report: async () => {
      await waitFor(() => expect(callbacks).not.toEqual([]));
      act(() => {
        for (const report of callbacks) report();
      });
    },
  };
}

afterEach(() => Reflect.deleteProperty(globalThis, 'IntersectionObserver'));

describe('the page of a project', () => {
  it('shows a visitor all that is known of it, and its team by name and role', async () => {
    const hackathon = { id: 'h', title: 'Night of code' };
    givenApi({ project: aProjectPage({ hackathon, collaborators: aTeamOf(1), openSeats: 2, tags: ['campus'] }) });
    visit({ isSignedIn: false });
    expect(await screen.findByRole('heading', { level: 1, name: 'Campus map' })).toBeVisible();
    for (const text of ['Find a free study room.', 'Designer', 'React', '#campus', '2 of 4 on the team', 'Member 1']) {
      expect(screen.getByText(text)).toBeVisible();
    }
    expect(screen.getByRole('link', { name: 'Night of code' })).toHaveAttribute('href', '/hackathons/h');
    const ada = `/people/${aProjectPage().owner.id}`;
    for (const link of screen.getAllByRole('link', { name: 'Ada Lovelace' })) expect(link).toHaveAttribute('href', ada);
    expect(within(screen.getByRole('list', { name: 'Team' })).getByText('2 seats open')).toBeVisible();
  });

  it('counts no seats while its size is not chosen', async () => {
    givenApi({ project: aProjectPage({ maxTeamSize: 1, openSeats: 1 }) });
    visit({ isSignedIn: false });
    const team = within(await screen.findByRole('list', { name: 'Team' }));
    expect(team.getByText('Looking for teammates')).toBeVisible();
    expect(screen.queryByText(/seats? open/)).toBeNull();
  });

  it('is full, and not open, while its team has no seat', async () => {
    givenApi({ project: aProjectPage({ openSeats: 0 }) });
    visit({ isSignedIn: false });
    expect(await screen.findByText('Full')).toBeVisible();
    expect(screen.queryByText('Open')).toBeNull();
  });

  it('tells its deadline once, with how far away it is, and no fact that it does not have', async () => {
    givenApi({ project: aProjectPage({ deadline: '2999-01-04', difficulty: null }) });
    visit({ isSignedIn: false });
    expect(await screen.findByText(/^Join by 4 Jan 2999, in [\d,]+ days$/)).toBeVisible();
    expect(screen.getAllByText(/4 Jan 2999/)).toHaveLength(1);
    const details = within(screen.getByRole('region', { name: 'Details' }));
    expect(details.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Collaboration type',
      'Posted',
    ]);
  });

  it('makes links of the addresses in its description, whose words stay as they are written', async () => {
    const description = 'Maps (https://maps.example/a),\nand javascript:alert(1).';
    givenApi({ project: aProjectPage({ description }) });
    visit({ isSignedIn: false });
    const story = await screen.findByRole('region', { name: 'About this project' });
    expect(story.querySelector('p')?.textContent).toBe(description);
    const links = within(story).getAllByRole<HTMLAnchorElement>('link');
    expect(links.map(({ href }) => href)).toEqual(['https://maps.example/a']);
    for (const { rel } of links)
      expect(rel.split(' ')).toEqual(expect.arrayContaining(['nofollow', 'ugc', 'noopener']));
  });

  it('tells somebody what it is about before what they can do', async () => {
    givenApi({ project: aProjectPage() });
    visit();
    const story = await screen.findByRole('region', { name: 'About this project' });
    const regions = screen.getAllByRole('region');
    expect(regions.indexOf(story)).toBeLessThan(regions.indexOf(await panel()));
  });

  it.each([
    [true, 900, 'below what is seen'],
    [false, -900, 'above it'],
  ])('offers the next step at the bottom, too: %s where that is at %i px, %s', async (isShown, top) => {
    const observer = observeAt(top);
    givenApi({ project: aProjectPage({ viewer: aViewer() }) });
    visit();
    await panel();
    await observer.report();
    expect(screen.queryByRole('link', { name: 'Interested?' }) !== null).toBe(isShown);
  });

  it.each([
    ['Interested?', {}, 'Role'],
    ['Interested?', { rolesNeeded: [] }, 'Message to the owner'],
    ['Answer your invite', { viewer: aViewer({ invite: INVITE }) }, 'Accept'],
  ])('moves the focus with "%s" at the bottom to what is filled in first: %j', async (name, parts, field) => {
    const observer = observeAt(900);
    givenApi({ project: aProjectPage({ viewer: aViewer(), ...parts }) });
    const { user, router } = visit();
    await panel();
    await observer.report();
    await user.click(screen.getByRole('link', { name }));
    expect(document.activeElement).toHaveAccessibleName(field);
    expect(await panel()).toContainElement(document.activeElement as HTMLElement);
    expect(router.state.location.hash).toBe('');
  });

  it.each([
    ['Sign in to show interest', false, '/sign-in'],
    ['Create your profile', true, '/create-profile'],
  ])('leads with "%s" at the bottom there at once, as the panel does', async (name, isSignedIn, path) => {
    const observer = observeAt(900);
    givenApi({ project: aProjectPage(), hasProfile: false });
    visit({ isSignedIn });
    await panel();
    await observer.report();
    const links = await screen.findAllByRole('link', { name });
    const there = `${path}?next=${encodeURIComponent(`/projects/${aProjectPage().id}`)}`;
    expect(links.map((link) => link.getAttribute('href'))).toEqual([there, there]);
  });

  it('names its team in one place, of which the tabs show one at a time', async () => {
    givenApi({ project: aProjectPage({ viewer: aViewer({ is: 'member' }), team: aTeam(aTeamMember()) }) });
    const { user } = visit();
    expect(await screen.findAllByText('Grace Hopper')).toHaveLength(1);
    expect(within(screen.getByRole('list', { name: 'Team' })).getByText('Grace Hopper')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Team room' }));
    expect(await screen.findByRole('region', { name: 'Team room' })).toBeVisible();
    expect(screen.queryByText('Grace Hopper')).not.toBeInTheDocument();
    expect(screen.getByText('1 of 4 on the team')).toBeVisible();
  });

  it('names no role as open that somebody on the team has', async () => {
    const [member] = aTeamOf(1).map((one) => ({ ...one, role: 'designer' }));
    givenApi({ project: aProjectPage({ rolesNeeded: ['Designer', 'Writer'], collaborators: member ? [member] : [] }) });
    visit({ isSignedIn: false });
    expect(await screen.findByRole('list', { name: 'Roles open' })).toHaveTextContent(/^Writer$/);
  });

  it.each([
    [false, 'Sign in to see this project', "If you've been invited, you see it after signing in."],
    [
      true,
      'Project not found',
      "If you've been invited, check that you're signed in with the right account. You don't see projects of people you've blocked.",
    ],
  ])('says that the viewer may not see it, if there is one; signed in: %s', async (isSignedIn, name, hint) => {
    givenApi({ project: 'missing' });
    visit({ isSignedIn, part: '#room' });
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
    expect(screen.getByText("It's invite-only, or it's no longer here.")).toBeVisible();
    expect(screen.getByText(hint)).toBeVisible();
    const signIn = screen.queryAllByRole('link', { name: 'Sign in' });
    const wanted = signIn.map((link) =>
      new URL(link.getAttribute('href') ?? '', 'https://x').searchParams.values().next(),
    );
    expect(wanted).toEqual(isSignedIn ? [] : [{ value: `/projects/${aProjectPage().id}#room`, done: false }]);
    expect(screen.getByRole('link', { name: 'Explore Projects' })).toHaveAttribute('href', '/explore-projects');
  });

  it('says that it could not be loaded, and tries again', async () => {
    let isBroken = true;
    answerCalls(({ path }) => {
      if (path === PROJECT_PATH) return isBroken ? { status: 503 } : { body: aProjectPage() };
      return { body: [] };
    });
    const { user } = visit({ isSignedIn: false });
    expect(await screen.findByText("We couldn't load this project.")).toBeVisible();
    isBroken = false;
    await user.click(await button('Try again'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Campus map' })).toBeVisible();
  });
});

describe('reporting a project', () => {
  it('is offered to everybody but its owner', async () => {
    givenApi({ project: aProjectPage() });
    const { user } = visit({ isSignedIn: false });
    await user.click(await button('More'));
    expect(await button('Report this project')).toBeVisible();
  });

  it('stands after the link to share, above the title, with a tooltip', async () => {
    givenApi({ project: aProjectPage() });
    visit({ isSignedIn: false });
    const menu = await button('More');
    expect(menu).toHaveAttribute('title', 'More');
    expect((await button('Copy link')).compareDocumentPosition(menu)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const title = screen.getByRole('heading', { level: 1 });
    expect(menu.compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('is not offered to its owner', async () => {
    givenApi({ project: aProjectPage({ viewer: aViewer({ is: 'owner' }), team: aTeam() }) });
    visit();
    await button('Edit');
    expect(screen.queryByRole('button', { name: 'More' })).not.toBeInTheDocument();
  });
});

describe('the cover of a project', () => {
  const COVER = '/api/pictures/one.jpg';
  const own = (parts: Parameters<typeof aProjectPage>[0] = {}) =>
    aProjectPage({ viewer: aViewer({ is: 'owner' }), team: aTeam(), ...parts });

  it('is shown to everybody, and changed by the owner alone', async () => {
    givenApi({ project: aProjectPage({ coverUrl: COVER }) });
    visit({ isSignedIn: false });
    await screen.findByRole('heading', { level: 1, name: 'Campus map' });
    expect(document.querySelector(`img[src="${COVER}"]`)).not.toBeNull();
    expect(screen.queryByRole('button', { name: /cover/i })).not.toBeInTheDocument();
  });

  it('is changed in the settings, and not by buttons that lie on it', async () => {
    givenApi({ project: own({ coverUrl: COVER }) });
    visit({ part: '?tab=manage' });
    const settings = await screen.findByRole('region', { name: 'Settings' });
    expect(settings).toContainElement(await button('Change cover'));
    expect(settings).toContainElement(await button('Remove cover'));
  });

  it('is chosen in a dialog', async () => {
    givenApi({ project: own() });
    const { user } = visit({ part: '?tab=manage' });
    await user.click(await button('Add a cover'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Project cover' }));
    expect(await dialog.findByText('Choose a picture')).toBeVisible();
  });

  it('is chosen at once by whoever follows a link to that', async () => {
    givenApi({ project: own() });
    visit({ part: `?tab=manage&cover=${own().id}` });
    expect(await screen.findByRole('dialog', { name: 'Project cover' })).toBeVisible();
  });

  it('is removed, and the focus stays', async () => {
    const change = `DELETE ${PROJECT_PATH}/cover`;
    const calls = givenApi({ project: own({ coverUrl: COVER }), changes: { [change]: { next: own() } } });
    const { user } = visit({ part: '?tab=manage' });
    await user.click(await button('Remove cover'));
    expect(await button('Add a cover')).toHaveFocus();
    expect(bodiesOf(calls, 'DELETE', `${PROJECT_PATH}/cover`)).toHaveLength(1);
  });

  it('that could not be removed stays, and one that is hidden has its reason', async () => {
    const changes = { [`DELETE ${PROJECT_PATH}/cover`]: { answer: { status: 503 } } };
    givenApi({ project: own({ coverHiddenReason: 'An advertisement' }), changes });
    const { user } = visit({ part: '?tab=manage' });
    expect(await screen.findByText('An advertisement')).toBeVisible();
    await user.click(await button('Remove cover'));
    expect(await screen.findByText("We couldn't remove the cover. Try again.")).toBeVisible();
  });
});
