import mfExplore from '#sources/mf-explore/module.json';
import mfHackathons from '#sources/mf-hackathons/module.json';
import mfInvites from '#sources/mf-invites/module.json';
import mfProfile from '#sources/mf-profile/module.json';
import mfProjects from '#sources/mf-projects/module.json';

const MODULES = {
  'mf-explore': { places: mfExplore },
  'mf-hackathons': { places: mfHackathons },
  'mf-invites': { places: mfInvites },
  'mf-profile': { places: mfProfile },
  'mf-projects': { places: mfProjects },
};

/** In place of everything in the shell that knows of releases: one application has one, so there is nothing to ask for. */
export async function registryForNavigation(): Promise<void> {}

export function usePreview(): null {
  return null;
}

export function watchReleases(): void {}

export function reportShell(): void {}

/** What the modules add, as their files say. */
export function readModules() {
  return MODULES;
}

export function onRegistryChange(): () => void {
  return () => undefined;
}
