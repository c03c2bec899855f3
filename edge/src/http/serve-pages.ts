import { SIGNED_IN_COOKIE, THEME_COOKIE } from '@crewdeck/releases';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { EdgeConfig } from '../config.ts';
import type { FirstFrames } from '../page/first-frames.ts';
import { hostDocument } from '../page/host-document.ts';
import type { About } from '../page/page-head.ts';
import type { PageSource } from '../page/page-source.ts';
import { renderPage, type Theme } from '../page/render-page.ts';
import { renderPlainPage } from '../page/render-plain-page.ts';
import { readCookie } from '../visitor/cookies.ts';
import type { Visitor, Visitors } from '../visitor/visitor.ts';
import type { SettlePolicy } from './integrity-policy.ts';
import type { PageSubjects } from './page-subjects.ts';
import { refuse } from './refusals.ts';

const EMPTY_PAGES = {
  'no shell': renderPlainPage('Crewdeck is being set up', "Crewdeck isn't ready yet. Try again in a minute."),
  stopped: renderPlainPage('Crewdeck is taking a break', "We've paused it for now. Try again later."),
};

interface PageOptions {
  config: EdgeConfig;
  visitors: Visitors;
  source: PageSource;
  firstFrames: FirstFrames;
  subjects: PageSubjects;
  headers: Record<string, string>;
  settlePolicy: SettlePolicy;
}

/** The last part of an address that names a file. */
const FILE = /\.[a-z]\w*$/i;

/**
 * Every path that is nothing else is the page: the router of the shell decides what it shows. But a program that asks for a file
 * which is not there is told so.
 */
export function servePages(app: FastifyInstance, options: PageOptions): void {
  const { config, visitors, source, firstFrames, subjects, headers, settlePolicy } = options;
  app.setNotFoundHandler((request, reply) => {
    if (request.url.startsWith('/api/')) return refuse('request.not_found', reply);
    return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found.');
  });
  app.get('/*', async (request, reply) => {
    const [path = '/', query] = request.url.split('?');
    if (isFileForProgram(path, request)) return reply.callNotFound();
    const visitor = await visitors.identifyForPage(request.raw, source.live);
    beginPage(reply, visitor, headers);
    const contents = source.contentsFor(visitor);
    if (typeof contents === 'string') return reply.code(503).send(EMPTY_PAGES[contents]);
    const { shell, registry, startAt } = contents;
    const { cookie } = request.headers;
    const { files, firstCall, frame } = startAt(path);
    const isSignedOut = readCookie(cookie, SIGNED_IN_COOKIE) === null;
    const development = visitor.preview?.development?.origin;
    const firstFrame = isSignedOut && !visitor.preview ? await firstFrames.read(frame, shell) : null;
    const isStrict = settlePolicy(reply, path, { development, styles: firstFrame?.styles.hash });
    const about = isSignedOut ? await subjects.about(path, request) : null;
    const page = renderPage({
      shell,
      document: hostDocument(config, { shell, registry, isStrict }),
      preloads: files,
      firstCall: isSignedOut && !query ? firstCall : null,
      firstFrame,
      devScript: development ? `${development}/page.js` : null,
      theme: rememberedTheme(cookie),
      tracedShare: tracedShareOf(config),
      about,
    });
    return reply.code(statusOf(about)).send(page);
  });
}

/** Somebody who is signed in may see more than a stranger, so they get the page in any case. */
function statusOf(about: About): number {
  return about === 'nothing is there' ? 404 : 200;
}

function isFileForProgram(path: string, { headers }: FastifyRequest): boolean {
  return FILE.test(path) && !headers.accept?.includes('text/html');
}

function beginPage(reply: FastifyReply, { setCookies }: Visitor, headers: PageOptions['headers']): void {
  reply.headers(headers).type('text/html; charset=utf-8');
  if (setCookies.length > 0) reply.header('set-cookie', setCookies);
}

function tracedShareOf({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_SAMPLER_ARG }: EdgeConfig): number | null {
  return OTEL_EXPORTER_OTLP_ENDPOINT ? OTEL_TRACES_SAMPLER_ARG : null;
}

function rememberedTheme(cookies: string | undefined): Theme {
  const theme = readCookie(cookies, THEME_COOKIE);
  return theme === 'light' || theme === 'dark' ? theme : null;
}
