import { setTimeout as sleep } from 'node:timers/promises';
import { LIVE_HEARTBEAT_MS } from '@crewdeck/contract';
import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Gauge, Registry } from 'prom-client';
import { ListInvitesService } from '../invites/list-invites.service.ts';
import { type Caller, PROFILE_IDS, type ProfileIds } from '../platform/auth/caller.ts';
import { DomainError } from '../platform/errors/domain-error.ts';
import type { EventStream } from '../platform/http/event-stream.ts';
import { ListChangesRepository } from './list-changes.repository.ts';
import { type LiveStream, LiveStreams, tellVersion } from './live-streams.ts';

const LOOKS_EVERY_MS = 100;
const LOOKS_AGAIN_MS = 1_000;
const MOST_STREAMS = 10_000;

/**
 * Tells browsers that the lists of their person have another version (ADR 22). One statement every tenth of a second finds whose
 * have changed, while anybody listens. With every heartbeat all versions are compared, so that what no row tells is
 * noticed too; who hears one knows that they have missed nothing.
 */
@Injectable()
export class LiveService implements OnApplicationShutdown {
  private readonly log = new Logger(LiveService.name);
  private readonly streams = new LiveStreams();
  private looking: Promise<void> | null = null;
  /** What was committed at the last look; `null` when it failed, or nobody has looked. */
  private seen: string | null = null;
  private nextHeartbeatAt = 0;
  private isClosed = false;

  constructor(
    private readonly lists: ListInvitesService,
    private readonly changes: ListChangesRepository,
    @Inject(PROFILE_IDS) private readonly profileIds: ProfileIds,
    registry: Registry,
  ) {
    const { streams } = this;
    new Gauge({
      name: 'live_streams',
      help: 'Live streams that are open.',
      registers: [registry],
      collect() {
        this.set(streams.count);
      },
    });
    new Gauge({
      name: 'live_streams_limit',
      help: 'Live streams that may be open.',
      registers: [registry],
    }).set(MOST_STREAMS);
  }

  async onApplicationShutdown(): Promise<void> {
    this.close();
    await this.looking;
  }

  /** @param known the version that the caller has, if any. They are told when there is another one, now or later */
  async open(caller: Caller, known: string | undefined): Promise<EventStream> {
    if (this.isClosed || this.streams.count >= MOST_STREAMS) throw new DomainError('server.unavailable');
    const live = this.streams.open(caller, known);
    this.looking ??= this.keepLooking();
    try {
      await this.tell([live]);
    } catch (error) {
      live.stream.destroy();
      throw error;
    }
    live.stream.beat();
    return live.stream;
  }

  /** Ends every stream, and opens none any more. */
  close(): void {
    this.isClosed = true;
    for (const { stream } of this.streams.all()) stream.end();
  }

  /** Tells all listeners a new version and sends a heartbeat. Ends streams whose token has expired or whose profile is another one. */
  async tellEverybody(): Promise<void> {
    await Promise.all(this.streams.all().map((live) => this.endUnlessSame(live)));
    const everybody = this.streams.all();
    await this.tell(everybody);
    for (const { stream } of everybody) stream.beat();
  }

  private async keepLooking(): Promise<void> {
    while (!this.streams.isEmpty) {
      await this.look().catch((error: unknown) => this.noteFailure(error));
      await sleep(this.seen === null ? LOOKS_AGAIN_MS : LOOKS_EVERY_MS);
    }
    this.seen = null;
    this.looking = null;
  }

  private async look(): Promise<void> {
    const { seen, people } = await this.changes.findSince(this.seen);
    if (this.seen !== null && performance.now() < this.nextHeartbeatAt) {
      await this.tell(this.streams.of(people));
    } else {
      await this.tellEverybody();
      this.nextHeartbeatAt = performance.now() + LIVE_HEARTBEAT_MS;
    }
    this.seen = seen;
  }

  private async tell(streams: readonly LiveStream[]): Promise<void> {
    await Promise.all(
      streams.map(async (live) => {
        const { profileId } = live.caller;
        if (profileId !== null) tellVersion(live, await this.lists.findVersion(profileId));
      }),
    );
  }

  private async endUnlessSame({ caller, stream }: LiveStream): Promise<void> {
    const isSame = caller.expiresAt > Date.now() && (await this.findProfileId(caller)) === caller.profileId;
    if (!isSame) stream.end();
  }

  /** `undefined` for somebody who is suspended. */
  private async findProfileId(caller: Caller): Promise<string | null | undefined> {
    try {
      return await this.profileIds.find(caller);
    } catch (error) {
      if (error instanceof DomainError && error.code === 'auth.suspended') return undefined;
      throw error;
    }
  }

  private noteFailure(error: unknown): void {
    if (this.seen !== null) this.log.warn(`What has changed can't be read: ${(Object(error) as Error).message}`);
    this.seen = null;
  }
}
