import type { PageRegistry } from '@crewdeck/releases/host-document';
import type { Report } from '../reports/report-outcome.ts';

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
    /** With which they came. */
    tickets: new Set<string>(),
    audiences: new Set<string>(),
  };
  globalThis.fetch = (async (input: string, init: RequestInit = {}) => {
    const { pathname } = new URL(input, window.location.origin);
    edge.requests.push(`${init.method ?? 'GET'} ${pathname}`);
    if (pathname === '/registry') await new Promise((resolve) => setTimeout(resolve, edge.delayMs));
    return asResponse(pathname === '/registry' ? { status: 200, body: edge.registry } : edge.files.get(pathname));
  }) as typeof fetch;
  globalThis.Blob = ReadBlob;
  navigator.sendBeacon = (_path, body) => {
    const { ticket, audience, reports } = JSON.parse((body as ReadBlob).content);
    edge.tickets.add(ticket);
    edge.audiences.add(audience);
    edge.reports.push(...reports);
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
