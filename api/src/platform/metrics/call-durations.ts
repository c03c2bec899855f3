import type { FastifyReply, FastifyRequest } from 'fastify';
import { Histogram, type Registry } from 'prom-client';
import { timeOfCall } from '../http/long-poll.ts';
import { OTHER, ReleaseLabels } from './release-labels.ts';

const METHODS = /^(GET|HEAD|POST|PATCH|PUT|DELETE|OPTIONS)$/;
const SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const LABELS = ['method', 'route', 'status', 'module'] as const;

type Series = Record<(typeof LABELS)[number], string>;

/** How long calls take, by route, status and the release that called. The series of a forgotten release go with it. */
export class CallDurations {
  private readonly histogram: Histogram<(typeof LABELS)[number]>;
  private readonly releases: ReleaseLabels;
  private readonly seriesOf = new Map<string, Map<string, Series>>();

  /** @param isModule whether anything was ever published under a name */
  constructor(registry: Registry, isModule: (name: string) => boolean) {
    this.releases = new ReleaseLabels(isModule, (release) => this.forget(release));
    this.histogram = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from the arrival of a request to the end of its answer.',
      labelNames: LABELS,
      buckets: SECONDS,
      registers: [registry],
    });
  }

  observe(request: FastifyRequest, reply: FastifyReply): void {
    const series = {
      method: METHODS.test(request.method) ? request.method : OTHER,
      route: request.routeOptions.url ?? 'none',
      status: String(reply.statusCode),
      module: this.releases.of(request.raw),
    };
    this.remember(series);
    this.histogram.observe(series, timeOfCall(request, reply) / 1000);
  }

  private remember(series: Series): void {
    const known = this.seriesOf.get(series.module) ?? new Map<string, Series>();
    this.seriesOf.set(series.module, known.set(`${series.method} ${series.route} ${series.status}`, series));
  }

  private forget(release: string): void {
    for (const series of this.seriesOf.get(release)?.values() ?? []) this.histogram.remove(series);
    this.seriesOf.delete(release);
  }
}
