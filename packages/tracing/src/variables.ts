import { variable } from '@crewdeck/releases/variables';
import { z } from 'zod';

/** Of every process that traces, by OpenTelemetry's own names. */
export const TRACING_VARIABLES = {
  OTEL_EXPORTER_OTLP_ENDPOINT: variable(
    z.url({ protocol: /^https?$/ }).optional(),
    'an http(s) address, or nothing',
    'the OTLP/HTTP collector that traces go to, such as `http://127.0.0.1:4318`. Without it nothing is traced. Set the same value on API and edge; `OTEL_EXPORTER_OTLP_HEADERS` counts too',
  ),
  OTEL_TRACES_SAMPLER_ARG: variable(
    z.coerce.number().min(0).max(1).default(0.01),
    'a share between 0 and 1, such as 0.01 for one percent',
    'the share of calls that is traced. Browsers decide by that of the edge, and everybody after them follows',
  ),
};
