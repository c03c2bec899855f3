import { PREVIEW_EXIT_PATH } from '@crewdeck/releases';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { renderPlainPage } from '../page/render-plain-page.ts';
import { cameByHttps, endCookie, writeCookie } from '../visitor/cookies.ts';
import { PREVIEW_COOKIE, type Previews } from '../visitor/previews.ts';
import { SOURCE_MAPS_COOKIE, type SourceMapReaders } from '../visitor/source-maps.ts';

const REFUSALS = {
  invalid: { status: 400, sentence: "This preview link isn't valid. Check that you copied all of it." },
  expired: { status: 410, sentence: 'This preview link has expired. Ask for a new one.' },
  ended: { status: 410, sentence: 'This preview has ended. Ask for a new link.' },
  missing: { status: 404, sentence: 'The release behind this link no longer exists.' },
} as const;

// The paths end in a wildcard, because the router limits the length of a named part of a path.
interface TokenInPath {
  Params: { '*': string };
}

/** Switches a preview on and off. What comes with either is never stored. */
export function servePreviews(app: FastifyInstance, previews: Previews, pageHeaders: Record<string, string>): void {
  const refuse = (reply: FastifyReply, { status, sentence }: (typeof REFUSALS)[keyof typeof REFUSALS]) =>
    reply
      .code(status)
      .headers({ ...pageHeaders, 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(renderPlainPage('Preview not available', sentence));

  const leadHome = (reply: FastifyReply, cookie: string) =>
    reply
      .headers({ 'set-cookie': cookie, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
      .redirect('/', 303);

  app.get(PREVIEW_EXIT_PATH, async (request, reply) =>
    leadHome(reply, endCookie(PREVIEW_COOKIE, cameByHttps(request.raw))),
  );

  app.get<TokenInPath>('/preview/*', async (request, reply) => {
    const token = request.params['*'];
    const read = await previews.read(token);
    if (read.status !== 'valid') return refuse(reply, REFUSALS[read.status]);
    const options = { maxAgeSeconds: secondsUntil(read.preview.expiresAt), isSecure: cameByHttps(request.raw) };
    return leadHome(reply, writeCookie(PREVIEW_COOKIE, token, options));
  });
}

/** Lets the browser that opens a link of ops have source maps until the link expires. */
export function serveSourceMapLinks(app: FastifyInstance, readers: SourceMapReaders): void {
  app.get<TokenInPath>('/source-maps/*', async (request, reply) => {
    const token = request.params['*'];
    const read = await readers.read(token);
    if (read.status !== 'valid') return reply.callNotFound();
    const options = { maxAgeSeconds: secondsUntil(read.expiresAt), isSecure: cameByHttps(request.raw) };
    const cookie = writeCookie(SOURCE_MAPS_COOKIE, token, options);
    return reply.code(204).headers({ 'set-cookie': cookie, 'cache-control': 'no-store' }).send();
  });
}

function secondsUntil(date: string): number {
  return Math.max(Math.floor((Date.parse(date) - Date.now()) / 1_000), 0);
}
