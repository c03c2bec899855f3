import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const FOLDER = fileURLToPath(new URL('../../public', import.meta.url));

/** Pictures that tabs, phones and messengers show of the site, each under its well-known name. */
export async function serveIcons(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, {
    root: FOLDER,
    wildcard: false,
    decorateReply: false,
    index: false,
    maxAge: '1d',
  });
}
