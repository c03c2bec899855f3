import { moduleFileSchema } from './places.ts';
import { releaseRecordSchema } from './release-record.ts';
import { aRecord } from './testing/a-build.ts';

const ROUTE = { path: '/mentors/:id', page: 'mentor', access: 'open', title: 'Mentor' };
const LIST = { ...ROUTE, path: '/mentors', page: 'mentors', title: 'Mentors' };

const problemIn = (file: object) => {
  const [issue] = moduleFileSchema.safeParse(file).error?.issues ?? [];
  return issue && `${issue.path.join('.')}: ${issue.message}`;
};

describe('the file of a module', () => {
  it('says what the module adds, and needs to say nothing', () => {
    const links = [{ label: 'Explore Mentors', path: '/mentors', menu: 'explore' }];
    const uses = { 'mf-invites/invite-dialog': '^1.0.0' };
    const file = {
      routes: [LIST, { ...ROUTE, firstCall: '/api/users/:id' }],
      links,
      widgets: { greeting: '1.0.0' },
      uses,
      calls: ['GET /api/users'],
    };
    expect(moduleFileSchema.parse(file)).toEqual(file);
    expect(moduleFileSchema.parse({})).toEqual({ routes: [], links: [], widgets: {}, uses: {}, calls: [] });
  });

  it.each([
    ['a key that nobody knows', { route: [] }, ': Unrecognized key: "route"'],
    [
      'a page of the shell',
      { routes: [{ ...ROUTE, path: '/ops/mentors' }] },
      'routes.0.path: This path belongs to the shell',
    ],
    ['every address', { routes: [{ ...ROUTE, path: '/:id' }] }, 'routes.0.path: Not a path such as /mentors/:id'],
    ['capitals', { routes: [{ ...ROUTE, path: '/Mentors' }] }, 'routes.0.path: Not a path such as /mentors/:id'],
    [
      'two routes of one address',
      { routes: [ROUTE, { ...ROUTE, path: '/mentors/:name' }] },
      'routes.1.path: Another route has the addresses of /mentors/:name',
    ],
    [
      'a link to no route',
      { links: [{ label: 'Mentors', path: '/mentors', menu: 'bar' }] },
      'links.0.path: No route of this module has the path /mentors',
    ],
    [
      'a first call that is none',
      { routes: [{ ...ROUTE, firstCall: 'https://a.example/' }] },
      'routes.0.firstCall: Not a call such as /api/users/:id',
    ],
    [
      'a first call that breaks out of its tag',
      { routes: [{ ...ROUTE, firstCall: '/api/users" onload="a()' }] },
      'routes.0.firstCall: Not a call such as /api/users/:id',
    ],
    ['a widget of no module', { uses: { greeting: '^1.0.0' } }, 'uses.greeting: Invalid key in record'],
    ['a call without its method', { calls: ['/api/users'] }, 'calls.0: Not a call such as "GET /api/users/:id"'],
  ])('is refused with %s', (_case, file, problem) => {
    expect(problemIn(file)).toBe(problem);
  });

  it('has at most 50 routes and 10 links', () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ ...LIST, path: `/mentors/n${index}` }));
    const links = (count: number) =>
      Array.from({ length: count }, () => ({ label: 'A', path: '/mentors/n0', menu: 'bar' }));
    expect(problemIn({ routes: many(50), links: links(10) })).toBeUndefined();
    expect(problemIn({ routes: many(51) })).toMatch(/^routes: Too big/);
    expect(problemIn({ routes: many(1), links: links(11) })).toMatch(/^links: Too big/);
  });
});

describe('a record with places', () => {
  const places = { routes: [{ ...LIST, page: 'profile' }], links: [], widgets: {}, uses: {}, calls: [] };
  const accepts = (changes: object) => releaseRecordSchema.safeParse({ ...aRecord(), ...changes }).success;

  it('has each page that a route names, and keeps what a later version writes', () => {
    expect(accepts({ places })).toBe(true);
    expect(accepts({ places: { ...places, routes: [LIST] } })).toBe(false);
    expect(accepts({ places: { ...places, widgets: { greeting: '1.0.0' } } })).toBe(false);
    expect(accepts({ places, widgets: { greeting: [] } })).toBe(false);
    const later = { ...places, later: 1 };
    expect(releaseRecordSchema.parse({ ...aRecord(), places: later }).places).toEqual(later);
  });
});
