import { createQueryClient } from '@crewdeck/module-sdk/host';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { AppLayout } from './app/app-layout.tsx';
import { ShellRoot } from './app/shell-root.tsx';
import { PagePlaceholder } from './modules/page-placeholder.tsx';
import { EXPLORE, POST } from './navigation/links.ts';
import { LandingPage } from './pages/landing/landing-page.tsx';
import { EntryDraft } from './pages/sign-in/entry-draft.tsx';
import { SIGN_IN_TITLE } from './pages/sign-in/sign-in-page.tsx';
import { SIGN_UP } from './pages/sign-in/sign-up-page.tsx';
import { type PageHeading, SHELL_ROUTES } from './routes.ts';

/** Placeholders that the edge replaces by a route's own words. */
const TITLE = '{{title}}';
const LEAD = '{{lead}}';
const KINDS = {
  wide: { title: TITLE, lead: LEAD, width: 'wide' },
  default: { title: TITLE, lead: LEAD },
  plain: { title: TITLE },
} satisfies Record<string, PageHeading>;
/** The pages of the shell that visitors come to most. */
const OWN: Record<string, ReactNode> = {
  '/': <LandingPage />,
  '/sign-in': <EntryDraft title={SIGN_IN_TITLE} />,
  '/sign-up': <EntryDraft {...SIGN_UP} />,
};
/** Stands for every address that the navigation doesn't mark as current. */
const ELSEWHERE = '*';

/**
 * Prerenders the first frames of pages for visitors. `main.tsx` hydrates them, and replaces drafts.
 *
 * @returns HTML of the root element's content. The key is the address of a page of the shell, and `<address>|<kind>` for a page
 * of a module, where the address is one that the navigation marks, or `*`
 */
export async function prerender(): Promise<Record<string, string>> {
  const marked = [...EXPLORE, ...POST].map(({ to }) => to);
  const frames = [...marked, ELSEWHERE].flatMap((address) =>
    Object.entries(KINDS).map(async ([kind, heading]) => {
      const html = await draw(address.replace(ELSEWHERE, '/-'), heading, <PagePlaceholder {...heading} />);
      return [`${address}|${kind}`, html] as const;
    }),
  );
  const own = SHELL_ROUTES.filter(({ path }) => path in OWN).map(
    async (route) => [route.path, await draw(route.path, route, OWN[route.path])] as const,
  );
  return Object.fromEntries(await Promise.all([...own, ...frames]));
}

async function draw(path: string, handle: PageHeading, page: ReactNode): Promise<string> {
  const handler = createStaticHandler([{ element: <AppLayout />, children: [{ path, handle, element: page }] }]);
  const context = await handler.query(new Request(`http://localhost${path}`));
  if (context instanceof Response) throw new Error(`${path} leads elsewhere.`);
  const router = createStaticRouter(handler.dataRoutes, context);
  return renderToString(
    <ShellRoot queryClient={createQueryClient()} onShown={() => undefined}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </ShellRoot>,
  );
}
