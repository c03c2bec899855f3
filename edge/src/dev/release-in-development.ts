import type { PageRegistry, PageRelease } from '@crewdeck/releases';
import type { Preview } from '../visitor/previews.ts';

/** Puts the build that a browser tries from a development server in place of what others get of its module. */
export function withDevelopment(registry: PageRegistry, preview: Preview | null): PageRegistry {
  if (!preview?.development) return registry;
  const { module, release, expiresAt, development } = preview;
  const { origin, entry, places: _, ...offer } = development;
  // Its files change while it is tried, so there is no integrity to check.
  const built: PageRelease = { ...offer, module, release, entry: `${origin}/${entry}`, integrity: '' };
  return {
    ...registry,
    modules: { ...registry.modules, [module]: { ...registry.modules[module], candidates: [built], isStopped: false } },
    preview: { module, release, expiresAt, origin },
  };
}
