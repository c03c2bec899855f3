import { PROVIDER_PATHS } from '@crewdeck/releases/host-document';
import { createBrowserRouter, Navigate, redirectDocument, useRouteError } from 'react-router-dom';
import { readHostDocument } from '../host-document.ts';
import { registryForNavigation } from '../modules/registry/keep-registry-fresh.ts';
import { onRegistryChange } from '../modules/registry/page-registry.ts';
import { readRoutes } from '../modules/registry/places.ts';
import { isModuleRoute, type Route } from '../routes.ts';
import { wasSignedIn } from '../session/remembered-session.ts';
import { AppLayout } from './app-layout.tsx';
import { FailurePage } from './failure-page.tsx';
import { PageBoundary } from './page-boundary.tsx';
import { RoutePage } from './route-page.tsx';

/** The router of the whole product, from the route table. */
export function createShellRouter() {
  const routes = readRoutes();
  const isOfVisitor = !wasSignedIn();
  const pageAt = (route: Route) => pageWith(route, loaderOf(route, isOfVisitor));
  const layout = {
    id: LAYOUT,
    element: <AppLayout />,
    errorElement: <RouteFailure />,
    children: [...routes.map(pageAt), { path: '*', element: <Navigate to="/" replace /> }],
  };
  // The first page finds the registry in the document, so that nothing is waited for.
  const loaderData = Object.fromEntries(routes.map(({ path }) => [path, null]));
  const router = createBrowserRouter([layout], { hydrationData: { loaderData } });
  const known = new Set(Object.keys(loaderData));
  // What a module brings while the page is open can be gone to; what it takes back stays until the next load.
  onRegistryChange(() => {
    const added = readRoutes().filter(({ path }) => !known.has(path) && known.add(path));
    if (added.length > 0) router.patchRoutes(LAYOUT, added.map(pageAt));
  });
  return router;
}

const LAYOUT = 'layout';

function pageWith(route: Route, loading: ReturnType<typeof loaderOf>) {
  return {
    id: route.path,
    path: route.path,
    handle: route,
    ...loading,
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
 * of visitors, which is strict, the ways in have one of their own. Who was signed in here stays, to read that their
 * session has ended.
 */
function loaderOf(route: Route, isOfVisitor: boolean) {
  if (!isModuleRoute(route)) return isOfVisitor && PROVIDER_PATHS.includes(route.path) ? { loader: leaveStrict } : {};
  const loader = async () => {
    await registryForNavigation();
    return null;
  };
  // A new query, such as a filter, opens no page.
  return { loader, shouldRevalidate: () => false };
}

function leaveStrict({ request }: { request: Request }): Response | null {
  return readHostDocument().isStrict ? redirectDocument(request.url) : null;
}

/** Stands in for a page of the shell that has failed. */
function RouteFailure() {
  return <FailurePage error={useRouteError()} />;
}
