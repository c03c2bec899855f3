import { HOST_DOCUMENT_ID, type HostDocument, type PageModule } from '@crewdeck/releases';
import type { ApiDocument } from './api-document.ts';
import type { Environment, LiveModule } from './environment.ts';

const TIMEOUT_MS = 30_000;
const API_DOCUMENT = '/api/docs/openapi.json';
const REGISTRY = '/api/registry';
const DOCUMENT = new RegExp(`<script[^>]*id="${HOST_DOCUMENT_ID}"[^>]*>(.*?)</script>`, 's');
const SHELL_SCRIPT = /<script[^>]*\ssrc="(\/modules\/shell\/[^"]+\.js)"/g;
/** As a bundler writes down what a module of it gives. */
const GIVEN_NAME = /[{,]"?([\w$]+)"?:\(\)=>/g;
const SHARED = /name:"([^"]+)",version:"([^"]+)"/g;

/**
 * Reads what is live where people open pages: no right is needed for it.
 *
 * @param site origin of the pages
 * @throws Error with a sentence when it can't be read
 */
export async function readEnvironment(site: string): Promise<Environment> {
  const page = await read(site, '/');
  const json = DOCUMENT.exec(page)?.[1];
  if (!json) throw new Error(`${site}/ is no page of Crewdeck: it has no host document.`);
  const { host, registry }: HostDocument = JSON.parse(json);
  const [api, known, scripts] = await Promise.all([
    readJson<ApiDocument>(site, API_DOCUMENT),
    readJson<{ paths?: Record<string, string> }>(site, REGISTRY),
    Promise.all([...page.matchAll(SHELL_SCRIPT)].map(([, path = '']) => read(site, path))),
  ]);
  return {
    host,
    modules: Object.entries(registry.modules).flatMap(([module, live]) => liveModule(module, live)),
    paths: known.paths ?? {},
    api,
    ...describeScripts(scripts.join('\n')),
  };
}

/** What scripts of a shell say of what it gives. */
function describeScripts(text: string): Pick<Environment, 'shellNames' | 'shared'> {
  return {
    shellNames: new Set([...text.matchAll(GIVEN_NAME)].map(([, name = '']) => name)),
    shared: new Map([...text.matchAll(SHARED)].map(([, name = '', version = '']) => [name, version])),
  };
}

function liveModule(module: string, { candidates, places }: PageModule): LiveModule[] {
  const [live] = candidates;
  return live ? [{ module, pages: live.pages, widgets: live.widgets, uses: places?.uses ?? [] }] : [];
}

async function readJson<T>(site: string, path: string): Promise<T> {
  return JSON.parse(await read(site, path));
}

async function read(site: string, path: string): Promise<string> {
  const address = new URL(path, site).href;
  const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch((error: unknown) => {
    throw new Error(`${address} can't be reached.`, { cause: error });
  });
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return response.text();
}
