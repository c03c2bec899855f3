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
] as const;

export const SIGNED_IN_ROUTES = [
  { path: '/profile', heading: 'Ada Lindqvist' },
  { path: '/create-profile', heading: 'Edit Your Profile' },
  { path: '/dashboard', heading: 'Dashboard' },
  { path: '/post-project', heading: 'Post a Project' },
  { path: '/my-projects', heading: 'My Projects' },
  { path: '/my-invites', heading: 'My Invites' },
  { path: '/collaborations', heading: 'Collaborations' },
] as const;
