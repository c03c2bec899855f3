import type { PageModule } from '@crewdeck/releases/host-document';
import { renderHook } from '@testing-library/react';
import { inlineHostDocument } from '../testing/a-release.ts';
import { rangeFor, readRoutes, useLinks } from './places.ts';

const withPlaces = (page: string, path: string, uses: Record<string, string> = {}): PageModule => ({
  candidates: [],
  isStopped: false,
  places: {
    routes: [{ path, page, access: 'open', title: page }],
    links: [{ label: page, path, menu: 'explore' }],
    uses,
  },
});

beforeAll(() =>
  inlineHostDocument({
    revision: 1,
    modules: {
      'mf-mentors': withPlaces('mentors', '/people'),
      'mf-crews': withPlaces('crews', '/people', { 'mf-invites/invite-dialog': '^1.2.0' }),
    },
    preview: null,
  }),
);

describe('what modules bring to a page', () => {
  it("are their routes beside the shell's own", () => {
    expect(readRoutes()).toContainEqual(expect.objectContaining({ path: '/sign-in', shellPage: 'sign-in' }));
    expect(readRoutes()).toContainEqual(expect.objectContaining({ path: '/people', page: 'crews' }));
  });

  it('is, for a path that two of them claim, what the first by name has there', () => {
    const found = readRoutes().filter(({ path }) => path === '/people');
    expect(found).toEqual([expect.objectContaining({ module: 'mf-crews' })]);
  });

  it('adds their links to the menu that they name', () => {
    const linksIn = (menu: 'explore' | 'post') => renderHook(() => useLinks(menu)).result.current;
    expect(linksIn('explore')).toContainEqual({ label: 'crews', to: '/people' });
    expect(linksIn('post')).toEqual([]);
  });

  it('tells which versions of a widget a module can place', () => {
    expect(rangeFor('mf-crews@1.0.0-ab12cd34', 'mf-invites', 'invite-dialog')).toBe('^1.2.0');
    expect(rangeFor('mf-crews@1.0.0-ab12cd34', 'mf-invites', 'other')).toBeUndefined();
    expect(rangeFor('shell', 'mf-invites', 'invite-dialog')).toBeUndefined();
  });
});
