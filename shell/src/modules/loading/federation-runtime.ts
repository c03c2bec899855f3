import type { ModuleDefinition } from '@crewdeck/module-sdk';
import { type PageRelease, retryPath } from '@crewdeck/releases/host-document';
import { getInstance } from '@module-federation/enhanced/runtime';
import { readHostDocument } from '../../host-document.ts';
import { folderOf } from './diagnosis.ts';
import { provideFederationRuntime } from './provide-federation-runtime.ts';

/** Added to the loader's limit, which comes first and names the failure. This one only removes the script. */
const REMOVAL_MS = 1_000;

const host = hostInstance();
/** By name of the remote. */
const releases = new Map<string, PageRelease>();

provideFederationRuntime();
host.registerPlugins([
  {
    name: 'crewdeck-entry-script',
    createScript: ({ url, remoteInfo }) => {
      const release = releases.get(remoteInfo?.name ?? '');
      if (!release) return undefined;
      const script = document.createElement('script');
      script.src = url;
      script.crossOrigin = 'anonymous';
      script.integrity = release.integrity;
      return { script, timeout: readHostDocument().config.moduleLoadTimeoutMs + REMOVAL_MS };
    },
  },
]);

/**
 * Loads the container of a release and returns its definition. A restart loads all files from new addresses, because the
 * browser would wait again for a file that hangs.
 *
 * @param restart 0 for the first try
 * @throws Error when the entry can't be loaded, fails its integrity check, or throws.
 */
export async function loadDefinition(release: PageRelease, restart: number): Promise<ModuleDefinition> {
  const { container } = release;
  const name = restart === 0 ? container : `${container}_again_${restart}`;
  const path = restart === 0 ? release.entry : retryPath(release.entry, restart);
  const entry = new URL(path, window.location.origin);
  if (restart > 0) forgetContainer(release);
  releases.set(name, release);
  host.registerRemotes([{ name, entry: entry.href, entryGlobalName: container, type: 'var' }]);
  const exposed = await host.loadRemote<{ default: ModuleDefinition }>(`${name}/module`);
  releases.delete(name);
  if (!exposed) throw new Error(`${container} exposes no module.`);
  return exposed.default;
}

/** The bundler finds pending files by this attribute. The elements stay, because another part of the release may wait for them. */
function forgetContainer(release: PageRelease): void {
  const folder = folderOf(release);
  const pending = `script[src*="${folder}"], link[href*="${folder}"][data-rspack-loading]`;
  for (const element of document.querySelectorAll(pending)) element.removeAttribute('data-rspack');
  Reflect.set(window, release.container, undefined);
}

function hostInstance() {
  const instance = getInstance();
  if (!instance) throw new Error('The shell was built without the federation plugin.');
  return instance;
}
