/** The document says which share of its calls asks to be traced, where anybody traces. */
const SHARE = 'meta[name="traced-share"]';

/** W3C trace context of a call, where anybody traces. Its trace has the id of the request, so that who knows one finds the other. */
export function traceContextOf(requestId: string): { traceparent?: string } {
  const share = document.querySelector(SHARE)?.getAttribute('content');
  if (!share) return {};
  const span = withoutHyphens(crypto.randomUUID()).slice(16);
  return { traceparent: `00-${withoutHyphens(requestId)}-${span}-0${Math.random() < Number(share) ? 1 : 0}` };
}

function withoutHyphens(id: string): string {
  return id.replaceAll('-', '');
}
