import { isReserved } from '@crewdeck/releases/route-pattern';
import { isModuleRoute, ROUTES } from './routes.ts';

const pathsFor = (access: string) => ROUTES.filter((route) => route.access === access).map((route) => route.path);

describe('the route table', () => {
  it('lets visitors see what is open to all', () => {
    expect(pathsFor('open')).toEqual(
      expect.arrayContaining([
        '/',
        '/explore',
        '/explore-projects',
        '/explore-hackathons',
        '/post-hackathon',
        '/messages',
        '/unsubscribe',
        '/people/:id',
        '/projects/:id',
        '/hackathons/:id',
      ]),
    );
    expect(pathsFor('open')).toHaveLength(10);
  });

  it('keeps what belongs to one person for signed-in people', () => {
    expect(pathsFor('signed-in').toSorted()).toEqual([
      '/account',
      '/collaborations',
      '/create-profile',
      '/dashboard',
      '/my-invites',
      '/my-projects',
      '/post-project',
      '/profile',
    ]);
  });

  it('keeps releases and reports for ops', () => {
    expect(pathsFor('ops')).toEqual(['/ops/releases', '/ops/reports']);
  });

  it('knows no address and no title twice', () => {
    expect(new Set(ROUTES.map((route) => route.path)).size).toBe(ROUTES.length);
    expect(new Set(ROUTES.map((route) => route.title)).size).toBe(ROUTES.length);
  });

  it('keeps its own pages from modules', () => {
    const own = ROUTES.filter((route) => !isModuleRoute(route) && route.path !== '/');
    expect(own.filter(({ path }) => !isReserved(path))).toEqual([]);
  });

  it('names the page of a module after its address', () => {
    const plain = ROUTES.filter(isModuleRoute).filter(({ path }) => !path.includes(':'));
    for (const route of plain) expect(`/${route.page}`).toBe(route.path);
  });
});
