import type { Tracing, TracingSettings } from './tracing.ts';

export type { EndSpan, Tracing } from './tracing.ts';

/** Nothing of OpenTelemetry is loaded without an endpoint. */
export async function openTracing({ endpoint, ...settings }: TracingSettings): Promise<Tracing | null> {
  if (endpoint === undefined) return null;
  const { OpenTelemetry } = await import('./open-telemetry.ts');
  return new OpenTelemetry({ endpoint, ...settings });
}
