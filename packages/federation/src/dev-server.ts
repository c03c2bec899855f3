import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { rspack } from '@rspack/core';
import { DevBuilds } from './dev-builds.ts';
import { devConfig } from './dev-config.ts';
import { LIVE_RELOAD_SCRIPT } from './live-reload.ts';

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

/**
 * Builds a module again with every change of its files, and serves the last build on a free port. Open pages that run
 * `live-reload.js` are told of each.
 *
 * @param directory of the module
 * @param report is given one text for a person after each build but a good first one
 */
export async function startDevServer(directory: string, report: (text: string) => void): Promise<DevServer> {
  const config = devConfig(directory);
  const compiler = rspack(config);
  const builds = new DevBuilds(compiler, report);
  const server = createServer((request, response) => {
    answer(request, response, builds, join(directory, 'dist/dev')).catch(() => response.writeHead(404).end());
  });
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve));
  const { port } = server.address() as AddressInfo;
  await builds.settled();
  return { origin: `http://${HOST}:${port}`, close: () => close(server, builds) };
}

async function answer(request: IncomingMessage, response: ServerResponse, builds: DevBuilds, folder: string) {
  const { pathname } = new URL(request.url ?? '/', `http://${HOST}`);
  response.setHeader('cache-control', 'no-store');
  if (pathname === '/live-reload.js') {
    response.setHeader('content-type', TYPES['.js'] ?? '').end(LIVE_RELOAD_SCRIPT);
  } else if (pathname === '/builds') {
    builds.follow(response);
  } else {
    // Between two builds there are no files, or those of both.
    await builds.settled();
    await sendFile(join(folder, normalize(decodeURIComponent(pathname))), response);
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
