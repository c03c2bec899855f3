import type { FastifyInstance } from 'fastify';

/** Gives a route that says `@RouteConfig({ bodyLimit })` that limit, in bytes, in place of everybody's. */
export function addBodyLimits(server: FastifyInstance): void {
  server.addHook('onRoute', (route) => {
    const { bodyLimit } = Object(route.config) as { bodyLimit?: number };
    if (bodyLimit !== undefined) route.bodyLimit = bodyLimit;
  });
}
