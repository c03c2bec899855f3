import { type ComponentType, lazy, Suspense } from 'react';
import { PagePlaceholder } from '../modules/page-placeholder.tsx';

/** A page of the shell in a chunk of its own, which comes when somebody opens it. `title` names it meanwhile. */
export function lazyPage(title: string, load: () => Promise<ComponentType>): ComponentType {
  const Page = lazy(async () => ({ default: await load() }));
  return () => (
    <Suspense fallback={<PagePlaceholder title={title} />}>
      <Page />
    </Suspense>
  );
}
