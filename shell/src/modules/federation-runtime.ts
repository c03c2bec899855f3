import type { ModuleDefinition } from '@crewdeck/module-sdk';
import type { LiveModule } from '@crewdeck/releases/host-document';
import { getInstance } from '@module-federation/enhanced/runtime';
import { provideFederationRuntime } from './provide-federation-runtime.ts';

const host = hostInstance();
const releases = new Map<string, { live: LiveModule; timeoutMs: number }>();

provideFederationRuntime();
host.registerPlugins([
  {
    name: 'crewdeck-entry-script',
    createScript: ({ url, remoteInfo }) => {
      const known = releases.get(remoteInfo?.name ?? '');
      if (!known) return undefined;
      const script = document.createElement('script');
      script.src = url;
      script.crossOrigin = 'anonymous';
      script.integrity = known.live.integrity;
      return { script, timeout: known.timeoutMs };
    },
  },
]);

/**
 * Loads the container of a release and gives its definition. Every attempt after the first starts from nothing, because
 * a chunk that hangs would otherwise be waited for again.
 *
 * @param attempt 0 for the first try
 * @throws Error when the entry can't be had in `timeoutMs`, fails its integrity check, or throws.
 */
export async function loadDefinition(live: LiveModule, attempt: number, timeoutMs: number): Promise<ModuleDefinition> {
  const name = attempt === 0 ? live.container : `${live.container}_again_${attempt}`;
  const entry = new URL(live.entry, window.location.origin);
  refuseForeign(entry);
  if (attempt > 0) {
    forgetContainer(live);
    entry.searchParams.set('again', String(attempt));
  }
  releases.set(name, { live, timeoutMs });
  host.registerRemotes([{ name, entry: entry.href, entryGlobalName: live.container, type: 'var' }]);
  const exposed = await host.loadRemote<{ default: ModuleDefinition }>(`${name}/module`);
  if (!exposed) throw new Error(`${live.container} exposes no module.`);
  return exposed.default;
}

/** Code is only ever taken from the origin that served the page. */
function refuseForeign(entry: URL): void {
  if (entry.origin !== window.location.origin) throw new Error(`Modules from ${entry.origin} are not allowed.`);
}

function forgetContainer({ container, entry }: LiveModule): void {
  const directory = entry.slice(0, entry.lastIndexOf('/') + 1);
  for (const script of document.querySelectorAll(`script[src*="${directory}"]`)) script.remove();
  Reflect.set(window, container, undefined);
}

function hostInstance() {
  const instance = getInstance();
  if (!instance) throw new Error('The shell was built without the federation plugin.');
  return instance;
}
