import { PREVIEW_EXIT_PATH } from '@crewdeck/releases';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { renderPlainPage } from '../page/render-plain-page.ts';
import { cameByHttps, endCookie, writeCookie } from '../visitor/cookies.ts';
import { PREVIEW_COOKIE, type Previews } from '../visitor/previews.ts';

const REFUSALS = {
  invalid: { status: 400, sentence: 'This preview link is not valid. Please check that it was copied whole.' },
  expired: { status: 410, sentence: 'This preview link has expired. Please ask for a new one.' },
  missing: { status: 404, sentence: 'The release that this link leads to is not there any more.' },
} as const;

/** Switches a preview on and off. What comes with either is never stored. */
export function servePreviews(app: FastifyInstance, previews: Previews, pageHeaders: Record<string, string>): void {
  const refuse = (reply: FastifyReply, { status, sentence }: (typeof REFUSALS)[keyof typeof REFUSALS]) =>
    reply
      .code(status)
      .headers({ ...pageHeaders, 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(renderPlainPage('No preview', sentence));

  const leadHome = (reply: FastifyReply, cookie: string) =>
    reply
      .headers({ 'set-cookie': cookie, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
      .redirect('/', 303);

  app.get(PREVIEW_EXIT_PATH, async (request, reply) =>
    leadHome(reply, endCookie(PREVIEW_COOKIE, cameByHttps(request.raw))),
  );

  // A wildcard, because the router limits the length of a named part of a path.
  app.get<{ Params: { '*': string } }>('/preview/*', async (request, reply) => {
    const token = request.params['*'];
    const read = await previews.read(token);
    if (read.status !== 'valid') return refuse(reply, REFUSALS[read.status]);
    const secondsLeft = Math.floor((Date.parse(read.preview.expiresAt) - Date.now()) / 1_000);
    const options = { maxAgeSeconds: Math.max(secondsLeft, 0), isSecure: cameByHttps(request.raw) };
    return leadHome(reply, writeCookie(PREVIEW_COOKIE, token, options));
  });
}
