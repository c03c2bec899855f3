import { theSystem } from './system.ts';

/** Every address of the product, who may see it, and the heading by which one knows it. */
export const OPEN_ROUTES = [
  { path: '/', heading: 'Great ideas need a crew.' },
  { path: '/explore', heading: 'Explore Users' },
  { path: '/explore-projects', heading: 'Explore Projects' },
  { path: '/explore-hackathons', heading: 'Explore Hackathons' },
  { path: '/post-hackathon', heading: 'Post a Hackathon' },
] as const;

export const SIGNED_OUT_ROUTES = [
  { path: '/sign-in', heading: /./ },
  { path: '/sign-up', heading: /./ },
  { path: '/forgot-password', heading: 'Forgot your password?' },
  { path: '/unsubscribe?token=of-a-mail', heading: 'Unsubscribe' },
  { path: '/privacy', heading: 'Privacy' },
] as const;

export const SIGNED_IN_ROUTES = [
  { path: '/profile', heading: 'Ada Lindqvist' },
  { path: '/create-profile', heading: 'Edit Your Profile', isMoreLater: true },
  { path: '/dashboard', heading: 'Dashboard' },
  { path: '/account', heading: 'Account' },
  { path: '/post-project', heading: 'Post a Project', isMoreLater: true },
  { path: '/my-projects', heading: 'My Projects' },
  { path: '/my-invites', heading: 'My Invites' },
  { path: '/collaborations', heading: 'Collaborations' },
] as const;

export const OPS_ROUTES = [{ path: '/ops/reports', heading: 'Reports' }] as const;

/** What of the demo data has an address that is open to everybody: where it is listed, and what it is called. */
const PLACES = [
  { path: '/people', list: '/api/users', heading: 'Ada Lindqvist', isSearched: true },
  { path: '/projects', list: '/api/projects', heading: 'Tiny queue', isSearched: true },
  { path: '/hackathons', list: '/api/hackathons', heading: 'Green Grid Challenge', isSearched: false },
] as const;

interface Listed {
  id: string;
  name?: string;
  title?: string;
}

/** The addresses of {@link PLACES}, with the heading by which one knows each. */
export async function openPlaces(): Promise<{ path: string; heading: string }[]> {
  return Promise.all(
    PLACES.map(async ({ path, list, heading, isSearched }) => {
      // Other tests of this system may have added more people than one page of the directory holds.
      const query = new URLSearchParams(isSearched ? { search: heading } : {});
      const entries = (await (await fetch(`${theSystem().url}${list}?${query}`)).json()) as Listed[];
      const found = entries.find(({ name, title }) => name === heading || title === heading);
      if (!found) throw new Error(`The demo data has no ${heading}.`);
      return { path: `${path}/${found.id}`, heading };
    }),
  );
}
