import type { PagePlaces } from '@crewdeck/releases/host-document';
import { useSyncExternalStore } from 'react';
import { type Route, SHELL_ROUTES } from '../../routes.ts';
import { onRegistryChange, readModules } from './page-registry.ts';

/** The routes of the shell and of modules. Of two modules with the same path, the first by name wins, as at the edge. */
export function readRoutes(): Route[] {
  const modules = Object.entries(readModules()).sort(([one], [other]) => (one < other ? -1 : 1));
  const all: Route[] = [
    ...SHELL_ROUTES,
    ...modules.flatMap(([module, { places }]) => (places?.routes ?? []).map((route) => ({ ...route, module }))),
  ];
  return all.filter(({ path }, index) => all.findIndex((route) => route.path === path) === index);
}

/**
 * The widget versions that a module supports, from its `module.json`; `undefined` where it names none.
 *
 * @param placer as `useModuleRelease` gives it: `mf-explore@1.2.0-ab12cd34`, or `shell`
 */
export function rangeFor(placer: string, of: string, name: string): string | undefined {
  const [module = ''] = placer.split('@');
  return readModules()[module]?.places?.uses[`${of}/${name}`];
}

/** The links of modules in a menu or in the bar. A prerendered frame has none. */
export function useLinks(menu: PagePlaces['links'][number]['menu']): { label: string; to: string }[] {
  return JSON.parse(useSyncExternalStore(onRegistryChange, () => JSON.stringify(linksIn(menu)), NOTHING));
}

const NOTHING = () => '[]';

function linksIn(menu: string) {
  return Object.values(readModules()).flatMap(({ places }) =>
    (places?.links ?? []).filter((link) => link.menu === menu).map(({ label, path }) => ({ label, to: path })),
  );
}
