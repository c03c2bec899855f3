import { Injectable } from '@nestjs/common';
import { Counter, Registry } from 'prom-client';

/** What the release guard of this process did, for Prometheus. */
@Injectable()
export class GuardFigures {
  readonly actions: Counter<'module' | 'action'>;
  readonly failures: Counter;

  constructor(registry: Registry) {
    const registers = [registry];
    this.actions = new Counter({
      name: 'release_guard_actions_total',
      help: 'What the guard did, by module and action.',
      labelNames: ['module', 'action'],
      registers,
    });
    this.failures = new Counter({
      name: 'release_guard_failures_total',
      help: 'Times that the guard could not look, or could not act.',
      registers,
    });
  }
}
