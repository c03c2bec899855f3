import { matchPath } from 'react-router-dom';
import { prefetchModulePage } from '../modules/prefetch.ts';
import { isModuleRoute, ROUTES } from '../routes.ts';

/** Starts to load the code of the page at a path, if a module has it. */
export function prefetchRoute(path: string): void {
  const route = ROUTES.find((candidate) => matchPath(candidate.path, path));
  if (route && isModuleRoute(route)) prefetchModulePage(route.module, route.page);
}
