import type { PageRelease } from '@crewdeck/releases/host-document';
import { readHostDocument } from '../host-document.ts';

const HOST = { remoteTypesZip: '', shared: [], consumerList: [] };
/** By module. */
const shown = new Map<string, PageRelease>();

/** Lists the releases of this page where developer tools for Module Federation look for them. */
export function describeToTools(latest: PageRelease): void {
  shown.set(latest.module, latest);
  const { release: version } = readHostDocument().host;
  const releases = [...shown.values()];
  const remotesInfo = Object.fromEntries(releases.map(({ module, release }) => [module, { matchedVersion: release }]));
  globalThis.__FEDERATION__.moduleInfo = {
    crewdeck_shell: { ...HOST, version, buildVersion: version, remotesInfo },
    ...Object.fromEntries(
      releases.map(({ module, release, entry }) => [
        `${module}:${release}`,
        { version: release, remoteEntry: new URL(entry, window.location.origin).href },
      ]),
    ),
  };
}
