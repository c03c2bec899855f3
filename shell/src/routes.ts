import type { ModuleName } from '@crewdeck/module-sdk';

/** Who may see a page. Signed-in people have no business on a `signed-out` one and are sent on. */
export type Access = 'open' | 'signed-in' | 'signed-out' | 'ops';

/** Pages that the shell draws itself. */
export type ShellPageName =
  | 'landing'
  | 'sign-in'
  | 'sign-up'
  | 'forgot-password'
  | 'account'
  | 'unsubscribe'
  | 'messages'
  | 'releases'
  | 'reports';

/** What the shell shows of a page that is headed by its title while it is on its way, as the page itself shows it. */
export interface PageHeading {
  width: 'default' | 'wide';
  /** What stands under the title. */
  lead: string;
}

interface RouteBase {
  /** `:id` stands for one part of an address, which the page reads with `useParams`. */
  path: string;
  title: string;
  access: Access;
}
export interface ModuleRoute extends RouteBase {
  module: ModuleName;
  page: string;
  headed?: PageHeading;
}
interface ShellRoute extends RouteBase {
  shellPage: ShellPageName;
}
export type Route = ModuleRoute | ShellRoute;

/**
 * Every address of the product (spec 2, decisions: flow; who sees what), and the pages of ops. Any other one leads to `/`.
 */
export const ROUTES: readonly Route[] = [
  { path: '/', shellPage: 'landing', access: 'open', title: 'Find teammates for projects and hackathons' },
  { path: '/sign-in', shellPage: 'sign-in', access: 'signed-out', title: 'Sign In' },
  { path: '/sign-up', shellPage: 'sign-up', access: 'signed-out', title: 'Sign Up' },
  { path: '/forgot-password', shellPage: 'forgot-password', access: 'signed-out', title: 'Forgot your password?' },
  { path: '/account', shellPage: 'account', access: 'signed-in', title: 'Account' },
  { path: '/unsubscribe', shellPage: 'unsubscribe', access: 'open', title: 'Fewer mails' },
  { path: '/messages', shellPage: 'messages', access: 'open', title: 'Messages' },
  {
    path: '/explore',
    module: 'mf-explore',
    page: 'explore',
    headed: {
      width: 'wide',
      lead: 'Find the people you want to build your next thing with. Each says what they can do and when they have time: invite whoever fits.',
    },
    access: 'open',
    title: 'Explore Users',
  },
  {
    path: '/explore-projects',
    module: 'mf-explore',
    page: 'explore-projects',
    headed: {
      width: 'wide',
      lead: 'Teams that are looking for somebody like you. Each names the roles that are open: show interest, and they see your profile.',
    },
    access: 'open',
    title: 'Explore Projects',
  },
  {
    path: '/explore-hackathons',
    module: 'mf-hackathons',
    page: 'explore-hackathons',
    headed: { width: 'wide', lead: 'Find the next one worth a weekend, then find your team for it.' },
    access: 'open',
    title: 'Explore Hackathons',
  },
  {
    path: '/post-hackathon',
    module: 'mf-hackathons',
    page: 'post-hackathon',
    headed: {
      width: 'default',
      lead: 'Tell student teams what it is about, when it happens and who should come.',
    },
    access: 'open',
    title: 'Post a Hackathon',
  },
  { path: '/people/:id', module: 'mf-profile', page: 'person', access: 'open', title: 'Profile' },
  { path: '/projects/:id', module: 'mf-projects', page: 'project', access: 'open', title: 'Project' },
  { path: '/hackathons/:id', module: 'mf-hackathons', page: 'hackathon', access: 'open', title: 'Hackathon' },
  { path: '/post-project', module: 'mf-projects', page: 'post-project', access: 'signed-in', title: 'Post a Project' },
  { path: '/my-projects', module: 'mf-projects', page: 'my-projects', access: 'signed-in', title: 'My Projects' },
  {
    path: '/collaborations',
    module: 'mf-projects',
    page: 'collaborations',
    access: 'signed-in',
    title: 'My Collaborations',
  },
  { path: '/my-invites', module: 'mf-invites', page: 'my-invites', access: 'signed-in', title: 'My Invites' },
  { path: '/profile', module: 'mf-profile', page: 'profile', access: 'signed-in', title: 'My Profile' },
  {
    path: '/create-profile',
    module: 'mf-profile',
    page: 'create-profile',
    access: 'signed-in',
    title: 'Your Profile',
  },
  { path: '/dashboard', module: 'mf-profile', page: 'dashboard', access: 'signed-in', title: 'Dashboard' },
  { path: '/ops/releases', shellPage: 'releases', access: 'ops', title: 'Releases' },
  { path: '/ops/reports', shellPage: 'reports', access: 'ops', title: 'Reports' },
];

export function isModuleRoute(route: Route): route is ModuleRoute {
  return 'module' in route;
}
