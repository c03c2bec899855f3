import { LONGEST_CALL_MS } from './push-connections.ts';
import type { PushOutcome } from './send-push.ts';

/** Calls that one process makes at a time. */
export const MOST_CALLS = 50;
/** Those of them to push services that are not quick. */
const MOST_SLOW_CALLS = 25;
const MOST_CALLS_OF_SLOW = 5;
const QUICK_MS = 1_000;
const PAUSE_MS = 30_000;
/** Beyond it the one that was not asked for longest is forgotten. */
const MOST_REMEMBERED = 1_000;

interface Host {
  calls: number;
  /** Whether its last call was over quickly; none was at first. */
  isQuick: boolean;
  answeredAt: number;
  /** Its circuit breaker: it is not called before. */
  openUntil: number;
}

/**
 * How push services have answered this process lately. A slow or unknown one gets a few calls at a time. All of these share
 * half of the places, so the others always find some. One that has answered nothing in time gets no call for a while.
 */
export class PushHosts {
  private readonly hosts = new Map<string, Host>();
  private slowCalls = 0;

  /** In how many milliseconds it may be called; 0 is now. */
  waitFor(origin: string): number {
    const { calls, isQuick, openUntil } = this.of(origin);
    const waitMs = openUntil - Date.now();
    if (waitMs > 0) return waitMs;
    const hasRoom = isQuick || (calls < MOST_CALLS_OF_SLOW && this.slowCalls < MOST_SLOW_CALLS);
    return hasRoom ? 0 : LONGEST_CALL_MS;
  }

  async call(origin: string, send: () => Promise<PushOutcome>): Promise<PushOutcome> {
    const host = this.of(origin);
    const [since, slow] = [Date.now(), host.isQuick ? 0 : 1];
    host.calls += 1;
    this.slowCalls += slow;
    const outcome = await send();
    host.calls -= 1;
    this.slowCalls -= slow;
    host.isQuick = Date.now() - since < QUICK_MS;
    if (outcome.is !== 'timed_out') host.answeredAt = Date.now();
    else if (host.answeredAt < since) host.openUntil = Date.now() + PAUSE_MS;
    return outcome;
  }

  private of(origin: string): Host {
    const host = this.hosts.get(origin) ?? { calls: 0, isQuick: false, answeredAt: 0, openUntil: 0 };
    // Behind all others, which are in the order of their last use.
    this.hosts.delete(origin);
    this.hosts.set(origin, host);
    const [first = origin] = this.hosts.keys();
    if (this.hosts.size > MOST_REMEMBERED) this.hosts.delete(first);
    return host;
  }
}
