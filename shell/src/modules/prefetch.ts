import type { ModuleName } from '@crewdeck/module-sdk';
import { prepare } from './loading/find-component.ts';
import { refreshBeforeNavigation } from './registry/keep-registry-fresh.ts';

/** Gets a page ready that somebody is about to open. A failure is told when they do open it. */
export function prefetchModulePage(module: ModuleName, page: string): void {
  refreshBeforeNavigation();
  prepare({ module, kind: 'pages', name: page });
}
