import type { ModuleName } from '@crewdeck/module-sdk';
import { loaderOf } from './modules.ts';

/** In place of the shell's `modules/prefetch.ts`. */
export function prefetchModulePage(module: ModuleName, page: string): void {
  loaderOf(module, 'pages', page)().catch(() => undefined);
}
