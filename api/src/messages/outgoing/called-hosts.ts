import { LRUCache } from 'lru-cache';

/** Calls that one process makes at a time. */
export const MOST_CALLS = 50;
/** Of these, to servers that are slow or unknown. */
const MOST_SLOW_CALLS = 25;
/** To one server, and for one owner: fewer where it is slow or unknown. */
const MOST_OF_HOST = { quick: 10, slow: 2 };
const MOST_OF_OWNER = { quick: 4, slow: 2 };
const QUICK_MS = 300;
const PAUSE_MS = 30_000;
const MOST_REMEMBERED = 1_000;

interface Host {
  calls: number;
  /** Whether its last call was over quickly. */
  wasQuick: boolean;
  /** Quick where its last two calls were, or the only one. */
  pace: 'quick' | 'slow';
  answeredAt: number;
  /** Its circuit breaker: it is not called before. */
  openUntil: number;
}

/**
 * How servers outside have answered this process lately. No server and no owner (a person of browsers, a project of
 * webhooks) gets all places. Slow and unknown servers share half of them, so quick ones always find some. One that has not
 * answered in time gets no call for a while.
 */
export class CalledHosts {
  private readonly hosts = new LRUCache<string, Host>({
    max: MOST_REMEMBERED,
    memoMethod: () => ({ calls: 0, wasQuick: true, pace: 'slow', answeredAt: 0, openUntil: 0 }),
  });
  private readonly callsOfOwners = new Map<string, number>();
  private slowCalls = 0;

  /** Whether it may be called now for this owner. */
  hasRoom(origin: string, ownerId: string): boolean {
    const { calls, pace, openUntil } = this.hosts.memo(origin);
    return (
      openUntil <= Date.now() &&
      calls < MOST_OF_HOST[pace] &&
      (this.callsOfOwners.get(ownerId) ?? 0) < MOST_OF_OWNER[pace] &&
      (pace === 'quick' || this.slowCalls < MOST_SLOW_CALLS)
    );
  }

  async call<T extends { readonly is: string }>(origin: string, ownerId: string, send: () => Promise<T>): Promise<T> {
    const host = this.hosts.memo(origin);
    const [since, slow] = [Date.now(), host.pace === 'slow' ? 1 : 0];
    // It is slow from now on, not only once it has answered.
    const late = setTimeout(() => {
      host.pace = 'slow';
    }, QUICK_MS);
    this.count(host, ownerId, 1, slow);
    const outcome = await send();
    this.count(host, ownerId, -1, -slow);
    clearTimeout(late);
    const isQuick = Date.now() - since < QUICK_MS;
    host.pace = isQuick && host.wasQuick ? 'quick' : 'slow';
    host.wasQuick = isQuick;
    if (outcome.is !== 'timed_out') host.answeredAt = Date.now();
    else if (host.answeredAt < since) host.openUntil = Date.now() + PAUSE_MS;
    return outcome;
  }

  private count(host: Host, ownerId: string, calls: 1 | -1, slow: number): void {
    host.calls += calls;
    this.slowCalls += slow;
    const ofOwner = (this.callsOfOwners.get(ownerId) ?? 0) + calls;
    if (ofOwner > 0) this.callsOfOwners.set(ownerId, ofOwner);
    else this.callsOfOwners.delete(ownerId);
  }
}
