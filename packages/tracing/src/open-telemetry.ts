import {
  type Context,
  context,
  DiagLogLevel,
  diag,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  NodeTracerProvider,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-node';
import {
  ATTR_DB_QUERY_TEXT,
  ATTR_DB_SYSTEM_NAME,
  ATTR_ERROR_TYPE,
  ATTR_HTTP_REQUEST_METHOD,
  ATTR_HTTP_RESPONSE_STATUS_CODE,
  ATTR_HTTP_ROUTE,
  ATTR_SERVICE_NAME,
  DB_SYSTEM_NAME_VALUE_POSTGRESQL,
} from '@opentelemetry/semantic-conventions';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { BelievedParents } from './believed-parents.ts';
import { operationOf, statementText } from './statement-text.ts';
import type { EndSpan, Tracing, TracingSettings } from './tracing.ts';

/** Nothing that ends a process waits longer for a collector that is away. */
const LONGEST_SENDING_MS = 3_000;

/** Traces by OpenTelemetry, in the words of its semantic conventions. */
export class OpenTelemetry implements Tracing {
  readonly #provider: NodeTracerProvider;
  readonly #tracer: Tracer;
  readonly #ignored: RegExp;
  readonly #contextManager = new AsyncLocalStorageContextManager();
  #recorded = 0;
  readonly #contexts = new WeakMap<FastifyRequest, Context>();

  constructor({ service, endpoint, share, ignored, warn }: TracingSettings & { endpoint: string }) {
    diag.setLogger({ error: warn, warn, info: warn, debug: warn, verbose: warn }, DiagLogLevel.WARN);
    const url = `${endpoint.replace(/\/$/, '')}/v1/traces`;
    const exporter = new OTLPTraceExporter({ url, timeoutMillis: LONGEST_SENDING_MS });
    this.#provider = new NodeTracerProvider({
      resource: resourceFromAttributes({ [ATTR_SERVICE_NAME]: service }),
      sampler: new ParentBasedSampler({
        root: new TraceIdRatioBasedSampler(share),
        remoteParentSampled: new BelievedParents(),
      }),
      spanProcessors: [new BatchSpanProcessor(exporter)],
    });
    this.#provider.register({ propagator: new W3CTraceContextPropagator(), contextManager: this.#contextManager });
    this.#tracer = this.#provider.getTracer('crewdeck');
    this.#ignored = ignored;
  }

  follow(server: FastifyInstance): void {
    server.addHook('onRequest', (request, reply, done) => this.#begin(request, reply, done));
    // A body is read outside of what its request began.
    server.addHook('preValidation', (request, _reply, done) => this.#goOn(request, done));
    // What can't be sent any more was warned of.
    server.addHook('onClose', () => this.#provider.shutdown().catch(() => undefined));
  }

  beginStatement(text: string): EndSpan | null {
    if (!trace.getActiveSpan()?.isRecording()) return null;
    const attributes = {
      [ATTR_DB_SYSTEM_NAME]: DB_SYSTEM_NAME_VALUE_POSTGRESQL,
      [ATTR_DB_QUERY_TEXT]: statementText(text),
    };
    const span = this.#tracer.startSpan(operationOf(text), { kind: SpanKind.CLIENT, attributes });
    return (error) => {
      if (error) fail(span, (error as { code?: string }).code ?? 'error');
      span.end();
    };
  }

  #begin(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
    const route = request.routeOptions.url;
    if (route && this.#ignored.test(route)) {
      done();
      return;
    }
    const given = propagation.extract(ROOT_CONTEXT, request.headers);
    const name = route ? `${request.method} ${route}` : request.method;
    const span = this.#tracer.startSpan(name, { kind: SpanKind.SERVER, attributes: attributesOf(request) }, given);
    const current = trace.setSpan(given, span);
    request.trace = {
      get headers() {
        const headers: Record<string, string> = {};
        propagation.inject(current, headers);
        return headers;
      },
    };
    if (span.isRecording()) this.#record(request, reply, { span, current });
    this.#goOn(request, done);
  }

  #record(request: FastifyRequest, reply: FastifyReply, { span, current }: { span: Span; current: Context }): void {
    this.#contexts.set(request, current);
    request.log = request.log.child({ traceId: span.spanContext().traceId });
    reply.log = request.log;
    this.#recorded += 1;
    reply.raw.once('close', () => {
      end(span, reply);
      this.#rest();
    });
  }

  /** While no request is recorded, Node need not carry a context along: that would cost every promise something. */
  #rest(): void {
    this.#recorded -= 1;
    if (this.#recorded === 0) this.#contextManager.disable();
  }

  #goOn(request: FastifyRequest, done: () => void): void {
    const current = this.#contexts.get(request);
    if (current) context.with(current, done);
    else done();
  }
}

function attributesOf({ method, routeOptions, headers, id }: FastifyRequest) {
  return {
    [ATTR_HTTP_REQUEST_METHOD]: method,
    [ATTR_HTTP_ROUTE]: routeOptions.url,
    'crewdeck.request_id': id,
    'crewdeck.module': headers['x-module'],
  };
}

function end(span: Span, { statusCode }: FastifyReply): void {
  span.setAttribute(ATTR_HTTP_RESPONSE_STATUS_CODE, statusCode);
  if (statusCode >= 500) fail(span, String(statusCode));
  span.end();
}

function fail(span: Span, type: string): void {
  span.setAttribute(ATTR_ERROR_TYPE, type).setStatus({ code: SpanStatusCode.ERROR });
}
