import type { ModuleName } from '@crewdeck/module-sdk';
import { candidatesFor } from './loading/candidates.ts';
import { loadComponent } from './loading/load-component.ts';
import { refreshBeforeNavigation } from './registry/keep-registry-fresh.ts';

/** Prefetches a page. A failure shows only when the page is opened. */
export function prefetchModulePage(module: ModuleName, page: string): void {
  refreshBeforeNavigation();
  const address = { module, kind: 'pages', name: page } as const;
  const [first] = candidatesFor(address);
  if (first) loadComponent(address, first).catch(() => undefined);
}
