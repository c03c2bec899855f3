import { PROVIDER_PATHS } from '@crewdeck/releases/host-document';
import { Navigate, UNSAFE_createBrowserHistory, useRouteError } from 'react-router-dom';
import { readHostDocument } from '../host-document.ts';
import { registryForNavigation } from '../modules/registry/keep-registry-fresh.ts';
import { onRegistryChange } from '../modules/registry/page-registry.ts';
import { readRoutes } from '../modules/registry/places.ts';
import { isModuleRoute, type Route } from '../routes.ts';
import { createPageRouter, type Step } from '../routing/page-router.ts';
import { wasSignedIn } from '../session/remembered-session.ts';
import { AppLayout } from './app-layout.tsx';
import { FailurePage } from './failure-page.tsx';
import { PageBoundary } from './page-boundary.tsx';
import { RoutePage } from './route-page.tsx';

/** The router of the whole product, from the route table. */
export function createShellRouter() {
  const routes = readRoutes();
  const isOfVisitor = !wasSignedIn();
  const nowhere = { id: '*', path: '*', element: <Navigate to="/" replace /> };
  const pages = [...routes.map(pageOf), nowhere];
  const layout = { id: 'layout', element: <AppLayout />, errorElement: <RouteFailure />, children: pages };
  const router = createPageRouter({
    history: UNSAFE_createBrowserHistory(),
    routes: [layout],
    beforeOpening: (page, step) => beforeOpening(page?.handle, step, isOfVisitor),
  });
  const known = new Set(routes.map(({ path }) => path));
  // What a module brings while the page is open can be gone to; what it takes back stays until the next load.
  onRegistryChange(() => {
    const added = readRoutes().filter(({ path }) => !known.has(path) && known.add(path));
    pages.push(...added.map(pageOf));
  });
  return router;
}

function pageOf(route: Route) {
  return {
    id: route.path,
    path: route.path,
    handle: route,
    element: (
      <PageBoundary page={route.path}>
        <RoutePage key={route.path} route={route} />
      </PageBoundary>
    ),
    errorElement: <RouteFailure />,
  };
}

/**
 * A page of a module that is opened is what is live by then. The page before it stays until that is known. And from a document
 * of visitors, which is strict, the ways in have one of their own. Whoever was signed in here stays, to read that their
 * session has ended.
 */
function beforeOpening(route: Route | undefined, step: Step, isOfVisitor: boolean): Promise<boolean> | undefined {
  if (!route) return undefined;
  if (isModuleRoute(route)) return registryForNavigation().then(() => true);
  if (!isOfVisitor || !PROVIDER_PATHS.includes(route.path) || !readHostDocument().isStrict) return undefined;
  if (step.isReplacing) window.location.replace(step.href);
  else window.location.assign(step.href);
  return Promise.resolve(false);
}

/** Stands in for a page of the shell that has failed. */
function RouteFailure() {
  return <FailurePage error={useRouteError()} />;
}
