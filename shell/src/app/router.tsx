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
    children: [...routes.map(pageAt), { path: '*', element: <Navigate to="/" replace state={NOT_FOUND} /> }],
  };
  // The first page has the registry in its document, so its loader would wait for nothing.
  const loaderData = Object.fromEntries(routes.map(({ path }) => [path, null]));
  const router = createBrowserRouter([layout], { hydrationData: { loaderData } });
  const known = new Set(Object.keys(loaderData));
  // Routes that a release adds work at once. Routes that it removes stay until the next page load.
  onRegistryChange(() => {
    const added = readRoutes().filter(({ path }) => !known.has(path) && known.add(path));
    if (added.length > 0) router.patchRoutes(LAYOUT, added.map(pageAt));
  });
  return router;
}

const LAYOUT = 'layout';
const NOT_FOUND = { notice: "We couldn't find that page, so here's the home page." };

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
 * Before a page of a module opens, its loader asks which release is live; the page before it stays meanwhile. A visitor's
 * document has a strict CSP, so the sign-in pages load a document of their own. A person whose session has just ended keeps
 * the document, with the message that says so.
 */
function loaderOf(route: Route, isOfVisitor: boolean) {
  if (!isModuleRoute(route)) return isOfVisitor && PROVIDER_PATHS.includes(route.path) ? { loader: leaveStrict } : {};
  const loader = async () => {
    await registryForNavigation();
    return null;
  };
  // A new query, such as a filter, is the same page.
  return { loader, shouldRevalidate: () => false };
}

function leaveStrict({ request }: { request: Request }): Response | null {
  return readHostDocument().isStrict ? redirectDocument(request.url) : null;
}

/** Replaces a page of the shell that has failed. */
function RouteFailure() {
  return <FailurePage error={useRouteError()} />;
}
