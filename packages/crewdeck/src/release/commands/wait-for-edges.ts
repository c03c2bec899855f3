import { setTimeout as sleep } from 'node:timers/promises';
import type { EdgeStatus, ModuleStatus, ReleasesStatus } from '@crewdeck/contract';
import type { Context } from '../verb.ts';

const LIMIT_MS = 15_000;
const PAUSE_MS = 50;

/** What came of a change where people get their pages from. */
export interface Served {
  edges: string[];
  /** A sentence for each edge that does not serve it; empty when all do. */
  problems: string[];
}

/** Waits until every edge serves what is live now, at most 15 s. */
export async function waitForEdges({ api, edgeLimitMs = LIMIT_MS }: Context, after: ModuleStatus): Promise<Served> {
  const giveUpAt = performance.now() + edgeLimitMs;
  let status = await api.status();
  const { revision } = status;
  while (problemsOf(status, after, revision).length > 0 && performance.now() < giveUpAt) {
    await sleep(PAUSE_MS);
    status = await api.status();
  }
  return { edges: status.edges.map(({ name }) => name), problems: problemsOf(status, after, revision) };
}

function problemsOf({ edges }: ReleasesStatus, after: ModuleStatus, revision: number): string[] {
  if (edges.length === 0)
    return [
      'No edge has said within the last minute what it serves. Give the API and its edges the same EDGE_REPORT_SECRETS, which edges sign that with, and the edges the address of this API (API_URL).',
    ];
  return edges.flatMap((edge) => problemOf(edge, after, revision) ?? []);
}

function problemOf(edge: EdgeStatus, { module, live, canary }: ModuleStatus, revision: number): string | null {
  if (edge.revision < revision)
    return `${edge.name} has not heard of it: it serves revision ${edge.revision}, and this is ${revision}.`;
  const unread = [live.release, canary?.release].find((release) => edge.missing.includes(`${module}@${release}`));
  return unread ? `${edge.name} can't serve ${unread} from its store, and serves what it had.` : null;
}
