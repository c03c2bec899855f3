import { hostname } from 'node:os';
import { constants } from 'node:zlib';
import { openTracing } from '@crewdeck/tracing';
import fastifyCompress from '@fastify/compress';
import fastify, { type FastifyInstance } from 'fastify';
import type { EdgeConfig } from './config.ts';
import { forwardToApi } from './http/forward-to-api.ts';
import { addIntegrityPolicy } from './http/integrity-policy.ts';
import { answerOneAtATime } from './http/one-answer-at-a-time.ts';
import { PageSubjects } from './http/page-subjects.ts';
import { answerError } from './http/refusals.ts';
import { securityHeaders } from './http/security-headers.ts';
import { serveHealth } from './http/serve-health.ts';
import { serveIcons } from './http/serve-icons.ts';
import { serveMetrics } from './http/serve-metrics.ts';
import { servePages } from './http/serve-pages.ts';
import { servePushWorker } from './http/serve-push-worker.ts';
import { serveRegistry } from './http/serve-registry.ts';
import { serveReleaseFiles } from './http/serve-release-files.ts';
import { serveRobots } from './http/serve-robots.ts';
import { servePreviews, serveSourceMapLinks } from './http/serve-signed-links.ts';
import { serveSocialCards } from './http/serve-social-cards.ts';
import { serverOptions } from './http/server-options.ts';
import { SocialCards } from './http/social-cards.ts';
import { LogOutput } from './log.ts';
import { FirstFrames } from './page/first-frames.ts';
import { PageSource } from './page/page-source.ts';
import { RegistryFile } from './registry/registry-file.ts';
import { RegistryFollower } from './registry/registry-follower.ts';
import { LiveReleases } from './releases/live-releases.ts';
import { ReleaseSource } from './releases/release-source.ts';
import { Previews } from './visitor/previews.ts';
import { SignedTokens } from './visitor/signed-tokens.ts';
import { SourceMapReaders } from './visitor/source-maps.ts';
import { Visitors } from './visitor/visitor.ts';

/** Fast enough for answers that are made while somebody waits. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const LONGEST_HOST = 90;
/** Asked for all the time, by balancers and monitors. */
const WATCHED = /^\/(healthz$|readyz$|api\/health)/;

/**
 * The server in front of everything: pages, released files, and the way to the API, all on one origin.
 *
 * @param leaving is aborted some time before it is closed, so that balancers turn away
 */
export async function createEdge(
  config: EdgeConfig,
  leaving: AbortSignal = new AbortController().signal,
): Promise<FastifyInstance> {
  const output = new LogOutput();
  const app = fastify(serverOptions(config, output));
  app.server.maxConnections = config.MAX_CONNECTIONS;
  answerOneAtATime(app);
  await followTraces(app, config);
  app.setErrorHandler(answerError);
  addCommonHeaders(app, leaving);
  const settlePolicy = addIntegrityPolicy(app, config);
  const source = await ReleaseSource.open(config);
  const releases = new LiveReleases(source, app.log);
  const follower = followRegistry(app, config, releases);
  if (config.METRICS_PORT !== undefined) serveMetrics(app, config, config.METRICS_PORT, { follower, releases, output });
  const pages = new PageSource(releases);
  const isEnded = (id: string) => releases.current.endedPreviews.has(id);
  const previews = new Previews(source, new SignedTokens(config.PREVIEW_SECRETS), isEnded);
  const sourceMapReaders = new SourceMapReaders(new SignedTokens(config.SOURCE_MAP_SECRETS));
  const visitors = new Visitors(previews);
  const headers = { ...securityHeaders(config), 'cache-control': 'private, no-cache', vary: 'cookie' };

  await serveReleaseFiles(app, { source, releases, sourceMapReaders });
  // Releases come before it: they were compressed at build, and better.
  await app.register(fastifyCompress, { encodings: ['br', 'gzip'], brotliOptions: BROTLI, globalDecompression: false });
  await forwardToApi(app, config);
  serveHealth(app, { follower, releases, output, leaving });
  serveRobots(app, config, () => releases.current);
  await serveIcons(app);
  serveRegistry(app, visitors, pages);
  servePushWorker(app, visitors, pages, source.folder);
  servePreviews(app, previews, headers);
  serveSourceMapLinks(app, sourceMapReaders);
  const subjects = new PageSubjects(config, app);
  serveSocialCards(app, subjects, new SocialCards(app.log));
  servePages(app, {
    config,
    visitors,
    source: pages,
    firstFrames: new FirstFrames(source, app.log),
    subjects,
    headers,
    settlePolicy,
  });
  return app;
}

/** Right after the limits, so that whatever happens to a request is inside its span. */
async function followTraces(app: FastifyInstance, config: EdgeConfig): Promise<void> {
  const tracing = await openTracing({
    service: 'crewdeck-edge',
    endpoint: config.OTEL_EXPORTER_OTLP_ENDPOINT,
    share: config.OTEL_TRACES_SAMPLER_ARG,
    ignored: WATCHED,
    warn: (sentence) => app.log.warn(sentence),
  });
  tracing?.follow(app);
}

function addCommonHeaders(app: FastifyInstance, leaving: AbortSignal): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
    // Else a request could be on its way over a connection that is about to be closed.
    if (leaving.aborted) reply.header('connection', 'close');
  });
}

/** From the moment the server is ready until it closes. */
function followRegistry(app: FastifyInstance, config: EdgeConfig, releases: LiveReleases): RegistryFollower {
  const follower = new RegistryFollower({
    apiUrl: config.API_URL,
    file: new RegistryFile(config.REGISTRY_FILE, app.log),
    releases,
    log: app.log,
    // Two on one machine differ in their ports.
    name: `${hostname().slice(0, LONGEST_HOST)}:${config.PORT}`,
    secret: config.EDGE_REPORT_SECRETS[0],
  });
  app.addHook('onReady', () => follower.start());
  app.addHook('onClose', () => follower.stop());
  return follower;
}
