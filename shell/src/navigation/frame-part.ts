import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** A part of every page that is loaded later. Without its chunk the page stays whole. */
export function framePart(load: () => Promise<ComponentType>): LazyExoticComponent<ComponentType> {
  return lazy(() =>
    load().then(
      (Part) => ({ default: Part }),
      (): { default: ComponentType } => ({ default: () => null }),
    ),
  );
}
