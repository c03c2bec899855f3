import type { ComponentType } from 'react';

/** A federated module of the product, such as `mf-profile`. Which there are is what is published. */
export type ModuleName = string;

/** Loads one page or widget in a chunk of its own. */
// biome-ignore lint/suspicious/noExplicitAny: a loader is stored whatever props its component takes; placing it is typed by WidgetPropsByName
export type ComponentLoader = () => Promise<ComponentType<any>>;

/** What a module gives: its pages and widgets, by the name of their file (`pages/<name>-page.tsx`, `widgets/<name>.tsx`). */
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
