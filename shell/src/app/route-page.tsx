import { type ComponentType, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { AccessCheck } from '../access/access-check.tsx';
import { ModulePage } from '../modules/module-page.tsx';
import { LandingPage } from '../pages/landing/landing-page.tsx';
import { MessagesPage } from '../pages/messages-page.tsx';
import { SignInPage } from '../pages/sign-in/sign-in-page.tsx';
import { SignUpPage } from '../pages/sign-in/sign-up-page.tsx';
import { isModuleRoute, type Route, type ShellPageName } from '../routes.ts';
import { lazyPage } from './lazy-page.tsx';
import { prefetchRoute } from './prefetch-route.ts';

const SHELL_PAGES = {
  landing: LandingPage,
  'sign-in': SignInPage,
  'sign-up': SignUpPage,
  messages: MessagesPage,
  account: lazyPage('Account', async () => (await import('../pages/account/account-page.tsx')).AccountPage),
  'forgot-password': lazyPage(
    'Forgot your password?',
    async () => (await import('./seldom-pages.ts')).ForgotPasswordPage,
  ),
  unsubscribe: lazyPage('Unsubscribe', async () => (await import('./seldom-pages.ts')).UnsubscribePage),
  privacy: lazyPage('Privacy', async () => (await import('./seldom-pages.ts')).PrivacyPage),
  releases: lazyPage('Releases', async () => (await import('../ops/ops-pages.ts')).ReleasesPage),
  reports: lazyPage('Reports', async () => (await import('../ops/ops-pages.ts')).ReportsPage),
} satisfies Record<ShellPageName, ComponentType>;

/** The page of one route, behind its access check. */
export function RoutePage({ route }: { route: Route }) {
  const { pathname } = useLocation();
  useEffect(() => {
    // Its code loads while the session is still unknown.
    prefetchRoute(pathname);
  }, [pathname]);

  return <AccessCheck access={route.access}>{pageOf(route, pathname)}</AccessCheck>;
}

/** Each address has its own key, so that the page of another person keeps no state of the one before. */
function pageOf(route: Route, pathname: string) {
  if (isModuleRoute(route)) return <ModulePage key={pathname} {...route} />;
  const Page = SHELL_PAGES[route.shellPage];
  return <Page />;
}
