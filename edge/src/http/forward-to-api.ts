import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';

/** Hands every call on to the API, which is so on the origin of the page. */
export async function forwardToApi(app: FastifyInstance, apiUrl: string): Promise<void> {
  await app.register(httpProxy, {
    upstream: apiUrl,
    prefix: '/api',
    rewritePrefix: '/api',
    replyOptions: {
      rewriteRequestHeaders: ({ headers, socket }, outgoing) => ({
        ...outgoing,
        'x-forwarded-for': [headers['x-forwarded-for'], socket.remoteAddress].filter(Boolean).join(', '),
      }),
      onError: (reply) => {
        const { headers, id } = reply.request;
        reply
          .code(503)
          .header('retry-after', '5')
          .send(unavailable(headers['x-request-id'] ?? id));
      },
    },
  });
}

function unavailable(requestId: unknown) {
  const error = 'Crewdeck is not reachable at the moment. Please try again in a few seconds.';
  return { error, code: 'server.unavailable', requestId };
}
