import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { rspack } from '@rspack/core';
import { DevBuilds } from './dev-builds.ts';
import { devConfig, pageConfig, refreshConfig } from './dev-config.ts';
import { runBuild } from './run-build.ts';

const HOST = '127.0.0.1';
const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
};

export interface DevServer {
  /** `http://127.0.0.1:<port>` */
  origin: string;
  close: () => Promise<void>;
}

interface DevOptions {
  /** React as people get it: nothing is refreshed then, each build loads the page again. */
  hasProductionReact?: boolean;
  /** Origin of the pages that may load the module from here. */
  site: string;
  /** Is given one text for a person after each build but a good first one. */
  report: (text: string) => void;
}

/** The page asks once more under another address. */
const RETRY = /\/~\d+(?=\/[^/]+$)/;

/**
 * Builds a module again with every change of its files, and serves the last build on a free port. Pages begin with its
 * `page.js`, which brings each build in.
 *
 * @param directory of the module
 */
export async function startDevServer(
  directory: string,
  { hasProductionReact = false, site, report }: DevOptions,
): Promise<DevServer> {
  await rm(join(directory, 'dist/dev'), { recursive: true, force: true });
  await runBuild(pageConfig(directory, !hasProductionReact));
  const compiler = rspack(hasProductionReact ? devConfig(directory) : refreshConfig(directory));
  const builds = new DevBuilds(compiler, report);
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(headersFor(site))) response.setHeader(name, value);
    if (request.method === 'OPTIONS') return response.writeHead(204).end();
    return answer(request, response, builds, join(directory, 'dist')).catch(() => response.writeHead(404).end());
  });
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve));
  const { port } = server.address() as AddressInfo;
  await builds.settled();
  return { origin: `http://${HOST}:${port}`, close: () => close(server, builds) };
}

/** One site only may read what is here; its browser asks first, because this machine is no public place. */
function headersFor(site: string): Record<string, string> {
  return {
    'cache-control': 'no-store',
    'access-control-allow-origin': site,
    'access-control-allow-private-network': 'true',
  };
}

async function answer(request: IncomingMessage, response: ServerResponse, builds: DevBuilds, folder: string) {
  const { pathname } = new URL(request.url ?? '/', `http://${HOST}`);
  if (pathname === '/page.js') {
    await sendFile(join(folder, 'dev-page/page.js'), response);
  } else if (pathname === '/builds') {
    builds.follow(response);
  } else {
    // Between two builds there are no files, or those of both.
    await builds.settled();
    await sendFile(join(folder, 'dev', normalize(decodeURIComponent(pathname.replace(RETRY, '')))), response);
  }
}

/** @throws Error when there is no such file */
async function sendFile(file: string, response: ServerResponse): Promise<void> {
  const { size } = await stat(file);
  response.writeHead(200, {
    'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    'content-length': size,
  });
  createReadStream(file).pipe(response);
}

async function close(server: Server, builds: DevBuilds): Promise<void> {
  await builds.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
