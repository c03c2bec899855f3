import { createBrowserRouter, Navigate, useRouteError } from 'react-router-dom';
import { registryForNavigation } from '../modules/registry/keep-registry-fresh.ts';
import { onRegistryChange } from '../modules/registry/page-registry.ts';
import { readRoutes } from '../modules/registry/places.ts';
import { isModuleRoute, type Route } from '../routes.ts';
import { AppLayout } from './app-layout.tsx';
import { FailurePage } from './failure-page.tsx';
import { PageBoundary } from './page-boundary.tsx';
import { RoutePage } from './route-page.tsx';

/** The router of the whole product, from the route table. */
export function createShellRouter() {
  const routes = readRoutes();
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

function pageAt(route: Route) {
  return {
    id: route.path,
    path: route.path,
    handle: route,
    ...loaderOf(route),
    element: (
      <PageBoundary page={route.path}>
        <RoutePage key={route.path} route={route} />
      </PageBoundary>
    ),
    errorElement: <RouteFailure />,
  };
}

/** A page of a module that is opened is what is live by then. The page before it stays until that is known. */
function loaderOf(route: Route) {
  if (!isModuleRoute(route)) return {};
  const loader = async () => {
    await registryForNavigation();
    return null;
  };
  // A new query, such as a filter, opens no page.
  return { loader, shouldRevalidate: () => false };
}

/** Stands in for a page of the shell that has failed. */
function RouteFailure() {
  return <FailurePage error={useRouteError()} />;
}
