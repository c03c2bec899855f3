import { doMeet, isReserved, normalPattern, routeAt } from './route-pattern.ts';

describe('a pattern of addresses', () => {
  it('is the same whatever its parts are called', () => {
    expect(normalPattern('/mentors/:id/edit')).toBe('/mentors/:/edit');
    expect(normalPattern('/mentors/:name/edit/')).toBe(normalPattern('/mentors/:id/edit'));
  });

  it.each([
    ['/x/:a', '/x/:b', true],
    ['/x/:a', '/x/new', true],
    ['/x/:a/y', '/x/b/:c', true],
    ['/x', '/x/:a', false],
    ['/x/:a', '/y/:a', false],
    ['/x/a', '/x/b', false],
  ])('%s and %s meet: %s', (one, other, isSo) => {
    expect(doMeet(one, other)).toBe(isSo);
    expect(doMeet(other, one)).toBe(isSo);
  });

  it.each(['/ops/releases', '/api/users', '/sign-in', '/Registry', '/messages/:id'])('is reserved: %s', (path) => {
    expect(isReserved(path)).toBe(true);
    expect(isReserved('/mentors')).toBe(false);
  });
});

describe('the route of an address', () => {
  const routes = ['/x/:a', '/x/new', '/x'].map((path) => ({ path }));
  const pathAt = (address: string) => routeAt(address, routes)?.path;

  it.each([
    ['/x/new', '/x/new'],
    ['/X/New/', '/x/new'],
    ['/x/other', '/x/:a'],
    ['/x/:a', '/x/:a'],
    ['/x', '/x'],
    ['/x//', '/x'],
    ['/x/new/more', undefined],
  ])('%s is that of %s', (address, path) => {
    expect(pathAt(address)).toBe(path);
  });
});
