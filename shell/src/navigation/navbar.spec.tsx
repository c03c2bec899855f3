import { myDataKeys, type SessionUser } from '@crewdeck/module-sdk';
import { awaitSession, publishSession, sessionStore } from '@crewdeck/module-sdk/host';
import { answerCalls, createTestHost } from '@crewdeck/module-sdk/testing';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aRegistry, inlineHostDocument } from '../modules/testing/a-release.ts';
import { forgetRole, learnRole } from '../session/ops-role.ts';
import { Navbar } from './navbar.tsx';

beforeAll(() => inlineHostDocument(aRegistry([])));
beforeEach(() => void answerCalls(() => new Promise(() => {})));

const aPerson = { uid: 'u1', email: 'ada@example.edu' } as SessionUser;
const ITEMS = ['Home', 'My Projects', 'Collaborations', 'Profile', 'Dashboard'];

function openNavbar(user: SessionUser | null, invites: { status: string }[] = [], at = '/') {
  const host = createTestHost(<Navbar />, { at });
  host.queryClient.setQueryData(myDataKeys.receivedInvites('u1'), invites);
  act(() => publishSession(user));
  render(host.element);
  return host;
}

// jsdom opens no modal dialog. What a browser does with it is shown by e2e/behaviour/mobile-menu.spec.ts.
HTMLDialogElement.prototype.showModal = function show() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};

const mainNavigation = () => within(screen.getByRole('navigation', { name: 'Main' }));

describe('the navigation bar', () => {
  it('offers the same places to everybody', () => {
    openNavbar(null);
    for (const name of ITEMS) expect(mainNavigation().getByRole('link', { name })).toBeVisible();
    for (const name of ['Explore', 'Post']) expect(mainNavigation().getByRole('button', { name })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Crewdeck' })).toHaveAttribute('href', '/');
  });

  it('offers a visitor the ways in, and nothing that needs a session', () => {
    openNavbar(null);
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/sign-in');
    expect(screen.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/sign-up');
    expect(screen.queryByRole('button', { name: 'Sign Out' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /My Invites/ })).not.toBeInTheDocument();
  });

  it('shows a signed-in person their e-mail and the way out', async () => {
    // Their picture is loaded when it is first drawn.
    await act(async () => void openNavbar(aPerson));
    const email = screen.getByText('ada@example.edu');
    expect(email).toBeVisible();
    expect(screen.getByRole('link', { name: 'Account ada@example.edu' })).toHaveAttribute('href', '/account');
    expect(screen.getByRole('button', { name: 'Sign Out' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Sign In' })).not.toBeInTheDocument();
  });

  it("takes a browser that nobody was signed in with for a visitor's, and waits for anybody else", () => {
    act(() => sessionStore.setState({ user: null, isSignedIn: false, isLoaded: false }));
    const { unmount } = render(createTestHost(<Navbar />).element);
    expect(screen.getByRole('link', { name: 'Sign In' })).toBeVisible();
    unmount();

    act(awaitSession);
    render(createTestHost(<Navbar />).element);
    expect(screen.queryByRole('link', { name: 'Sign In' })).not.toBeInTheDocument();
  });

  it('marks the page that is shown', () => {
    openNavbar(null, [], '/my-projects');
    expect(mainNavigation().getByRole('link', { name: 'My Projects' })).toHaveAttribute('aria-current', 'page');
    expect(mainNavigation().getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current');
  });

  it('leads from Explore to people, projects and hackathons', async () => {
    openNavbar(null);
    await userEvent.click(mainNavigation().getByRole('button', { name: 'Explore' }));
    const links = within(screen.getByRole('list', { name: 'Explore' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/explore',
      '/explore-projects',
      '/explore-hackathons',
    ]);
  });
});

describe('the bell', () => {
  it('counts received invites that wait for an answer, and says so', () => {
    openNavbar(aPerson, [{ status: 'pending' }, { status: 'accepted' }, { status: 'pending' }]);
    const bell = screen.getByRole('link', { name: 'My Invites, 2 pending invites' });
    expect(bell).toHaveAttribute('href', '/my-invites');
    expect(screen.getByText('2')).toBeVisible();
    const status = screen.getByText('2 pending invites');
    expect(status).toHaveAttribute('role', 'status');
    expect(bell).toContainElement(status);
  });

  it('shows a dot for other news, and is named for it', async () => {
    const { queryClient } = openNavbar(aPerson);
    const bell = screen.getByRole('link', { name: 'My Invites, 0 pending invites' });
    expect(bell.querySelector('.dot')).toBeNull();
    act(() => queryClient.setQueryData(myDataKeys.unreadActivities('u1'), 2));
    expect(await screen.findByText('New activity')).toHaveAttribute('role', 'status');
    expect(bell).toHaveAccessibleName('My Invites, new activity');
    expect(bell).toHaveAttribute('href', '/my-invites?tab=activity');
    expect(bell.querySelector('.dot')).not.toBeNull();
  });

  it('shows number and dot where both wait, and leads to the invites', async () => {
    const { queryClient } = openNavbar(aPerson, [{ status: 'pending' }]);
    act(() => queryClient.setQueryData(myDataKeys.unreadActivities('u1'), 2));
    const bell = await screen.findByRole('link', { name: 'My Invites, 1 pending invite, new activity' });
    expect(bell.querySelector('.dot')).not.toBeNull();
    expect(bell).toHaveTextContent(/^1/);
    expect(bell).toHaveAttribute('href', '/my-invites');
  });

  it('shows no number when nothing waits', () => {
    openNavbar(aPerson, [{ status: 'declined' }]);
    expect(screen.getByRole('link', { name: 'My Invites, 0 pending invites' })).toHaveTextContent('');
  });
});

describe('the mobile menu', () => {
  const openMenu = () => userEvent.click(screen.getByRole('button', { name: 'Open menu' }));

  it('has the same items, without the bell and sign-out', async () => {
    openNavbar(aPerson);
    await openMenu();
    const menu = within(screen.getByRole('navigation', { name: 'Menu' }));
    const names = menu.getAllByRole('link').map((link) => link.textContent);
    expect(names).toEqual([
      'Home',
      'Explore Users',
      'Explore Projects',
      'Explore Hackathons',
      'Post a Project',
      'Post a Hackathon',
      'My Projects',
      'Collaborations',
      'Profile',
      'Dashboard',
    ]);
    expect(menu.getByRole('button', { name: 'Messages Soon' })).toBeVisible();
    expect(menu.queryByRole('button', { name: 'Sign Out' })).not.toBeInTheDocument();
  });

  it('ends with who is signed in and the way out', async () => {
    openNavbar(aPerson);
    await openMenu();
    const dialog = within(screen.getByRole('dialog', { name: 'Site menu' }));
    expect(dialog.getByText('Signed in as ada@example.edu')).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Account' })).toHaveAttribute('href', '/account');
    expect(dialog.getAllByRole('button').at(-1)).toHaveTextContent('Sign Out');
  });
});

describe('the way to the releases', () => {
  afterEach(() => act(forgetRole));

  it.each(['ops', undefined])('is there for ops only: %s', async (role) => {
    openNavbar(aPerson);
    await act(() => learnRole(async () => role));
    const expected = role ? ['/ops/releases'] : [];
    const bar = within(screen.getByRole('banner'));
    for (const menu of bar.queryAllByRole('button', { name: 'Ops' })) await userEvent.click(menu);
    const linksIn = (place: HTMLElement) =>
      within(place)
        .queryAllByRole('link', { name: 'Releases' })
        .map((link) => link.getAttribute('href'));
    expect(linksIn(screen.getByRole('banner'))).toEqual(expected);
    expect(mainNavigation().queryByRole('link', { name: 'Releases' })).not.toBeInTheDocument();

    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
    expect(linksIn(screen.getByRole('navigation', { name: 'Menu' }))).toEqual(expected);
  });
});
