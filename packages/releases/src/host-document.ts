import type { ReleaseRecord } from './release-record.ts';

/** What the browser needs to know to load one module. */
export interface LiveModule {
  /** `1.4.2-ab12cd34` */
  release: string;
  container: string;
  /** Absolute path of the entry script. */
  entry: string;
  integrity: string;
  pages: string[];
  widgets: string[];
  requires: ReleaseRecord['requires'];
}

/** Settings that the edge hands to the page. */
export interface HostConfig {
  firebase: { apiKey: string; authDomain: string; projectId: string; emulatorUrl: string | null };
  /** How long the script of a module may take, in milliseconds. */
  moduleLoadTimeoutMs: number;
}

/** The JSON that the edge inlines into every page, in the element {@link HOST_DOCUMENT_ID}. */
export interface HostDocument {
  config: HostConfig;
  registry: { revision: number; modules: Record<string, LiveModule> };
}

export const HOST_DOCUMENT_ID = 'crewdeck-host-document';

/** Global variable under which the shell provides the federation runtime to the modules it loads. */
export const FEDERATION_RUNTIME_GLOBAL = '__CREWDECK_FEDERATION_RUNTIME__';

/** Cookie in which the browser remembers a chosen theme, `light` or `dark`, for the edge to put into the page. */
export const THEME_COOKIE = 'crewdeck-theme';
