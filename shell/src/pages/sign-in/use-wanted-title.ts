import { useReturnPath } from '@crewdeck/module-sdk';
import { matchRoutes } from 'react-router-dom';
import { readRoutes } from '../../modules/registry/places.ts';

/** Title of the page that the visitor asked for, and can see only once they have signed in. */
export function useWantedTitle(): string | undefined {
  const path = useReturnPath();
  const route = matchRoutes(readRoutes(), path)?.[0]?.route;
  return route && route.access !== 'open' ? route.title : undefined;
}
