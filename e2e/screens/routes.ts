import { theSystem } from '../support/system.ts';

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
] as const;

export const SIGNED_IN_ROUTES = [
  { path: '/profile', heading: 'Ada Lindqvist' },
  { path: '/create-profile', heading: 'Edit Your Profile' },
  { path: '/dashboard', heading: 'Dashboard' },
  { path: '/account', heading: 'Account' },
  { path: '/post-project', heading: 'Post a Project' },
  { path: '/my-projects', heading: 'My Projects' },
  { path: '/my-invites', heading: 'My Invites' },
  { path: '/collaborations', heading: 'Collaborations' },
] as const;

interface Named {
  id: string;
  name?: string;
  title?: string;
}

/** The addresses, open to everybody, of one person and one hackathon of the demo data. */
export async function openPlaces(): Promise<{ path: string; heading: string }[]> {
  const places = [
    { path: 'people', list: '/api/users?search=Ada%20Lindqvist' },
    { path: 'hackathons', list: '/api/hackathons?limit=1' },
  ];
  return Promise.all(
    places.map(async ({ path, list }) => {
      const [first] = (await (await fetch(theSystem().url + list)).json()) as Named[];
      if (!first) throw new Error(`The demo data has nothing at ${list}.`);
      return { path: `/${path}/${first.id}`, heading: first.name ?? first.title ?? '' };
    }),
  );
}
