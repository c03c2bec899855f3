import { aRecord, HOST } from '../testing/a-release.ts';
import { pageStart } from './page-start.ts';

const shell = { ...aRecord('shell', '00000000'), host: HOST };
const explore = aRecord('mf-explore', 'aaaaaaaa');
const lastGood = aRecord('mf-explore', 'bbbbbbbb');
const releases = {
  shell,
  modules: new Map([
    ['mf-explore', { records: [explore, lastGood], isStopped: false }],
    ['mf-profile', { records: [], isStopped: true }],
  ]),
};

const filesAt = (path: string) => pageStart(path, releases).files.map(({ record, file }) => `${record.hash}/${file}`);

describe('what a page fetches early', () => {
  it('is the entry of the first candidate, what that needs at once, and the page: scripts and style sheets', () => {
    const expected = ['entry.js', 'first.css', 'explore.js', 'explore.css'].map((file) => `aaaaaaaa/${file}`);
    expect(filesAt('/explore')).toEqual(expected);
  });

  it.each(['/explore/', '/Explore', '/explore/teams/a-1', '/explore/teams/B%20/'])(
    'is the same at %s, which the router shows the same page at',
    (path) => {
      expect(filesAt(path)).toEqual(filesAt('/explore'));
    },
  );

  it.each(['/', '/sign-in', '/explore/more', '/explore/teams', '/explore/teams/', '/explore/teams/a/b', '/nowhere'])(
    'is nothing of a module at %s',
    (path) => {
      expect(filesAt(path)).toEqual([]);
    },
  );

  it('is nothing of a module that has nothing to run', () => {
    expect(filesAt('/profile')).toEqual([]);
  });
});

describe('the first frame of a page', () => {
  const frameAt = (path: string) => pageStart(path, releases).frame;

  it('is that of its address, or of its pattern where many pages have one', () => {
    expect(frameAt('/explore')).toBe('/explore');
    expect(frameAt('/')).toBe('/');
    expect(frameAt('/explore/teams/a-1')).toBe('/explore/teams/:id');
  });

  it('is none where the module behind it has nothing to run', () => {
    expect(frameAt('/profile')).toBeNull();
  });
});

describe('a route that a module has brought', () => {
  const route = { path: '/crews/:id', page: 'explore', access: 'open' as const, title: 'Crew' };
  const routes = [
    { ...route, firstCall: '/api/users/:id' },
    { ...route, path: '/crews/new', page: 'profile' },
  ];
  const places = { routes, navigation: [], uses: [], calls: [] };
  const modules = new Map([['mf-explore', { records: [explore], isStopped: false, places }]]);
  const startAt = (path: string) => pageStart(path, { shell, modules });

  it('has what its page needs fetched early, and asked', () => {
    expect(startAt('/crews/a-1').files.map(({ file }) => file)).toContain('explore.js');
    expect(startAt('/crews/a-1').firstCall).toBe('/api/users/a-1');
  });

  it('gives way to one that says more of the address, whichever stands first', () => {
    expect(startAt('/crews/new').files.map(({ file }) => file)).toContain('profile.js');
    expect(startAt('/crews/new').firstCall).toBeNull();
  });
});

describe('what a page asks of the API first', () => {
  const asking = { ...explore, firstCalls: { explore: '/api/users/:id?limit=1' } };
  const modules = new Map([['mf-explore', { records: [asking], isStopped: false }]]);
  const firstCallAt = (path: string) => pageStart(path, { shell, modules }).firstCall;

  it('has in it what the address says', () => {
    expect(firstCallAt('/Explore/Teams/7f-A_1/')).toBe('/api/users/7f-A_1?limit=1');
  });

  it.each(['"><script>', '%22%3E', '..', 'a.b', 'é'])('is nothing where that could mean more than itself: %s', (id) => {
    expect(firstCallAt(`/explore/teams/${id}`)).toBeNull();
  });
});
