import { HOST_DOCUMENT_ID, type Host, type HostDocument, type neighbourProblems } from '@crewdeck/releases';
import type { ApiDocument } from './api-document.ts';

/** What of a running system a release must fit, as anybody can read it. */
export interface Environment {
  /** Of the live shell. */
  host: Host;
  /** What pages get of each module. */
  modules: Parameters<typeof neighbourProblems>[1];
  api: ApiDocument;
}

const TIMEOUT_MS = 30_000;
const API_DOCUMENT = '/api/docs/openapi.json';
const DOCUMENT = new RegExp(`<script[^>]*id="${HOST_DOCUMENT_ID}"[^>]*>(.*?)</script>`, 's');

/**
 * Reads what is live where people open pages: no right is needed for it.
 *
 * @param site origin of the pages
 * @throws Error with a sentence when it can't be read
 */
export async function readEnvironment(site: string): Promise<Environment> {
  const json = DOCUMENT.exec(await read(site, '/'))?.[1];
  if (!json) throw new Error(`${site}/ is no page of Crewdeck: it has no host document.`);
  const { host, registry }: HostDocument = JSON.parse(json);
  const modules = Object.entries(registry.modules).map(([module, { candidates, places }]) => ({
    module,
    places: { routes: [], links: [], uses: {}, calls: [], ...places, widgets: { ...candidates[0]?.widgets } },
  }));
  return { host, modules, api: JSON.parse(await read(site, API_DOCUMENT)) };
}

async function read(site: string, path: string): Promise<string> {
  const address = new URL(path, site).href;
  const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch((error: unknown) => {
    throw new Error(`${address} can't be reached.`, { cause: error });
  });
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return response.text();
}
