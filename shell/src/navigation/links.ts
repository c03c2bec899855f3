export interface PageLink {
  label: string;
  to: string;
}

export const HOME: PageLink = { label: 'Home', to: '/' };

export const EXPLORE: readonly PageLink[] = [
  { label: 'Explore Users', to: '/explore' },
  { label: 'Explore Projects', to: '/explore-projects' },
  { label: 'Explore Hackathons', to: '/explore-hackathons' },
];

export const POST: readonly PageLink[] = [
  { label: 'Post a Project', to: '/post-project' },
  { label: 'Post a Hackathon', to: '/post-hackathon' },
];

/** In the footer. */
export const ABOUT: readonly PageLink[] = [{ label: 'Privacy', to: '/privacy' }];

export const MY_PROJECTS: PageLink = { label: 'My Projects', to: '/my-projects' };
/** Not in the specification, whose links keep their order around it. */
export const COLLABORATIONS: PageLink = { label: 'Collaborations', to: '/collaborations' };
export const PROFILE: PageLink = { label: 'Profile', to: '/profile' };
export const DASHBOARD: PageLink = { label: 'Dashboard', to: '/dashboard' };
/** In the account area. */
export const ACCOUNT: PageLink = { label: 'Account', to: '/account' };
/** For ops only. */
export const OPS: readonly PageLink[] = [
  { label: 'Releases', to: '/ops/releases' },
  { label: 'Reports', to: '/ops/reports' },
];

export function leadsTo(links: readonly PageLink[], pathname: string): boolean {
  return links.some((link) => link.to === pathname);
}
