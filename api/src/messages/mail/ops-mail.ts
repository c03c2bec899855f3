import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CONFIG, type Config } from '../../platform/config/variables.ts';
import type { Channel } from '../channel.ts';
import { JobQueue } from '../job-queue.ts';
import { lineWithoutLinks } from '../line-without-links.ts';
import { CONNECTIONS, Mailer } from './mailer.ts';

interface OpsNews {
  readonly subject: string;
  readonly text: string;
  /** Where to look, on this site. */
  readonly path: string;
}

type OpsJob = OpsNews & { readonly id: string; readonly to: string };

/** Tells ops by mail what they should look at now. */
@Injectable()
export class OpsMail implements Channel {
  readonly atOnce = CONNECTIONS;
  readonly queues = { mail_ops: (job: OpsJob) => this.send(job) };

  constructor(
    private readonly queue: JobQueue,
    private readonly mailer: Mailer,
    @Inject(CONFIG) private readonly config: Pick<Config, 'OPS_EMAILS' | 'PUBLIC_ORIGIN'>,
  ) {}

  get isOn(): boolean {
    return this.mailer.isOn && this.config.OPS_EMAILS.length > 0;
  }

  /** What happens to people is not for ops. */
  async jobsOf(): Promise<[]> {
    return [];
  }

  /** In the transaction of the manager. */
  async tell(manager: EntityManager, news: OpsNews): Promise<void> {
    if (!this.isOn) return;
    const jobs = this.config.OPS_EMAILS.map((to) => ({ name: 'mail_ops', data: { ...news, id: randomUUID(), to } }));
    await this.queue.add(manager, jobs);
  }

  private async send({ id, to, subject, text, path }: OpsJob): Promise<void> {
    await this.mailer.send({
      to,
      id: `ops.${id}`,
      // What a page reports can hold anything.
      subject: lineWithoutLinks(subject),
      entries: [{ sentence: lineWithoutLinks(text) }],
      button: { label: 'Open releases', url: `${this.config.PUBLIC_ORIGIN}${path}` },
      reason: "Sent because you're on the Crewdeck ops team.",
    });
  }
}
