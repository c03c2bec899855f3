import { nameOf, type ReleaseName } from './release-name.ts';

/** When a release was last seen in use. */
export interface ReleaseUse extends ReleaseName {
  /** In milliseconds since the epoch. */
  readonly at: number;
}

/** That a release is in use need not be known more exactly, and is written once in this time. */
const WRITTEN_EVERY_MS = 60_000;

/** Which releases have been seen in use. As many as are asked about: the caller asks about known releases only. */
export class PendingUsage {
  private pending = new Map<string, ReleaseUse>();
  private readonly writtenAt = new Map<string, number>();

  add({ module, release }: ReleaseName, now: number): void {
    const name = nameOf({ module, release });
    if (now - (this.writtenAt.get(name) ?? Number.NEGATIVE_INFINITY) < WRITTEN_EVERY_MS) return;
    this.pending.set(name, { module, release, at: now });
  }

  /** All of it, always in the same order. */
  take(now: number): ReleaseUse[] {
    const taken = [...this.pending].sort(([one], [other]) => (one < other ? -1 : 1));
    this.pending = new Map();
    for (const [name] of taken) this.writtenAt.set(name, now);
    return taken.map(([, sight]) => sight);
  }

  putBack(sights: readonly ReleaseUse[]): void {
    for (const sight of sights) {
      const name = nameOf(sight);
      this.writtenAt.delete(name);
      if (!this.pending.has(name)) this.pending.set(name, sight);
    }
  }
}
