import type { PushOutcome } from './send-push.ts';

/** Calls that one process makes at a time. */
export const MOST_CALLS = 50;
/** Of these, to push services that are slow or unknown. */
const MOST_SLOW_CALLS = 25;
/** To one push service, and to the browsers of one person: fewer where it is slow or unknown. */
const MOST_OF_HOST = { quick: 10, slow: 2 };
const MOST_OF_PERSON = { quick: 4, slow: 2 };
const QUICK_MS = 300;
const PAUSE_MS = 30_000;
/** Beyond it the one that was not asked for longest is forgotten. */
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
 * How push services have answered this process lately. No push service and no person gets all places. Slow and unknown
 * ones share half of them, so quick ones always find some. One that has not answered in time gets no call for a while.
 */
export class PushHosts {
  private readonly hosts = new Map<string, Host>();
  private readonly callsOfPeople = new Map<string, number>();
  private slowCalls = 0;

  /** Whether a browser of this person may be called now. */
  hasRoom(origin: string, userId: string): boolean {
    const { calls, pace, openUntil } = this.of(origin);
    return (
      openUntil <= Date.now() &&
      calls < MOST_OF_HOST[pace] &&
      (this.callsOfPeople.get(userId) ?? 0) < MOST_OF_PERSON[pace] &&
      (pace === 'quick' || this.slowCalls < MOST_SLOW_CALLS)
    );
  }

  async call(origin: string, userId: string, send: () => Promise<PushOutcome>): Promise<PushOutcome> {
    const host = this.of(origin);
    const [since, slow] = [Date.now(), host.pace === 'slow' ? 1 : 0];
    // It is slow from now on, not only once it has answered.
    const late = setTimeout(() => {
      host.pace = 'slow';
    }, QUICK_MS);
    this.count(host, userId, 1, slow);
    const outcome = await send();
    this.count(host, userId, -1, -slow);
    clearTimeout(late);
    const isQuick = Date.now() - since < QUICK_MS;
    host.pace = isQuick && host.wasQuick ? 'quick' : 'slow';
    host.wasQuick = isQuick;
    if (outcome.is !== 'timed_out') host.answeredAt = Date.now();
    else if (host.answeredAt < since) host.openUntil = Date.now() + PAUSE_MS;
    return outcome;
  }

  private count(host: Host, userId: string, calls: 1 | -1, slow: number): void {
    host.calls += calls;
    this.slowCalls += slow;
    const ofPerson = (this.callsOfPeople.get(userId) ?? 0) + calls;
    if (ofPerson > 0) this.callsOfPeople.set(userId, ofPerson);
    else this.callsOfPeople.delete(userId);
  }

  private of(origin: string): Host {
    const host = this.hosts.get(origin) ?? { calls: 0, wasQuick: true, pace: 'slow', answeredAt: 0, openUntil: 0 };
    // Behind all others, which are in the order of their last use.
    this.hosts.delete(origin);
    this.hosts.set(origin, host);
    const [first = origin] = this.hosts.keys();
    if (this.hosts.size > MOST_REMEMBERED) this.hosts.delete(first);
    return host;
  }
}
