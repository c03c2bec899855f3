import { Injectable } from '@nestjs/common';
import { Counter } from 'prom-client';

/** What this process has counted, for Prometheus. Labels are those of known releases only, so that series stay few. */
@Injectable()
export class HealthFigures {
  readonly reports = new Counter({
    name: 'release_reports_total',
    help: 'Reports of pages that were counted, by module and outcome.',
    labelNames: ['module', 'outcome'],
    registers: [],
  });
  readonly dropped = new Counter({
    name: 'release_reports_dropped_total',
    help: 'Reports that were not counted: of an unknown release, too many from one network, or no room in memory.',
    labelNames: ['reason'],
    registers: [],
  });
  readonly guardActions = new Counter({
    name: 'release_guard_actions_total',
    help: 'What the guard did, by module and action.',
    labelNames: ['module', 'action'],
    registers: [],
  });
  readonly guardFailures = new Counter({
    name: 'release_guard_failures_total',
    help: 'Times that the guard could not look, or could not act.',
    registers: [],
  });
  readonly all = [this.reports, this.dropped, this.guardActions, this.guardFailures];
}
