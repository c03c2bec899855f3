import { pathOf, type Registry } from '@crewdeck/contract';
import { EDGE_REPORT_HEADER, parseRegistry } from '@crewdeck/releases';

/** How long after its own limit a poll may still be answered. */
const GRACE_SECONDS = 10;

export interface RegistryQuestion {
  apiUrl: string;
  /** The answer comes when the revision is past it, or `wait` seconds are over. `null`: it comes at once. */
  after: number | null;
  wait: number;
  /** What this edge serves, signed; `null` where it can't be. */
  report: string | null;
  signal: AbortSignal;
}

/** The API answered, and it was no registry. */
export class UnreadableRegistry extends Error {}

/** @throws UnreadableRegistry, or another Error when no answer can be had. */
export async function askRegistry({ apiUrl, after, wait, report, signal }: RegistryQuestion): Promise<Registry> {
  const url = new URL(pathOf('/api/registry'), apiUrl);
  if (after !== null) url.search = new URLSearchParams({ after: String(after), wait: String(wait) }).toString();
  const limit = AbortSignal.timeout((wait + GRACE_SECONDS) * 1_000);
  const headers: Record<string, string> = report === null ? {} : { [EDGE_REPORT_HEADER]: report };
  const response = await fetch(url, { headers, signal: AbortSignal.any([signal, limit]), redirect: 'error' });
  const text = await response.text();
  if (!response.ok) throw new Error(`The API answered ${response.status}.`);
  try {
    return parseRegistry(text);
  } catch (error) {
    throw new UnreadableRegistry(error instanceof Error ? error.message : String(error));
  }
}
