import { createQueryClient } from '@crewdeck/module-sdk/host';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { AppLayout } from './app/app-layout.tsx';
import { ShellRoot } from './app/shell-root.tsx';
import { PagePlaceholder } from './modules/page-placeholder.tsx';
import { LandingPage } from './pages/landing/landing-page.tsx';
import { isModuleRoute, ROUTES, type Route } from './routes.ts';

/**
 * The first frame of every page that visitors may open and that can be drawn without knowing more, for `hydrateRoot`: it is
 * what `main.tsx` draws first at that address when nobody is signed in.
 *
 * @returns HTML of the root element's content, by address
 */
export async function prerender(): Promise<Record<string, string>> {
  const frames = ROUTES.map(async (route) => {
    const page = firstFrameOf(route);
    return page ? [[route.path, await draw(route, page)] as const] : [];
  });
  return Object.fromEntries((await Promise.all(frames)).flat());
}

function firstFrameOf(route: Route): ReactNode {
  if (route.access !== 'open') return null;
  if (isModuleRoute(route)) return <PagePlaceholder title={route.title} headed={route.headed} />;
  return route.shellPage === 'landing' && <LandingPage />;
}

async function draw(route: Route, page: ReactNode): Promise<string> {
  const { path } = route;
  const handler = createStaticHandler([{ element: <AppLayout />, children: [{ path, handle: route, element: page }] }]);
  const context = await handler.query(new Request(`http://localhost${path}`));
  if (context instanceof Response) throw new Error(`${path} leads elsewhere.`);
  const router = createStaticRouter(handler.dataRoutes, context);
  return renderToString(
    <ShellRoot queryClient={createQueryClient()} onShown={() => undefined}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </ShellRoot>,
  );
}
