import { hostname } from 'node:os';
import { constants } from 'node:zlib';
import { openTracing } from '@crewdeck/tracing';
import fastifyCompress from '@fastify/compress';
import proxyAddr from '@fastify/proxy-addr';
import fastify, { type FastifyInstance } from 'fastify';
import type { EdgeConfig } from './config.ts';
import { DevModule, serveDevModule } from './dev/dev-module.ts';
import { Drain } from './http/drain.ts';
import { forwardToApi } from './http/forward-to-api.ts';
import { addIntegrityPolicy } from './http/integrity-policy.ts';
import { limitConnections } from './http/limit-connections.ts';
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
import { serveReleaseLog } from './http/serve-release-log.ts';
import { serveRobots } from './http/serve-robots.ts';
import { servePreviews, serveSourceMapLinks } from './http/serve-signed-links.ts';
import { serverOptions } from './http/server-options.ts';
import { type Log, LogOutput } from './log.ts';
import { FirstFrames } from './page/first-frames.ts';
import { PageSource } from './page/page-source.ts';
import { PageTickets } from './page/page-tickets.ts';
import type { RegistryAuthority } from './registry/registry-authority.ts';
import { RegistryFollower } from './registry/registry-follower.ts';
import { signReport } from './registry/sign-report.ts';
import type { SignedLog } from './registry/signed-log.ts';
import { SignedRegistry } from './registry/signed-registry.ts';
import { unsignedRegistry } from './registry/unsigned-registry.ts';
import { LiveReleases } from './releases/live-releases.ts';
import { openReleaseSource } from './releases/open-release-source.ts';
import type { ReleaseSource } from './releases/release-source.ts';
import { SignedReleases } from './releases/signed-releases.ts';
import { Previews } from './visitor/previews.ts';
import { SignedTokens } from './visitor/signed-tokens.ts';
import { SourceMapReaders } from './visitor/source-maps.ts';
import { Visitors } from './visitor/visitor.ts';

/** Fast enough for answers that are made while somebody waits. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const LONGEST_HOST = 90;
/** Asked for all the time, by those who watch. */
const WATCHED = /^\/(healthz$|readyz$|api\/health)/;

/** The server in front of everything: pages, released files, and the way to the API, all on one origin. */
export async function createEdge(config: EdgeConfig, drain = new Drain()): Promise<FastifyInstance> {
  const output = new LogOutput();
  const isProxy = proxyAddr.compile(config.TRUSTED_PROXIES);
  const app = fastify(serverOptions(config, output, (address) => isProxy(address, 0)));
  const refused = limitConnections(app.server, config, (address) => isProxy(address, 0));
  await followTraces(app, config);
  app.setErrorHandler(answerError);
  drain.attach(app);
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
  });
  const settlePolicy = addIntegrityPolicy(app, config);
  const { source, authority, logged } = believe(config, await openReleaseSource(config), app.log);
  const releases = new LiveReleases(source, app.log);
  const follower = followRegistry(app, config, { releases, authority, logged });
  if (config.METRICS_PORT !== undefined)
    serveMetrics(app, config, config.METRICS_PORT, { follower, releases, output, drain, refused, logged });
  const devModule = config.DEV_MODULE ? new DevModule(config.DEV_MODULE, app.log) : null;
  const pages = new PageSource(releases, devModule);
  const tokens = new SignedTokens(config.PREVIEW_KEYS);
  const previews = new Previews(source, tokens, {
    isEnded: (id) => releases.current.endedPreviews.has(id),
    logged: logged && (() => logged().state.previews),
  });
  const sourceMapReaders = new SourceMapReaders(tokens);
  const visitors = new Visitors(previews);
  const headers = { ...securityHeaders(config), 'cache-control': 'private, no-cache', vary: 'cookie' };

  if (devModule) await serveDevModule(app, devModule);
  await serveReleaseFiles(app, { source, releases, sourceMapReaders });
  // Releases come before it: they were compressed at build, and better.
  await app.register(fastifyCompress, { encodings: ['br', 'gzip'], brotliOptions: BROTLI, globalDecompression: false });
  await forwardToApi(app, config, drain);
  serveHealth(app, { follower, releases, output, drain, logged });
  if (logged) serveReleaseLog(app, logged);
  serveRobots(app, config);
  await serveIcons(app);
  serveRegistry(app, visitors, pages);
  servePushWorker(app, visitors, pages, source.folder);
  servePreviews(app, previews, headers);
  serveSourceMapLinks(app, sourceMapReaders);
  servePages(app, {
    config,
    visitors,
    source: pages,
    firstFrames: new FirstFrames(source, app.log),
    tickets: new PageTickets(config.PREVIEW_KEYS),
    subjects: new PageSubjects(config, app.log),
    headers,
    settlePolicy,
    scripts: devModule ? [devModule.pageScript] : [],
  });
  return app;
}

/** First of all, so that whatever happens to a request is inside its span. */
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

/** Two on one machine differ in their ports. */
function nameOfEdge({ PORT }: EdgeConfig): string {
  return `${hostname().slice(0, LONGEST_HOST)}:${PORT}`;
}

interface Believed {
  source: ReleaseSource;
  authority: RegistryAuthority;
  /** `null` where nothing is signed. */
  logged: (() => SignedLog) | null;
}

/** With a trust root, only what was signed counts; without one, what the API says. */
function believe(config: EdgeConfig, source: ReleaseSource, log: Log): Believed {
  const { RELEASE_TRUST: trust, REGISTRY_FILE: path, API_URL: apiUrl } = config;
  if (!trust) return { source, authority: unsignedRegistry(path, log), logged: null };
  const authority = new SignedRegistry({ trust, apiUrl, path, log });
  const logged = () => authority.signed;
  return { source: new SignedReleases(source, () => logged().state), authority, logged };
}

/** From the moment the server is ready until it closes. */
function followRegistry(
  app: FastifyInstance,
  config: EdgeConfig,
  { releases, authority, logged }: Omit<Believed, 'source'> & { releases: LiveReleases },
): RegistryFollower {
  const follower = new RegistryFollower({
    apiUrl: config.API_URL,
    authority,
    log: app.log,
    take: (registry) => releases.take(registry),
    retryMissing: () => releases.retryMissing(),
    report: (word) => {
      const { current, missing } = releases;
      const log = logged && { size: logged().state.tree.size, isForked: follower.state === 'forked' };
      const report = { edge: nameOfEdge(config), revision: current.revision, missing, ...(log && { log }), ...word };
      return signReport(report, config.PREVIEW_KEYS[0]);
    },
  });
  app.addHook('onReady', () => follower.start());
  app.addHook('onClose', () => follower.stop());
  return follower;
}
