import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { expect } from '@playwright/test';
import { bytesOf, watchDownloads } from '../browser/downloads.ts';
import { inNewContext } from '../browser/in-new-context.ts';
import { startEdge } from '../servers/servers.ts';
import type { Workshop } from '../workshop.ts';
import { makeModules } from './many-modules.ts';

const PATH = '/explore-projects';
const SYNTHETIC = [0, 5, 10, 20];
const FILE_OF_RELEASE = /^\/modules\/.*\.(js|css)$/;

/** What one number of modules costs, in files and bytes, none of which depends on the clock. */
interface ModuleGrowth {
  modules: number;
  'document, plain': number;
  'document, as sent': number;
  'registry of an open page': number;
  'scripts and styles': number;
  'their bytes': number;
  'records at start': number;
  'bytes of records': number;
}

/** Prints how pages and the start of the edge grow with the number of modules. */
export async function measureModuleGrowth(workshop: Workshop): Promise<void> {
  const rows: ModuleGrowth[] = [];
  for (const synthetic of SYNTHETIC) rows.push(await measure(synthetic, workshop));
  console.table(rows);
}

async function measure(synthetic: number, workshop: Workshop): Promise<ModuleGrowth> {
  const made = await makeModules(synthetic, workshop);
  const edge = await startEdge(made.store, made.registryFile);
  workshop.onEnd(() => edge.stop());
  const origin = edge.url;
  const registry: { modules: object } = JSON.parse((await bodyOf(`${origin}/registry`, 'identity')).toString());
  const files = await inNewContext(workshop, async (context) => {
    const page = await context.newPage();
    const downloads = await watchDownloads(page);
    await page.goto(origin + PATH);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    return downloads().filter(({ path }) => FILE_OF_RELEASE.test(path));
  });
  return {
    modules: Object.keys(registry.modules).length,
    'document, plain': (await bodyOf(origin + PATH, 'identity')).length,
    'document, as sent': (await bodyOf(origin + PATH, 'gzip, deflate, br, zstd')).length,
    'registry of an open page': (await bodyOf(`${origin}/registry`, 'gzip, deflate, br, zstd')).length,
    'scripts and styles': files.length,
    'their bytes': bytesOf(files),
    'records at start': made.records.count,
    'bytes of records': made.records.bytes,
  };
}

/** As it is on the wire; `fetch` would decode it. */
async function bodyOf(url: string, encodings: string): Promise<Buffer> {
  const [answer]: IncomingMessage[] = await once(get(url, { headers: { 'accept-encoding': encodings } }), 'response');
  const chunks: Buffer[] = [];
  for await (const chunk of answer ?? []) chunks.push(chunk);
  return Buffer.concat(chunks);
}
