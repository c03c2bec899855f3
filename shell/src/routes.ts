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
  | 'privacy'
  | 'releases'
  | 'reports';

/** How a page is headed: one with a `lead` shows title and lead already while its module is on its way. */
export interface PageHeading {
  title: string;
  /** What stands under the title. */
  lead?: string | undefined;
  width?: 'default' | 'wide' | undefined;
}

interface RouteBase extends PageHeading {
  /** `:id` stands for one part of an address, which the page reads with `useParams`. */
  path: string;
  access: Access;
}
export interface ModuleRoute extends RouteBase {
  module: ModuleName;
  page: string;
}
interface ShellRoute extends RouteBase {
  shellPage: ShellPageName;
}
export type Route = ModuleRoute | ShellRoute;

/**
 * The shell's own addresses, which no module can have (spec 2, decisions: flow; who sees what). Modules declare theirs in
 * `module.json`. Any other address leads to `/`.
 */
export const SHELL_ROUTES: readonly ShellRoute[] = [
  { path: '/', shellPage: 'landing', access: 'open', title: 'Find teammates for projects and hackathons' },
  { path: '/sign-in', shellPage: 'sign-in', access: 'signed-out', title: 'Sign In' },
  { path: '/sign-up', shellPage: 'sign-up', access: 'signed-out', title: 'Sign Up' },
  { path: '/forgot-password', shellPage: 'forgot-password', access: 'signed-out', title: 'Forgot your password?' },
  { path: '/account', shellPage: 'account', access: 'signed-in', title: 'Account' },
  { path: '/unsubscribe', shellPage: 'unsubscribe', access: 'open', title: 'Unsubscribe' },
  { path: '/messages', shellPage: 'messages', access: 'open', title: 'Messages' },
  { path: '/privacy', shellPage: 'privacy', access: 'open', title: 'Privacy' },
  { path: '/ops', shellPage: 'releases', access: 'ops', title: 'Releases' },
  { path: '/ops/releases', shellPage: 'releases', access: 'ops', title: 'Releases' },
  { path: '/ops/reports', shellPage: 'reports', access: 'ops', title: 'Reports' },
];

export function isModuleRoute(route: Route): route is ModuleRoute {
  return 'module' in route;
}
