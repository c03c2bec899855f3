import type { PageRelease } from '@crewdeck/releases/host-document';
import { readHostDocument } from '../host-document.ts';
import { readModule } from './registry/page-registry.ts';

const HOST = 'crewdeck_shell';
const A_HOST = { remoteTypesZip: '', shared: [], consumerList: [] };
/** By module. */
const drawn = new Map<string, PageRelease>();

/**
 * Writes down what the page is made of where the developer tools of Module Federation look for it: the shell, and each module
 * with the release that was drawn last, or would be tried first.
 *
 * @param release that was drawn just now
 */
export function describeToTools(release: PageRelease): void {
  drawn.set(release.module, release);
  const { host, registry } = readHostDocument();
  const releases = Object.keys(registry.modules).flatMap(
    (name) => drawn.get(name) ?? readModule(name).candidates.slice(0, 1),
  );
  const remotes = releases.map(({ module, release: version }) => [module, { matchedVersion: version }]);
  globalThis.__FEDERATION__.moduleInfo = {
    [HOST]: { ...A_HOST, version: host.release, buildVersion: host.release, remotesInfo: Object.fromEntries(remotes) },
    ...Object.fromEntries(releases.map(describe)),
  };
}

function describe({ module, release, entry }: PageRelease) {
  return [`${module}:${release}`, { version: release, remoteEntry: new URL(entry, location.origin).href }] as const;
}
