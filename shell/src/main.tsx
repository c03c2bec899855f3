import { createQueryClient, WidgetHostProvider } from '@crewdeck/module-sdk/host';
import '@crewdeck/ui-kit/global.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { prefetchRoute } from './app/prefetch-route.ts';
import { createShellRouter } from './app/router.tsx';
import { ShellRoot } from './app/shell-root.tsx';
import { readHostDocument } from './host-document.ts';
import { ModuleWidget } from './modules/module-widget.tsx';
import { reportShell } from './modules/reports/report-shell.ts';
import { watchReleases } from './modules/watch-releases.ts';
import { PagePrefetchContext } from './navigation/route-link.tsx';
import { startSession } from './session/session-start.ts';
import { watchSuspension } from './session/suspension.ts';

/** Draws the product into the page that the edge served. */
export function mountShell(): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('This page has no element to draw into.');

  watchReleases();
  const queryClient = createQueryClient();
  watchSuspension();
  const router = createShellRouter();
  startSession(readHostDocument().config.firebase, queryClient, router.navigate);

  const product = (
    <ShellRoot queryClient={queryClient} onShown={reportShell}>
      <WidgetHostProvider value={ModuleWidget}>
        <PagePrefetchContext value={prefetchRoute}>
          <RouterProvider router={router} />
        </PagePrefetchContext>
      </WidgetHostProvider>
    </ShellRoot>
  );
  // The edge serves some pages prerendered, and of some a draft.
  const isPrerendered = root.hasChildNodes() && !root.querySelector('[data-draft]');
  // A transition draws in slices, so that people can read and scroll meanwhile.
  startTransition(() => {
    if (isPrerendered) hydrateRoot(root, product);
    else createRoot(root).render(product);
  });
}
