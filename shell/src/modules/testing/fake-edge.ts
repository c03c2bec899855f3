import type { PageRegistry } from '@crewdeck/releases/host-document';
import type { Outcome } from '../reports/report.ts';

interface Report {
  module: string;
  release: string;
  outcome: Outcome;
  route?: string;
  message?: string;
}

interface Answer {
  status: number;
  body?: unknown;
}

/** Stands in for the edge, which a component test cannot have: answers every request of the page's loading code. */
export function fakeEdge(registry: PageRegistry) {
  const edge = {
    registry,
    /** Milliseconds until the registry is answered. */
    delayMs: 0,
    requests: [] as string[],
    /** Files, by path; anything else is gone. */
    files: new Map<string, Answer>(),
    reports: [] as Report[],
  };
  globalThis.fetch = (async (input: string, init: RequestInit = {}) => {
    const { pathname } = new URL(input, window.location.origin);
    edge.requests.push(`${init.method ?? 'GET'} ${pathname}`);
    if (pathname === '/registry') await new Promise((resolve) => setTimeout(resolve, edge.delayMs));
    return asResponse(pathname === '/registry' ? { status: 200, body: edge.registry } : edge.files.get(pathname));
  }) as typeof fetch;
  globalThis.Blob = ReadBlob;
  navigator.sendBeacon = (_path, body) => {
    edge.reports.push(...JSON.parse((body as ReadBlob).content).reports);
    return true;
  };
  return edge;
}

function asResponse({ status, body }: Answer = { status: 404 }) {
  const bytes = new TextEncoder().encode(String(body));
  return { ok: status < 400, status, json: async () => body, arrayBuffer: async () => bytes.buffer };
}

/** jsdom reads one only some time later. */
class ReadBlob extends Blob {
  readonly content: string;

  constructor(parts: BlobPart[] = [], options?: BlobPropertyBag) {
    super(parts, options);
    this.content = parts.join('');
  }
}
