import { aRecord, aRoute, type Changes, HOST, thePlaces } from '../testing/a-release.ts';
import { pageStart } from './page-start.ts';

const prerendered = {
  '/': 'landing.html',
  '/sign-in': 'sign-in.html',
  '/explore|wide': 'explore.html',
  '*|wide': 'wide.html',
  '*|default': 'default.html',
  '*|plain': 'plain.html',
};
const shell = { ...aRecord('shell', '00000000'), host: HOST, prerendered };
const explore = aRecord('mf-explore', 'aaaaaaaa');
const lastGood = aRecord('mf-explore', 'bbbbbbbb');
const stopped = aRecord('mf-profile', 'cccccccc');

const moduleOf = (records: (typeof explore)[], places = records[0]?.places) => ({ records, places, isStopped: false });
const releases = {
  shell,
  modules: new Map([
    ['mf-explore', moduleOf([explore, lastGood])],
    ['mf-profile', { ...moduleOf([], stopped.places), isStopped: true }],
  ]),
};

const startAt = (path: string) => pageStart(path, releases);
const filesAt = (path: string) => startAt(path).files.map(({ record, file }) => `${record.hash}/${file}`);
/** With one module that has these places. */
const startWith = (path: string, places: Changes['places']) =>
  pageStart(path, { shell, modules: new Map([['mf-explore', moduleOf([explore], places)]]) });

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

describe('an address that two routes match', () => {
  const crews = [aRoute('/crews/:id', { firstCall: '/api/users/:id' }), aRoute('/crews/new', { page: 'profile' })];

  it('is that of the one that says more of it, whichever stands first', () => {
    const filesOf = (path: string) => startWith(path, thePlaces(crews)).files.map(({ file }) => file);
    expect(filesOf('/crews/a-1')).toContain('explore.js');
    expect(filesOf('/crews/new')).toContain('profile.js');
  });

  it('is that of the first module by name, where two claim it', () => {
    const other = aRecord('mf-a', 'dddddddd', { places: explore.places });
    const both = new Map([
      ['mf-a', moduleOf([other])],
      ['mf-explore', moduleOf([explore])],
    ]);
    expect(pageStart('/explore', { shell, modules: both }).files[0]?.record).toBe(other);
  });
});

describe('the first frame of a page', () => {
  const frameOf = (changes: Parameters<typeof aRoute>[1]) =>
    startWith('/crews', thePlaces([aRoute('/crews', { title: 'Crews', ...changes })])).frame;

  it('is that of its address where there is one, and else that of all pages with such a head', () => {
    expect(startAt('/').frame?.file).toBe('landing.html');
    expect(startAt('/sign-in').frame?.file).toBe('sign-in.html');
    expect(startAt('/explore').frame).toEqual({ file: 'explore.html', title: 'Explore', lead: 'People & teams' });
    expect(frameOf({})).toEqual({ file: 'plain.html', title: 'Crews', lead: '' });
    expect(frameOf({ lead: 'All of them' })?.file).toBe('default.html');
    expect(frameOf({ lead: 'All of them', width: 'wide' })?.file).toBe('wide.html');
  });

  it('is none where the module has nothing to run, the shell drew none, or one has to sign in', () => {
    expect(startAt('/profile').frame).toBeNull();
    expect(startAt('/privacy').frame).toBeNull();
    expect(frameOf({ access: 'signed-in' })).toBeNull();
  });
});

describe('what a page asks of the API first', () => {
  it('has in it what the address says', () => {
    expect(startAt('/Explore/Teams/7f-A_1/').firstCall).toBe('/api/users/7f-A_1?limit=1');
    expect(startAt('/').firstCall).toBeNull();
  });

  it.each(['"><script>', '%22%3E', '..', 'a.b', 'é'])('is nothing where that could mean more than itself: %s', (id) => {
    expect(startAt(`/explore/teams/${id}`).firstCall).toBeNull();
  });
});
