import type { ComponentLoader, ModuleDefinition, ModuleName } from '@crewdeck/module-sdk';
import mfExplore from '#sources/mf-explore/src/module.tsx';
import mfHackathons from '#sources/mf-hackathons/src/module.tsx';
import mfInvites from '#sources/mf-invites/src/module.tsx';
import mfProfile from '#sources/mf-profile/src/module.tsx';
import mfProjects from '#sources/mf-projects/src/module.tsx';

const MODULES: Record<ModuleName, ModuleDefinition> = {
  'mf-profile': mfProfile,
  'mf-projects': mfProjects,
  'mf-invites': mfInvites,
  'mf-explore': mfExplore,
  'mf-hackathons': mfHackathons,
};

/** The loader of a page or widget, which is an ordinary `import()`. */
export function loaderOf(module: ModuleName, kind: keyof ModuleDefinition, name: string): ComponentLoader {
  const loader = MODULES[module]?.[kind][name];
  if (!loader) throw new Error(`${module} has no "${name}" among its ${kind}.`);
  return loader;
}
