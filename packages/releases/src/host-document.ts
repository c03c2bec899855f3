import type { Offer } from './compatibility.ts';
import type { Host, ReleaseRecord } from './release-record.ts';

/** Name of the shell's releases. Every page needs one, so it can't be stopped or removed. */
export const SHELL = 'shell';

/** What the browser needs to know to load one release of a module. */
export interface PageRelease extends Offer {
  /** `1.4.2-ab12cd34` */
  release: string;
  container: string;
  /** Absolute path of the entry script. */
  entry: string;
  integrity: string;
}

/** What a module adds to the page, as its record says. */
export type PagePlaces = Pick<NonNullable<ReleaseRecord['places']>, 'links' | 'uses'> & {
  routes: Omit<NonNullable<ReleaseRecord['places']>['routes'][number], 'firstCall'>[];
};

/** What one page load gets of one module. */
export interface PageModule {
  /** What to try, in this order: the live release (or this browser's canary or preview), then the last good one. */
  candidates: PageRelease[];
  /** Ops have stopped it, so there are no candidates. */
  isStopped: boolean;
  /** What its first candidate adds to the shell's own table; a stopped module keeps it. */
  places?: PagePlaces;
}

/** A release that only this browser gets, to try it out. */
export interface PagePreview {
  module: string;
  release: string;
  /** Of the development server that the release comes from, where it was never published. */
  origin?: string;
  /** ISO date and time. */
  expiresAt: string;
}

/** The part of the host document that changes while a page is open; the answer of `/registry`. */
export interface PageRegistry {
  revision: number;
  modules: Record<string, PageModule>;
  preview: PagePreview | null;
}

/** Settings that the edge hands to the page. */
export interface HostConfig {
  firebase: { apiKey: string; authDomain: string; projectId: string; emulatorUrl: string | null };
  /** How long one release of a module may take to load, both tries together, in milliseconds. */
  moduleLoadTimeoutMs: number;
  /** Whom people write to: an email or the address of a page. Left out by edges that know none. */
  contact?: string | undefined;
}

/** The JSON that the edge inlines into every page, in the element {@link HOST_DOCUMENT_ID}. */
export interface HostDocument {
  config: HostConfig;
  /** What this page's shell gives to modules. */
  host: Host & {
    /** `1.4.2-ab12cd34`, the shell's own. */
    release: string;
  };
  registry: PageRegistry;
  /** The browser refuses every script without integrity here, and so the identity provider's, which its popup needs. */
  isStrict?: boolean;
}

/**
 * Where the identity provider's popup is opened. It loads a script that changes, so nobody can say its hash: documents of
 * these addresses are not strict.
 */
export const PROVIDER_PATHS: readonly string[] = ['/sign-in', '/sign-up', '/account'];

export const HOST_DOCUMENT_ID = 'crewdeck-host-document';

/** Global variable under which the shell provides the federation runtime to the modules it loads. */
export const FEDERATION_RUNTIME_GLOBAL = '__CREWDECK_FEDERATION_RUNTIME__';

/** Cookie in which the browser remembers a chosen theme, `light` or `dark`, for the edge to put into the page. */
export const THEME_COOKIE = 'crewdeck-theme';

/** Cookie that says that somebody was signed in when this browser last looked. A hint for what to draw; it proves nothing. */
export const SIGNED_IN_COOKIE = 'crewdeck-signed-in';

/** Begins the path of a retry, after the folder of the release. */
const RETRY = /^(\/modules\/[^/]+\/[^/]+\/)~\d+\//;

/**
 * Path under which a page asks once more for the entry of a release, and with it for all its chunks. It must differ: browsers
 * remember a preload that failed, and answer the next request for that address with the same failure.
 *
 * @param path of the entry, as the host document gives it
 */
export function retryPath(path: string, retry: number): string {
  const file = path.lastIndexOf('/') + 1;
  return `${path.slice(0, file)}~${retry}/${path.slice(file)}`;
}

/** The path of the file itself, whichever retry it is asked for in. */
export function withoutRetry(path: string): string {
  return path.replace(RETRY, '$1');
}

/** Path that ends a preview: the edge forgets it and leads home. */
export const PREVIEW_EXIT_PATH = '/preview/exit';
