import { aDirectoryUser } from '@crewdeck/module-sdk/builders';
import { publishSession } from '@crewdeck/module-sdk/testing';
import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerWith, NEVER } from '../testing/answers.ts';
import { aProfile, VIEWER } from '../testing/people.ts';
import { ada, list, open } from '../testing/visit-explore.tsx';

beforeEach(() => publishSession(null));
afterEach(() => jest.restoreAllMocks());

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
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
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

    await userEvent.click(await screen.findByRole('button', { name: 'Load more' }));
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

  it('are noted and cleared without the search and the order', async () => {
    answerWith(list(ada));
    const { router } = open('/explore?search=ada&tech=Go&sort=newest');
    await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(router.state.location.search).toBe('?search=ada&sort=newest'));
    expect(screen.queryByText('Filters active')).toBeNull();
    expect(screen.getByRole('searchbox')).toHaveValue('ada');
    expect(screen.getByRole('searchbox')).toHaveFocus();
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
    const offline = "The list loads once you're back online.";
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
    expect(screen.queryByText('Filters active')).toBeNull();
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
