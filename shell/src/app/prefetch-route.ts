import { matchRoutes } from 'react-router-dom';
import { prefetchModulePage } from '../modules/prefetch.ts';
import { readRoutes } from '../modules/registry/places.ts';
import { isModuleRoute } from '../routes.ts';

/** Starts to load the code of the page at a path, if a module has it. */
export function prefetchRoute(path: string): void {
  const route = matchRoutes(readRoutes(), path)?.[0]?.route;
  if (route && isModuleRoute(route)) prefetchModulePage(route.module, route.page);
}
