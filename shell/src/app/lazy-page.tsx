import { type ComponentType, lazy, Suspense } from 'react';
import { PagePlaceholder } from '../modules/page-placeholder.tsx';

/** A page of the shell in a chunk of its own, which loads when the page is opened. `title` names it meanwhile. */
export function lazyPage(title: string, load: () => Promise<ComponentType>): ComponentType {
  const Page = lazy(async () => ({ default: await load().catch((error: unknown) => loadOnceOnline(error, load)) }));
  return () => (
    <Suspense fallback={<PagePlaceholder title={title} />}>
      <Page />
    </Suspense>
  );
}

/** An offline browser loads the page once it has its network back. Its placeholder stays until then. */
async function loadOnceOnline<Page>(error: unknown, load: () => Promise<Page>): Promise<Page> {
  if (navigator.onLine) throw error;
  await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
  return load();
}
