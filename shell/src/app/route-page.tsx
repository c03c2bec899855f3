import { type ReactNode, useEffect } from 'react';
import { AccessCheck } from '../access/access-check.tsx';
import { ModulePage } from '../modules/module-page.tsx';
import { LazyReleasesPage } from '../ops/lazy-releases-page.tsx';
import { SignInPage } from '../pages/account/sign-in-page.tsx';
import { SignUpPage } from '../pages/account/sign-up-page.tsx';
import { LandingPage } from '../pages/landing/landing-page.tsx';
import { MessagesPage } from '../pages/messages-page.tsx';
import { isModuleRoute, type Route, type ShellPageName } from '../routes.ts';
import { prefetchRoute } from './prefetch-route.ts';

const SHELL_PAGES = {
  landing: <LandingPage />,
  'sign-in': <SignInPage />,
  'sign-up': <SignUpPage />,
  messages: <MessagesPage />,
  releases: <LazyReleasesPage />,
} satisfies Record<ShellPageName, ReactNode>;

/** The page of one address, behind its access check. */
export function RoutePage({ route }: { route: Route }) {
  useEffect(() => {
    // Its code comes while it is still unknown to hear who is signed in.
    prefetchRoute(route.path);
  }, [route]);

  return (
    <AccessCheck access={route.access}>
      {isModuleRoute(route) ? <ModulePage {...route} /> : SHELL_PAGES[route.shellPage]}
    </AccessCheck>
  );
}
