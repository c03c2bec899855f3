import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { CONFIG, type Config } from '../platform/config/variables.ts';
import { DatabaseClient } from './database-client.ts';

/** By this name an operator tells the listening connections from the pool's. */
export const LISTENER_NAME = 'crewdeck-api-notifications';

const LOOK_WHILE_DEAF_MS = 2_000;
const PROOF_OF_LIFE_MS = 10_000;
const LONGEST_SILENCE_MS = 5_000;

/** Hears what a notification said; `null` is "perhaps something". Must not throw. */
type Hear = (payload: string | null) => void;

/**
 * Hears of every change that is notified, whichever process made it, on one connection. While there is none, it says
 * "perhaps" every other second instead, and once more as soon as it hears again: nothing is missed, only late.
 */
@Injectable()
export class ChangeListener implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger(ChangeListener.name);
  private readonly stopping = new AbortController();
  private readonly hearers = new Map<string, Hear>();
  private listening: Promise<void> | null = null;

  constructor(@Inject(CONFIG) private readonly config: Pick<Config, 'DATABASE_URL'>) {}

  /** One for each channel, before the process serves. */
  on(channel: string, hear: Hear): void {
    this.hearers.set(channel, hear);
  }

  onApplicationBootstrap(): void {
    this.listening ??= this.listen();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.listening;
  }

  private sayPerhaps(): void {
    for (const hear of this.hearers.values()) hear(null);
  }

  private async listen(): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      await this.listenUntilLost().catch((error: unknown) => this.tellLoss(error));
      this.sayPerhaps();
      await sleep(LOOK_WHILE_DEAF_MS, undefined, { signal }).catch(() => undefined);
    }
  }

  private async listenUntilLost(): Promise<void> {
    const client = new DatabaseClient({
      connectionString: this.config.DATABASE_URL,
      application_name: LISTENER_NAME,
      keepAlive: true,
      connectionTimeoutMillis: LONGEST_SILENCE_MS,
      query_timeout: LONGEST_SILENCE_MS,
    });
    try {
      await client.connect();
      client.on('notification', ({ channel, payload = '' }) => this.hearers.get(channel)?.(payload));
      for (const channel of this.hearers.keys()) await client.query(`LISTEN ${channel}`);
      this.sayPerhaps();
      await this.stayAwake(client);
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  /** A connection can die without a word; it ends with an error as soon as it does not answer. */
  private async stayAwake(client: DatabaseClient): Promise<void> {
    const { signal } = this.stopping;
    const isLost = new Promise<never>((_, reject) => {
      client.once('end', () => reject(new Error('The connection has ended.')));
    });
    // It also ends when nobody waits for it any more.
    isLost.catch(() => undefined);
    while (!signal.aborted) {
      await Promise.race([isLost, sleep(PROOF_OF_LIFE_MS, undefined, { signal }).catch(() => undefined)]);
      if (!signal.aborted) await client.query('SELECT 1');
    }
  }

  private tellLoss(error: unknown): void {
    if (this.stopping.signal.aborted) return;
    const { message } = Object(error) as { message?: string };
    this.log.warn(`Changes are looked for instead of listened to: ${message}`);
  }
}
