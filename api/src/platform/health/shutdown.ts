import { setTimeout as sleep } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../config/variables.ts';

/** Whether this process is on its way out: readiness fails first, then what is under way gets its answer, then nothing new is accepted and it ends. */
@Injectable()
export class Shutdown implements BeforeApplicationShutdown {
  private hasBegun = false;

  constructor(@Inject(CONFIG) private readonly config: Pick<Config, 'SHUTDOWN_DELAY_MS'>) {}

  get isUnderWay(): boolean {
    return this.hasBegun;
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.hasBegun = true;
    await sleep(this.config.SHUTDOWN_DELAY_MS);
  }
}
