import type { PagePlaces } from '@crewdeck/releases/host-document';
import { useSyncExternalStore } from 'react';
import { ROUTES, type Route } from '../../routes.ts';
import { onRegistryChange, readModules } from './page-registry.ts';

/** The shell's own routes, and those that modules bring. */
export function readRoutes(): Route[] {
  return [
    ...ROUTES,
    ...Object.entries(readModules()).flatMap(([module, { places }]) =>
      (places?.routes ?? []).map((route) => ({ ...route, module })),
    ),
  ];
}

/** Links that modules bring to a menu, or to the bar. A frame that was drawn at build knows of none. */
export function useLinks(menu: PagePlaces['navigation'][number]['menu']): { label: string; to: string }[] {
  return JSON.parse(useSyncExternalStore(onRegistryChange, () => JSON.stringify(linksIn(menu)), NOTHING));
}

const NOTHING = () => '[]';

function linksIn(menu: string) {
  return Object.values(readModules()).flatMap(({ places }) =>
    (places?.navigation ?? []).filter((entry) => entry.menu === menu).map(({ label, path }) => ({ label, to: path })),
  );
}
