import { createBrowserRouter, Navigate, useRouteError } from 'react-router-dom';
import { registryForNavigation } from '../modules/registry/keep-registry-fresh.ts';
import { isModuleRoute, ROUTES, type Route } from '../routes.ts';
import { AppLayout } from './app-layout.tsx';
import { FailurePage } from './failure-page.tsx';
import { PageBoundary } from './page-boundary.tsx';
import { RoutePage } from './route-page.tsx';

/** The router of the whole product, from the route table. */
export function createShellRouter() {
  const pages = ROUTES.map((route) => ({
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
  }));
  const layout = {
    element: <AppLayout />,
    errorElement: <RouteFailure />,
    children: [...pages, { path: '*', element: <Navigate to="/" replace /> }],
  };
  return createBrowserRouter([layout], { hydrationData: { loaderData: CAME_WITH_THE_DOCUMENT } });
}

/** The first page finds the registry in the document, so that nothing is waited for. */
const CAME_WITH_THE_DOCUMENT = Object.fromEntries(ROUTES.map(({ path }) => [path, null]));

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
