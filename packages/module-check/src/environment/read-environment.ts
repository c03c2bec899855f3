import { HOST_DOCUMENT_ID, type HostDocument, type PageModule } from '@crewdeck/releases';
import { WIDGETS_FILE, type WidgetUse, widgetUseSchema } from '@crewdeck/releases/widget-props';
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
  const [modules, api, known, scripts] = await Promise.all([
    Promise.all(Object.entries(registry.modules).map(([module, live]) => readModule(site, module, live))),
    readJson<ApiDocument>(site, API_DOCUMENT),
    readJson<{ paths?: Record<string, string> }>(site, REGISTRY),
    Promise.all([...page.matchAll(SHELL_SCRIPT)].map(([, path = '']) => read(site, path))),
  ]);
  return {
    host,
    modules: modules.filter((live) => live !== null),
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

async function readModule(
  site: string,
  module: string,
  { candidates, places }: PageModule,
): Promise<LiveModule | null> {
  const [live] = candidates;
  if (!live) return null;
  const { pages, widgets, release } = live;
  const widgetUse = await readWidgetUse(site, `/modules/${module}/${release}/${WIDGETS_FILE}`);
  return { module, pages, widgets, uses: places?.uses ?? [], widgetUse };
}

/** Older releases have no such file. */
async function readWidgetUse(site: string, path: string): Promise<WidgetUse | undefined> {
  const response = await ask(site, path);
  return response.status === 404 ? undefined : widgetUseSchema.parse(await textOf(response).then(JSON.parse));
}

async function readJson<T>(site: string, path: string): Promise<T> {
  return JSON.parse(await read(site, path));
}

async function read(site: string, path: string): Promise<string> {
  return textOf(await ask(site, path));
}

function ask(site: string, path: string): Promise<Response> {
  const address = new URL(path, site).href;
  return fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch((error: unknown) => {
    throw new Error(`${address} can't be reached.`, { cause: error });
  });
}

async function textOf(response: Response): Promise<string> {
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}.`);
  return response.text();
}
