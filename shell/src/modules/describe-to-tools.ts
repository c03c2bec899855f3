import type { PageRelease } from '@crewdeck/releases/host-document';
import { readHostDocument } from '../host-document.ts';

const HOST = { remoteTypesZip: '', shared: [], consumerList: [] };
/** By module. */
const drawn = new Map<string, PageRelease>();

/** Writes down, where developer tools for Module Federation look for it, of which releases this page is made. */
export function describeToTools(latest: PageRelease): void {
  drawn.set(latest.module, latest);
  const { release: version } = readHostDocument().host;
  const releases = [...drawn.values()];
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
