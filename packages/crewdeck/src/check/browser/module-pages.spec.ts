import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Build } from '@crewdeck/releases';
import { aRecord } from '@crewdeck/releases/testing/a-build';
import { findPages } from './module-pages.ts';

type Route = NonNullable<Build['record']['places']>['routes'][number];

const PAGE = { page: 'mentor', access: 'open', title: 'Mentor' } as const;

/** Where the page of one route is opened, or why it is not. */
async function opened(
  route: Partial<Route>,
  { examples = {}, listed = [{ id: 'a b' }] as object[], hasMember = false } = {},
) {
  const server = createServer(({ url }, response) => {
    const isList = url === '/api/users?limit=1';
    response.writeHead(isList ? 200 : 404).end(isList ? JSON.stringify(listed) : '{}');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const routes = [{ ...PAGE, path: '/mentors', ...route }];
  const build: Build = {
    record: { ...aRecord(), places: { routes, links: [], widgets: {}, uses: {}, calls: [] } },
    files: new Map(),
  };
  const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const [found] = await findPages({ examples, build }, site, hasMember);
  server.close();
  return found && 'address' in found ? found.address : found?.unopened;
}

describe('a page of a module is opened', () => {
  it('at its own path', async () => {
    expect(await opened({})).toBe('/mentors');
  });

  it('with what the API lists first, where its first call is one of that list', async () => {
    expect(await opened({ path: '/mentors/:id', firstCall: '/api/users/:id' })).toBe('/mentors/a%20b');
  });

  it('at the address that the package file gives before any other', async () => {
    const examples = { '/mentors/:id': '/mentors/ada' };
    expect(await opened({ path: '/mentors/:id', firstCall: '/api/users/:id' }, { examples })).toBe('/mentors/ada');
  });

  it.each<[string, Partial<Route>]>([
    ['has no first call', { path: '/mentors/:id' }],
    ['calls for a list', { path: '/mentors/:id', firstCall: '/api/users?limit=3' }],
    ['has a list that the API does not give', { path: '/mentors/:id', firstCall: '/api/nothing/:id' }],
    ['names two things', { path: '/mentors/:id/:day', firstCall: '/api/users/:id' }],
  ])('not where it %s, and that is said', async (_case, route) => {
    expect(await opened(route)).toMatch(/was not opened: name an address of it in package\.json/);
  });

  it('not where nobody is in the list', async () => {
    expect(await opened({ path: '/mentors/:id', firstCall: '/api/users/:id' }, { listed: [] })).toMatch(
      /was not opened/,
    );
  });

  it('for members only with an account', async () => {
    expect(await opened({ access: 'signed-in' })).toMatch(/CREWDECK_ACCOUNT names nobody/);
    expect(await opened({ access: 'signed-in' }, { hasMember: true })).toBe('/mentors');
  });
});
