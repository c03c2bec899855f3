import { lazy, Suspense } from 'react';
import { PagePlaceholder } from '../modules/page-placeholder.tsx';

const ReleasesPage = lazy(async () => ({ default: (await import('./releases-page.tsx')).ReleasesPage }));

/** The page of ops in a chunk of its own, which nobody else downloads. */
export function LazyReleasesPage() {
  return (
    <Suspense fallback={<PagePlaceholder title="Releases" />}>
      <ReleasesPage />
    </Suspense>
  );
}
