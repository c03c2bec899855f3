/** One page of each module, the title that the navigation gives it, and the heading by which one knows it. */
export const MODULES = [
  { module: 'mf-profile', path: '/create-profile', title: 'Your Profile', heading: 'Create Your Profile' },
  { module: 'mf-projects', path: '/post-project', title: 'Post a Project', heading: 'Post a Project' },
  { module: 'mf-invites', path: '/my-invites', title: 'My Invites', heading: 'My Invites' },
  { module: 'mf-explore', path: '/explore', title: 'Explore Users', heading: 'Explore Users' },
  { module: 'mf-hackathons', path: '/explore-hackathons', title: 'Explore Hackathons', heading: 'Explore Hackathons' },
] as const;
