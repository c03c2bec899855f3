import type { HostConfig, HostDocument, PageModule, PageRegistry, PageRelease } from '@crewdeck/releases/host-document';
import { HOST_DOCUMENT_ID } from '@crewdeck/releases/host-document';

const MODULE = 'mf-explore';
/** Long enough for two tries on a busy machine. */
export const LOAD_LIMIT_MS = 300;
let built = 0;

/** A release of mf-explore that was never heard of before, so that no test meets what another one left behind. */
export function aRelease(overrides: Partial<PageRelease> = {}): PageRelease {
  built += 1;
  const hash = built.toString(16).padStart(8, '0');
  return {
    module: MODULE,
    release: `1.0.0-${hash}`,
    container: `mf_explore__1_0_0_${hash}`,
    entry: `/modules/${MODULE}/1.0.0-${hash}/remoteEntry.js`,
    integrity: 'sha384-entry',
    pages: ['explore'],
    widgets: {},
    requires: { sdk: '^1.0.0', contract: '^1.0.0', federation: '^2.0.0' },
    ...overrides,
  };
}

let revision = 0;

const PLACES = {
  routes: [{ path: '/explore', page: 'explore', access: 'open', title: 'Explore Users' }],
  links: [],
  uses: {},
} satisfies PageModule['places'];

/** A registry with these candidates, newer than any before it. */
export function aRegistry(candidates: PageRelease[], { isStopped = false, preview = null }: RegistryOptions = {}) {
  revision += 1;
  return { revision, modules: { [MODULE]: { candidates, isStopped, places: PLACES } }, preview } satisfies PageRegistry;
}
type RegistryOptions = Partial<Pick<PageModule, 'isStopped'> & Pick<PageRegistry, 'preview'>>;

/** The host document as the edge inlines it. */
export function inlineHostDocument(registry: PageRegistry, config: Partial<HostConfig> = {}): void {
  const hostDocument = {
    config: {
      firebase: { apiKey: 'key', authDomain: 'localhost', projectId: 'demo', emulatorUrl: null },
      moduleLoadTimeoutMs: LOAD_LIMIT_MS,
      ...config,
    },
    host: {
      release: '1.0.0-5e11ffff',
      provides: { sdk: '1.2.0', federation: '2.9.2' },
    },
    registry,
  } satisfies HostDocument;
  const element = document.getElementById(HOST_DOCUMENT_ID) ?? document.createElement('script');
  element.id = HOST_DOCUMENT_ID;
  element.setAttribute('type', 'application/json');
  element.textContent = JSON.stringify(hostDocument);
  document.head.append(element);
}
