import type { FastifyInstance } from 'fastify';

const ROBOTS = `User-agent: *
Disallow: /api
Disallow: /ops
`;

/** What machines ask every site for, and what is no page of the application. */
export function serveRobots(app: FastifyInstance): void {
  app.get('/robots.txt', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').type('text/plain; charset=utf-8').send(ROBOTS),
  );
}
