import { Injectable } from '@nestjs/common';
import { Counter, Registry } from 'prom-client';

/** Reports that this process has counted, for Prometheus. Labels are those of known releases only, so that series stay few. */
@Injectable()
export class ReportFigures {
  readonly counted: Counter<'module' | 'outcome'>;
  readonly dropped: Counter<'reason'>;

  constructor(registry: Registry) {
    const registers = [registry];
    this.counted = new Counter({
      name: 'release_reports_total',
      help: 'Reports of pages that were counted, by module and outcome.',
      labelNames: ['module', 'outcome'],
      registers,
    });
    this.dropped = new Counter({
      name: 'release_reports_dropped_total',
      help: 'Reports that were not counted: without a page load, of an unknown release, told before, too many from one network.',
      labelNames: ['reason'],
      registers,
    });
  }
}
