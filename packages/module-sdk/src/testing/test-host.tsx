import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ModuleScope } from '../modules/module-scope.tsx';
import { WidgetHostProvider, type WidgetRequest } from '../modules/widget.tsx';
import { Toasts } from '../notify/toasts.tsx';
import { createQueryClient } from '../queries/query-client.ts';
import { readSession } from '../session/session-store.ts';
import { setTokenSource } from '../session/token-source.ts';

/** A page in the smallest host it can live in: router, query cache, toasts, and a token for the signed-in person. */
export interface TestHost {
  /** To be given to Testing Library's `render`. */
  element: ReactElement;
  /** Seed it before rendering. Failed queries are not tried again. */
  queryClient: QueryClient;
  router: ReturnType<typeof createMemoryRouter>;
}

/** Says which widget of another module stands there, with its properties as JSON, and closes it where it can be closed. */
function WidgetStandIn({ of, name, props }: WidgetRequest) {
  const onClose = 'onClose' in props ? props.onClose : null;
  return (
    <>
      <p>{`${of} ${name} ${JSON.stringify(props)}`}</p>
      {typeof onClose === 'function' ? (
        <button type="button" onClick={() => onClose()}>
          {`Close ${name}`}
        </button>
      ) : null}
    </>
  );
}

/** Each host is a release of its own, since a release has only so many calls a minute. */
let hosts = 0;

/** Builds a host for `page`, shown at every address of the form `path`, starting at `at`. */
export function createTestHost(page: ReactElement, { at = '/', path = '*' } = {}): TestHost {
  setTokenSource(async () => (readSession().isSignedIn ? 'token' : null));
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } });
  const router = createMemoryRouter([{ path, element: page }], { initialEntries: [at] });
  const element = (
    <QueryClientProvider client={queryClient}>
      <ModuleScope release={`test@0.0.${++hosts}`}>
        <WidgetHostProvider value={WidgetStandIn}>
          <RouterProvider router={router} />
        </WidgetHostProvider>
        <div data-toasts="">
          <Toasts />
        </div>
      </ModuleScope>
    </QueryClientProvider>
  );
  return { element, queryClient, router };
}
