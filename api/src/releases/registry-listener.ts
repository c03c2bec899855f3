import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { DatabaseClient } from '../database/database-client.ts';
import { CONFIG, type Config } from '../platform/config/variables.ts';

/** What a change of the registry is notified on. */
export const REGISTRY_CHANNEL = 'crewdeck_registry';
/** By this name an operator tells the listening connections from the pool's. */
export const LISTENER_NAME = 'crewdeck-api-registry';

const LOOK_WHILE_DEAF_MS = 2_000;
const PROOF_OF_LIFE_MS = 10_000;
const LONGEST_SILENCE_MS = 5_000;

/**
 * Hears of every change of the registry, whichever process made it, on one connection. While there is none, it says
 * "perhaps" every other second instead, and once more as soon as it hears again: nothing is missed, only late.
 */
@Injectable()
export class RegistryListener implements OnApplicationShutdown {
  private readonly log = new Logger(RegistryListener.name);
  private readonly stopping = new AbortController();
  private listening: Promise<void> | null = null;

  constructor(@Inject(CONFIG) private readonly config: Pick<Config, 'DATABASE_URL'>) {}

  /** @param hear must not throw */
  start(hear: () => void): void {
    this.listening ??= this.listen(hear);
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.listening;
  }

  private async listen(hear: () => void): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      await this.listenUntilLost(hear).catch((error: unknown) => this.tellLoss(error));
      hear();
      await sleep(LOOK_WHILE_DEAF_MS, undefined, { signal }).catch(() => undefined);
    }
  }

  private async listenUntilLost(hear: () => void): Promise<void> {
    const client = new DatabaseClient({
      connectionString: this.config.DATABASE_URL,
      application_name: LISTENER_NAME,
      keepAlive: true,
      connectionTimeoutMillis: LONGEST_SILENCE_MS,
      query_timeout: LONGEST_SILENCE_MS,
    });
    try {
      await client.connect();
      client.on('notification', hear);
      await client.query(`LISTEN ${REGISTRY_CHANNEL}`);
      hear();
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
    this.log.warn(`The registry is looked at instead of listened to: ${message}`);
  }
}
