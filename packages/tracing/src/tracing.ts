import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** Where the process traces: what takes the trace of this request on to the next one. */
    trace?: { readonly headers: Readonly<Record<string, string>> };
  }
}

export interface TracingSettings {
  /** Of the process, such as `crewdeck-api`. */
  readonly service: string;
  /** Of an OTLP/HTTP collector; `/v1/traces` is added. */
  readonly endpoint: string | undefined;
  /** Of what begins here, 0 to 1. What comes with a decision keeps it. */
  readonly share: number;
  /** Routes that are asked for all the time by those who watch. */
  readonly ignored: RegExp;
  /** Is told when traces can't be sent. */
  readonly warn: (sentence: string) => void;
}

/** Ends a span. @param error why what it stands for failed */
export type EndSpan = (error?: unknown) => void;

export interface Tracing {
  /** A span for each request of the server, from its arrival until its answer is over. The last ones are sent as it closes. */
  follow(server: FastifyInstance): void;
  /** Begins a span of a statement inside the request that is under way; `null` where none is, or it is not traced. */
  beginStatement(text: string): EndSpan | null;
}
