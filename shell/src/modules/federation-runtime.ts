import type { ModuleDefinition } from '@crewdeck/module-sdk';
import { type PageRelease, retryPath } from '@crewdeck/releases/host-document';
import { getInstance } from '@module-federation/enhanced/runtime';
import { noteRun } from './health/suspects.ts';
import { provideFederationRuntime } from './provide-federation-runtime.ts';

/** The loader's own limit comes first and says what it was; this one only clears up. */
const CLEARING_UP_MS = 1_000;

const host = hostInstance();
/** By name of the remote. */
const scripts = new Map<string, { release: PageRelease; timeout: number }>();
/** The latest start of each release, by container. */
const starts = new Map<string, { restart: number; definition: Promise<ModuleDefinition> }>();

provideFederationRuntime();
host.registerPlugins([
  {
    name: 'crewdeck-entry-script',
    createScript: ({ url, remoteInfo }) => {
      const known = scripts.get(remoteInfo?.name ?? '');
      if (!known) return undefined;
      const script = document.createElement('script');
      script.src = url;
      script.crossOrigin = 'anonymous';
      script.integrity = known.release.integrity;
      script.addEventListener('load', () => noteRun(known.release));
      return { script, timeout: known.timeout };
    },
  },
]);

/**
 * Loads the container of a release and gives its definition. A restart begins from nothing, because a chunk that hangs
 * would otherwise be waited for again. Calls for the same start get the same answer.
 *
 * @param restart 0 for the first try
 * @throws Error when the entry can't be had in `timeoutMs`, fails its integrity check, or throws.
 */
export function loadDefinition(release: PageRelease, restart: number, timeoutMs: number): Promise<ModuleDefinition> {
  const latest = starts.get(release.container);
  if (latest && latest.restart >= restart) return latest.definition;
  const definition = start(release, restart, timeoutMs);
  starts.set(release.container, { restart, definition });
  return definition;
}

async function start(release: PageRelease, restart: number, timeoutMs: number): Promise<ModuleDefinition> {
  const { container } = release;
  const name = restart === 0 ? container : `${container}_again_${restart}`;
  const path = restart === 0 ? release.entry : retryPath(release.entry, restart);
  const entry = new URL(path, window.location.origin);
  if (restart > 0) forgetContainer(release);
  scripts.set(name, { release, timeout: timeoutMs + CLEARING_UP_MS });
  host.registerRemotes([{ name, entry: entry.href, entryGlobalName: container, type: 'var' }]);
  const exposed = await host.loadRemote<{ default: ModuleDefinition }>(`${name}/module`);
  scripts.delete(name);
  if (!exposed) throw new Error(`${container} exposes no module.`);
  return exposed.default;
}

/** Style sheets that have arrived stay: another part of the release may be on the page. */
function forgetContainer({ container, entry }: PageRelease): void {
  const directory = entry.slice(0, entry.lastIndexOf('/') + 1);
  const pending = `script[src*="${directory}"], link[rel="stylesheet"][href*="${directory}"][data-rspack-loading]`;
  for (const element of document.querySelectorAll(pending)) element.remove();
  Reflect.set(window, container, undefined);
}

function hostInstance() {
  const instance = getInstance();
  if (!instance) throw new Error('The shell was built without the federation plugin.');
  return instance;
}
