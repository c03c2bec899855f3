import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { DomainError } from '../platform/errors/domain-error.ts';
import { committedDocument } from './committed-document.ts';

const VIEWER = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
const TYPES = new Map([
  ['index.html', 'text/html; charset=utf-8'],
  ['index.css', 'text/css; charset=utf-8'],
  ['swagger-ui.css', 'text/css; charset=utf-8'],
  ['swagger-ui-bundle.js', 'text/javascript; charset=utf-8'],
  ['swagger-ui-standalone-preset.js', 'text/javascript; charset=utf-8'],
  ['favicon-16x16.png', 'image/png'],
  ['favicon-32x32.png', 'image/png'],
]);

/** Of our own origin only; the icons of Swagger UI stand in its style sheet. */
const CONTENT_SECURITY_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; " +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** In place of the viewer's own, which shows an example and asks a validator on another host. */
const START = `document.documentElement.classList.toggle('dark-mode', matchMedia('(prefers-color-scheme: dark)').matches);
SwaggerUIBundle({
  url: '/api/docs/openapi.json', dom_id: '#swagger-ui', deepLinking: true, docExpansion: 'list', validatorUrl: null
});`;

/** The committed document at `/api/docs`: to read in Swagger UI, and as JSON. */
export function addDocs(server: FastifyInstance): void {
  const document = committedDocument();
  server.get('/api/docs', (_request, reply) => reply.redirect('/api/docs/'));
  server.get('/api/docs/', (_request, reply) => send('index.html', reply));
  server.get('/api/docs/openapi.json', (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(document),
  );
  server.get('/api/docs/swagger-initializer.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(START),
  );
  server.get<{ Params: { file: string } }>('/api/docs/:file', ({ params }, reply) => send(params.file, reply));
}

async function send(file: string, reply: FastifyReply): Promise<FastifyReply> {
  const type = TYPES.get(file);
  if (type === undefined) throw new DomainError('request.not_found');
  reply.type(type).header('content-security-policy', CONTENT_SECURITY_POLICY);
  return reply.send(file === 'index.html' ? await startPage() : await readFile(join(VIEWER, file)));
}

/** The viewer's page with the hashes of its scripts: the edge lets browsers run none without. */
async function startPage(): Promise<string> {
  const page = await readFile(join(VIEWER, 'index.html'), 'utf8');
  const hashes = new Map([['swagger-initializer.js', hashOf(START)]]);
  for (const file of TYPES.keys()) hashes.set(file, hashOf(await readFile(join(VIEWER, file))));
  return page.replace(
    /<script src="\.\/([\w.-]+)"/g,
    (tag, file: string) => `${tag} integrity="${hashes.get(file)}" crossorigin="anonymous"`,
  );
}

function hashOf(content: string | Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
