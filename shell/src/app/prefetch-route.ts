import { matchRoutes } from 'react-router-dom';
import { prefetchModulePage } from '../modules/prefetch.ts';
import { readRoutes } from '../modules/registry/places.ts';
import { isModuleRoute } from '../routes.ts';

/** Starts to load the code of a module's page. Does nothing for the shell's own pages. */
export function prefetchRoute(path: string): void {
  const route = matchRoutes(readRoutes(), path)?.[0]?.route;
  if (route && isModuleRoute(route)) prefetchModulePage(route.module, route.page);
}
