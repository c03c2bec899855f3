import { openTracing } from '@crewdeck/tracing';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Logger } from 'pino';
import { Registry } from 'prom-client';
import { DataSource } from 'typeorm';
import { appModule } from './app.module.ts';
import { poolOf } from './database/data-source.ts';
import { Replicas } from './database/replicas.ts';
import { traceStatements } from './database/traced-statements.ts';
import { LiveService } from './live/live.service.ts';
import { addDocs } from './openapi/docs.ts';
import type { Config } from './platform/config/variables.ts';
import { Shutdown } from './platform/health/shutdown.ts';
import { createAdapter } from './platform/http/adapter.ts';
import { ALWAYS_ANSWERED, addHooks } from './platform/http/hooks.ts';
import { RequestLimits } from './platform/limits/request-limits.ts';
import { createLogger, nestLogger } from './platform/logging/logger.ts';
import { CallDurations } from './platform/metrics/call-durations.ts';
import { addMetrics } from './platform/metrics/metrics.ts';
import { PublishedReleases } from './releases/published-releases.ts';
import { RegistryService } from './releases/registry.service.ts';

/** The whole API, ready to listen: the database is connected and migrated. */
export async function createApp(config: Config, logger = createLogger(config)): Promise<NestFastifyApplication> {
  const adapter = createAdapter(config, logger);
  const app = await NestFactory.create<NestFastifyApplication>(appModule(config), adapter, {
    bodyParser: false,
    abortOnError: false,
    logger: nestLogger(logger),
  });
  const server = adapter.getInstance();
  await followTraces(app, config, logger);
  const metrics = app.get<Registry>(Registry);
  const releases = app.get(PublishedReleases);
  const registry = app.get(RegistryService);
  const live = app.get(LiveService);
  addHooks(server, {
    shutdown: app.get(Shutdown),
    limits: app.get(RequestLimits),
    durations: new CallDurations(metrics, (name) => releases.hasModule(name)),
    noteCall: (release) => releases.noteCall(release),
    stopWaiting: () => {
      registry.stopWaiting();
      live.close();
    },
  });
  addDocs(server);
  addMetrics(server, metrics, poolOf(app.get(DataSource)));
  return app;
}

/** First of all, so that whatever happens to a request is inside its span. */
async function followTraces(app: NestFastifyApplication, config: Config, logger: Logger): Promise<void> {
  const tracing = await openTracing({
    service: 'crewdeck-api',
    endpoint: config.OTEL_EXPORTER_OTLP_ENDPOINT,
    share: config.OTEL_TRACES_SAMPLER_ARG,
    ignored: ALWAYS_ANSWERED,
    warn: (sentence) => logger.warn(sentence),
  });
  if (!tracing) return;
  tracing.follow(app.getHttpAdapter().getInstance());
  for (const pool of [poolOf(app.get(DataSource)), ...app.get(Replicas).pools]) traceStatements(pool, tracing);
}
