import { isReserved } from '@crewdeck/releases/route-pattern';
import { SHELL_ROUTES } from './routes.ts';

const pathsFor = (access: string) => SHELL_ROUTES.filter((route) => route.access === access).map(({ path }) => path);

describe("the shell's own pages", () => {
  it('are open, for members or for ops, as decided', () => {
    expect(pathsFor('open')).toEqual(['/', '/unsubscribe', '/messages', '/privacy']);
    expect(pathsFor('signed-in')).toEqual(['/account']);
    expect(pathsFor('ops')).toEqual(['/ops', '/ops/releases', '/ops/reports']);
  });

  it('have addresses that no module can take', () => {
    expect(SHELL_ROUTES.filter(({ path }) => path !== '/' && !isReserved(path))).toEqual([]);
  });
});
