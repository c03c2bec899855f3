import type { ModuleName } from '@crewdeck/module-sdk';

/** Who may see a page. Signed-in people have no business on a `signed-out` one and are sent on. */
export type Guard = 'open' | 'signed-in' | 'signed-out' | 'ops';

/** Pages that the shell draws itself. */
export type ShellPageName = 'landing' | 'sign-in' | 'sign-up' | 'messages' | 'releases';

export type PageWidth = 'default' | 'wide';

interface RouteBase {
  path: string;
  title: string;
  guard: Guard;
}
export interface ModuleRoute extends RouteBase {
  module: ModuleName;
  page: string;
  /** Width of a page whose heading is the title: the shell shows it while the page is on its way. */
  headed?: PageWidth;
}
export interface ShellRoute extends RouteBase {
  shellPage: ShellPageName;
}
export type Route = ModuleRoute | ShellRoute;

/** Every address of the product (spec 2, decisions: flow), and the page of ops. Any other one leads to `/`. */
export const ROUTES: readonly Route[] = [
  { path: '/', shellPage: 'landing', guard: 'open', title: 'Find teammates for projects and hackathons' },
  { path: '/sign-in', shellPage: 'sign-in', guard: 'signed-out', title: 'Sign In' },
  { path: '/sign-up', shellPage: 'sign-up', guard: 'signed-out', title: 'Sign Up' },
  { path: '/messages', shellPage: 'messages', guard: 'open', title: 'Messages' },
  { path: '/explore', module: 'mf-explore', page: 'explore', headed: 'wide', guard: 'open', title: 'Explore Users' },
  {
    path: '/explore-projects',
    module: 'mf-explore',
    page: 'explore-projects',
    headed: 'wide',
    guard: 'open',
    title: 'Explore Projects',
  },
  {
    path: '/explore-hackathons',
    module: 'mf-hackathons',
    page: 'explore-hackathons',
    headed: 'wide',
    guard: 'open',
    title: 'Explore Hackathons',
  },
  {
    path: '/post-hackathon',
    module: 'mf-hackathons',
    page: 'post-hackathon',
    headed: 'default',
    guard: 'open',
    title: 'Post a Hackathon',
  },
  { path: '/post-project', module: 'mf-projects', page: 'post-project', guard: 'signed-in', title: 'Post a Project' },
  { path: '/my-projects', module: 'mf-projects', page: 'my-projects', guard: 'signed-in', title: 'My Projects' },
  {
    path: '/collaborations',
    module: 'mf-projects',
    page: 'collaborations',
    guard: 'signed-in',
    title: 'My Collaborations',
  },
  { path: '/my-invites', module: 'mf-invites', page: 'my-invites', guard: 'signed-in', title: 'My Invites' },
  { path: '/profile', module: 'mf-profile', page: 'profile', guard: 'signed-in', title: 'My Profile' },
  {
    path: '/create-profile',
    module: 'mf-profile',
    page: 'create-profile',
    guard: 'signed-in',
    title: 'Your Profile',
  },
  { path: '/dashboard', module: 'mf-profile', page: 'dashboard', guard: 'signed-in', title: 'Dashboard' },
  { path: '/ops/releases', shellPage: 'releases', guard: 'ops', title: 'Releases' },
];

export function isModuleRoute(route: Route): route is ModuleRoute {
  return 'module' in route;
}
