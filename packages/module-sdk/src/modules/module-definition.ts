import type { ComponentType } from 'react';

/** A federated module, such as `mf-profile`. The registry says which exist. */
export type ModuleName = string;

/** Loads one page or widget in a chunk of its own. */
// biome-ignore lint/suspicious/noExplicitAny: a loader is stored whatever props its component takes; placing it is typed by WidgetPropsByName
export type ComponentLoader = () => Promise<ComponentType<any>>;

/** The pages and widgets of a module, by the name of their file (`pages/<name>-page.tsx`, `widgets/<name>.tsx`). */
export interface ModuleDefinition {
  readonly pages: Readonly<Record<string, ComponentLoader>>;
  readonly widgets: Readonly<Record<string, ComponentLoader>>;
}

/**
 * Declares a module. Its `src/module.tsx` default-exports the result, and exposes nothing else.
 *
 * @example
 * export default defineModule({
 *   pages: { profile: () => import('./pages/profile-page.tsx').then((file) => file.ProfilePage) },
 * });
 */
export function defineModule(definition: Partial<ModuleDefinition>): ModuleDefinition {
  return { pages: definition.pages ?? {}, widgets: definition.widgets ?? {} };
}
