import { aDirectoryUser } from '@crewdeck/module-sdk/builders';
import { WidgetHostProvider, type WidgetRequest } from '@crewdeck/module-sdk/host';
import { createTestHost, publishSession } from '@crewdeck/module-sdk/testing';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerWith, NEVER } from '../testing/answers.ts';
import { aProfile, VIEWER } from '../testing/people.ts';
import { ExplorePage } from './explore-page.tsx';

/** Stands in for the dialog of mf-invites, which another module owns. */
function WidgetStandIn({ of, name, props }: WidgetRequest) {
  const { receiver } = props as { receiver: { name: string } };
  return <p role="dialog">{`${of} ${name} for ${receiver.name}`}</p>;
}

function open(at = '/explore') {
  const page = (
    <WidgetHostProvider value={WidgetStandIn}>
      <ExplorePage />
    </WidgetHostProvider>
  );
  const host = createTestHost(page, { at });
  render(host.element);
  return host;
}

const ada = aDirectoryUser({ name: 'Ada Lovelace' });
const list = (...people: unknown[]) => ({ 'GET /api/users': { body: people } });

beforeEach(() => publishSession(null));

describe('the directory', () => {
  it('counts the people it shows', async () => {
    answerWith(list(ada, aDirectoryUser({ name: 'Bo' })));
    open();
    expect(await screen.findByText('Showing 2 developer(s)')).toBeVisible();
    expect(screen.queryByText('Filters active')).toBeNull();
  });

  it('says that there is nobody, and invites the first one', async () => {
    answerWith(list());
    open();
    expect(await screen.findByText('No users found.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Create your profile' })).toHaveAttribute('href', '/create-profile');
  });

  it.each([
    ['a reply that is not a list', { body: { users: [] } }],
    ['a refusal', { status: 500, body: {} }],
  ])('is empty after %s, and can be tried again', async (_case, answer) => {
    let isBroken = true;
    answerWith({ 'GET /api/users': () => (isBroken ? answer : { body: [ada] }) });
    open();
    expect(await screen.findByText('No users found.')).toBeVisible();

    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Ada Lovelace')).toBeVisible();
  });

  it('adds the next page below what is shown, and nobody twice', async () => {
    const headers = { link: '</api/users?cursor=abc>; rel="next"', 'x-total-count': '2' };
    // Somebody new at the top has moved Ada to the second page as well.
    const second = { body: [ada, aDirectoryUser({ name: 'Bo' })] };
    const calls = answerWith({
      'GET /api/users': ({ query }) => (query.cursor === 'abc' ? second : { body: [ada], headers }),
    });
    open();
    expect(await screen.findByText('of 2')).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
    expect(await screen.findByText('Showing 2 developer(s)')).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'Ada Lovelace',
      'Bo',
    ]);
    expect(calls.filter(({ query }) => query.cursor === 'abc')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  });
});

describe('filters of the directory', () => {
  it('are sent to the server, without the level', async () => {
    const calls = answerWith(list(ada));
    open('/explore?search=ada&tech=Go&level=Mid-Level&availability=Open+to+Collaborate');
    expect(await screen.findByText('Ada Lovelace')).toBeVisible();
    expect(calls[0]?.query).toMatchObject({ search: 'ada', tech: 'Go', availability: 'Open to Collaborate' });
    expect(calls[0]?.query).not.toHaveProperty('level');
    expect(screen.getByText('Filters active')).toBeVisible();
  });

  it('go into the address once the typing pauses', async () => {
    const calls = answerWith(list(ada));
    const { router } = open();
    // All at once: a busy machine would make pauses of its own between real keys.
    for (const value of ['a', 'ad', 'ada l']) fireEvent.change(screen.getByRole('searchbox'), { target: { value } });
    await waitFor(() => expect(router.state.location.search).toBe('?search=ada+l'));
    await waitFor(() => expect(calls.map((call) => call.query.search)).toEqual([undefined, 'ada l']));
  });

  it('say offline that the list is not theirs yet, and count it once it is', async () => {
    answerWith({ 'GET /api/users': ({ query }) => ({ body: query.search ? [ada] : [ada, aDirectoryUser()] }) });
    open();
    await screen.findByText('Showing 2 developer(s)');
    fireEvent(window, new Event('offline'));
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'ada' } });
    const offline = "You're offline. The list loads once you're back online.";
    expect(await screen.findByText(offline)).toBeVisible();
    expect(screen.queryByText(/^Showing/)).toBeNull();
    fireEvent(window, new Event('online'));
    expect(await screen.findByText('Showing 1 developer(s)')).toBeVisible();
  });

  it('are named when they leave nobody, and cleared with one press', async () => {
    answerWith({ 'GET /api/users': ({ query }) => ({ body: query.search ? [] : [ada] }) });
    const { router } = open('/explore?search=zzz&availability=Actively+Looking');
    expect(await screen.findByText('No users found.')).toBeVisible();
    expect(
      screen.getByText(
        'Nobody matches “zzz” and availability Actively Looking. Clear the search or a filter to see more.',
      ),
    ).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: 'Clear search and filters' }));
    expect(await screen.findByText('Ada Lovelace')).toBeVisible();
    expect(router.state.location.search).toBe('');
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('say to clear the search where nothing else is set', async () => {
    answerWith({ 'GET /api/users': ({ query }) => ({ body: query.search ? [] : [ada] }) });
    open('/explore?search=zzz');
    expect(await screen.findByText('Nobody matches “zzz”. Clear the search to see more.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
    expect(await screen.findByText('Ada Lovelace')).toBeVisible();
  });

  it('show nobody for Senior without asking the server again', async () => {
    const calls = answerWith(list(ada));
    open();
    await screen.findByText('Ada Lovelace');
    await userEvent.selectOptions(screen.getByLabelText('Level'), 'Senior');
    expect(await screen.findByText('Showing 0 developer(s)')).toBeVisible();
    expect(calls.filter((call) => call.path === '/api/users')).toHaveLength(1);

    await userEvent.selectOptions(screen.getByLabelText('Level'), 'Mid-Level');
    expect(await screen.findByText('Showing 1 developer(s)')).toBeVisible();
  });

  it('leave the people on the page until the answer is there', async () => {
    answerWith({ 'GET /api/users': ({ query }) => (query.tech ? NEVER() : { body: [ada] }) });
    open();
    await screen.findByText('Ada Lovelace');
    await userEvent.selectOptions(screen.getByLabelText('Tech stack'), 'Go');
    expect(await screen.findByText('Filters active')).toBeVisible();
    expect(screen.getByText('Ada Lovelace')).toBeVisible();
  });
});

describe('a card', () => {
  it('shows what the directory says about a person, and nothing invented', async () => {
    answerWith(
      list(
        aDirectoryUser({
          id: 'abcdef12-0000-4000-8000-000000000000',
          name: 'Ada Lovelace',
          branch: 'Mathematics',
          academicYear: '2nd Year',
          skills: [{ skill: { id: 'python', name: 'Python' }, level: 'Advanced' }],
          collaborationsCount: 1,
          discordOrContact: 'https://example.org/ada',
        }),
      ),
    );
    open();
    const card = within(await screen.findByRole('listitem', { name: 'Ada Lovelace' }));
    expect(card.getByText('AL')).toBeVisible();
    expect(card.getByText('Mathematics · 2nd Year')).toBeVisible();
    expect(card.getByText('Open to Collaborate')).toBeVisible();
    expect(card.getByText('Python')).toBeVisible();
    expect(card.getByText('1 collaboration')).toBeVisible();
    expect(card.getByText('#abcdef')).toBeVisible();
    expect(card.getByRole('link', { name: /example\.org\/ada/ })).toHaveAttribute('href', 'https://example.org/ada');
    expect(card.queryByText(/4\.8|online|Mid-Level/)).toBeNull();
  });

  it('shows a contact that is no address as plain text', async () => {
    answerWith(list(aDirectoryUser({ discordOrContact: 'ada#1815' })));
    open();
    expect(await screen.findByText('ada#1815')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'ada#1815' })).toBeNull();
  });

  it('opens the invite dialog for a signed-in person, and Back closes it', async () => {
    const profile = aProfile();
    publishSession(VIEWER);
    answerWith({ ...list(ada), 'GET /api/users/firebase/viewer-uid': { body: profile } });
    const { router } = open();
    await screen.findByText('Ada Lovelace');
    expect(screen.queryByRole('dialog')).toBeNull();

    await userEvent.click(screen.getByRole('button', { name: 'Invite to Collaborate' }));
    expect(await screen.findByRole('dialog')).toHaveTextContent('mf-invites invite-dialog for Ada Lovelace');

    await act(() => router.navigate(-1));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.pathname).toBe('/explore');
  });

  it.each([
    ['on this page', [ada], {}],
    ['on a page that is not read yet', [], { [`GET /api/users/${ada.id}`]: { body: ada } }],
  ])('opens the invite dialog of a shared link for a person %s', async (_where, people, more) => {
    publishSession(VIEWER);
    answerWith({ ...list(...people), 'GET /api/users/firebase/viewer-uid': { body: aProfile() }, ...more });
    const { router } = open(`/explore?invite=${ada.id}`);
    expect(await screen.findByRole('dialog')).toHaveTextContent('mf-invites invite-dialog for Ada Lovelace');
    expect(router.state.location.search).toBe(`?invite=${ada.id}`);
  });

  it("keeps a visitor's invite in the address, beside the filters, so that it opens once they have signed in", async () => {
    answerWith({ ...list(ada), 'GET /api/users/firebase/viewer-uid': { body: aProfile() } });
    const { router } = open('/explore?tech=Go');
    await userEvent.click(await screen.findByRole('button', { name: 'Invite to Collaborate' }));
    const wanted = `/explore?tech=Go&invite=${ada.id}`;
    expect(router.createHref(router.state.location)).toBe(wanted);
    cleanup();

    act(() => publishSession(VIEWER));
    open(wanted);
    expect(await screen.findByRole('dialog')).toHaveTextContent('mf-invites invite-dialog for Ada Lovelace');
    expect(screen.getByLabelText('Tech stack')).toHaveValue('Go');
  });

  it('opens no invite dialog of a shared link for the viewer', async () => {
    const profile = aProfile();
    publishSession(VIEWER);
    answerWith({ ...list(ada, profile), 'GET /api/users/firebase/viewer-uid': { body: profile } });
    open(`/explore?invite=${profile.id}`);
    expect(await screen.findByText('You')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says that the person of a shared link is not there, and takes them out of the address', async () => {
    publishSession(VIEWER);
    answerWith({ ...list(ada), 'GET /api/users/firebase/viewer-uid': { body: aProfile() } });
    const { router } = open('/explore?invite=nobody');
    expect(await screen.findByText("We couldn't find this person.")).toBeVisible();
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says whom the viewer has invited, until they answer', async () => {
    publishSession(VIEWER);
    const sent = (status: string, receiverId: string) => ({ status, receiverId });
    const bo = aDirectoryUser({ name: 'Bo' });
    answerWith({
      ...list(ada, bo),
      'GET /api/users/firebase/viewer-uid': { body: aProfile() },
      'GET /api/invites/sent/viewer-uid': { body: [sent('pending', ada.id), sent('declined', bo.id)] },
    });
    open();
    expect(await screen.findAllByText('Invited')).toHaveLength(1);
    expect(screen.getByRole('listitem', { name: 'Ada Lovelace' })).toHaveTextContent('Invited');
  });

  it.each([
    [{ invitesPausedUntil: '2026-12-03' }, 'Not taking invites until 3 December.'],
    [{ hasManyInvites: true }, 'Has too many open invites. Try again later.'],
  ])('says in place of the button why %j can not be invited now', async (state, reason) => {
    answerWith(list(aDirectoryUser({ name: 'Bo', ...state }), ada));
    open();
    const card = within(await screen.findByRole('listitem', { name: 'Bo' }));
    expect(card.getByText(reason)).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Invite to Collaborate' })).toHaveLength(1);
  });

  it("has no invite button on the viewer's own card", async () => {
    const profile = aProfile();
    publishSession(VIEWER);
    answerWith({
      ...list(ada, aDirectoryUser({ id: profile.id, name: profile.name })),
      'GET /api/users/firebase/viewer-uid': { body: profile },
    });
    open();
    const own = within(await screen.findByRole('listitem', { name: 'Grace Hopper' }));
    expect(await own.findByText('You')).toBeVisible();
    expect(own.queryByRole('button', { name: 'Invite to Collaborate' })).toBeNull();
    expect(screen.getAllByRole('button', { name: 'Invite to Collaborate' })).toHaveLength(1);
  });
});

describe('a session that arrives late', () => {
  it('lets a visitor see the directory at once, and reads it again for the person without emptying it', async () => {
    answerWith({ 'GET /api/users': { body: [ada] }, 'GET /api/users/firebase/viewer-uid': { body: aProfile() } });
    const { queryClient } = open();
    await screen.findByText('Ada Lovelace');

    act(() => publishSession(VIEWER));
    await waitFor(() => expect(queryClient.getQueryData(['users', 'viewer-uid', { sort: 'fit' }])).toBeDefined());
    expect(screen.getByText('Ada Lovelace')).toBeVisible();
    expect(screen.queryByText('Loading users...')).toBeNull();
  });
});
