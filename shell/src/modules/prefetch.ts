import type { ModuleName } from '@crewdeck/module-sdk';
import { loadComponent } from './component-loader.ts';

/** Loads a page that somebody is about to open. A failure is told when they do open it. */
export function prefetchModulePage(module: ModuleName, page: string): void {
  loadComponent({ module, kind: 'pages', name: page }).catch(() => undefined);
}
