import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import { Registry } from 'prom-client';
import { cached } from './auth/caching-verifier.ts';
import { IdentityHasher } from './auth/identity-keys.ts';
import { createTokenVerifier, TOKEN_VERIFIER } from './auth/token-verifier.ts';
import { CONFIG, type Config } from './config/variables.ts';
import { ErrorFilter } from './errors/error.filter.ts';
import { HealthController } from './health/health.controller.ts';
import { Shutdown } from './health/shutdown.ts';
import { SchemaPipe } from './http/schema.pipe.ts';
import { RequestLimits } from './limits/request-limits.ts';
import { WritesInTurn } from './limits/writes-in-turn.ts';
import { createMetrics } from './metrics/metrics.ts';

@Module({})
class PlatformModule {}

/** What every domain stands on: configuration, identity, validation, limits, errors, metrics and health. */
export function platformModule(config: Config): DynamicModule {
  return {
    module: PlatformModule,
    global: true,
    controllers: [HealthController],
    providers: [
      RequestLimits,
      Shutdown,
      IdentityHasher,
      { provide: CONFIG, useValue: config },
      { provide: Registry, useFactory: createMetrics },
      { provide: TOKEN_VERIFIER, useValue: cached(createTokenVerifier(config)) },
      { provide: APP_PIPE, useClass: SchemaPipe },
      { provide: APP_FILTER, useClass: ErrorFilter },
      { provide: APP_INTERCEPTOR, useClass: WritesInTurn },
    ],
    exports: [CONFIG, Registry, RequestLimits, TOKEN_VERIFIER, IdentityHasher],
  };
}
