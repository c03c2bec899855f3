import type { EventKind, NOTIFICATION_CHANNELS, NOTIFICATION_TOPICS } from '@crewdeck/contract';
import type { EntityManager } from 'typeorm';

export type ChannelName = (typeof NOTIFICATION_CHANNELS)[number];
export type Topic = (typeof NOTIFICATION_TOPICS)[number];

/** What has happened to one person: a row of `activities`. */
export interface Event {
  readonly id: string;
  readonly kind: EventKind;
  readonly userId: string;
  readonly handedOverAt: Date;
}

/** What tells one person of something: at the earliest at `startAfter`, and of one key that waits already not twice. */
export interface Job {
  readonly name: string;
  readonly data: object;
  readonly startAfter?: Date;
  readonly singletonKey?: string;
  /** Jobs of a higher one come first; 0 unless said otherwise. */
  readonly priority?: number;
}

/** One way to tell people who have no page open. Its queues are made by a migration. */
export interface Channel {
  /** While it is off, no job is written for it: nobody is told late of what happened meanwhile. */
  readonly isOn: boolean;
  /**
   * The jobs of events that are handed over, in their order, and of what the channel has to hand over itself. Whether a person
   * wants and may be told is asked when the job is done.
   *
   * @param manager of the transaction that writes the jobs
   */
  jobsOf(events: readonly Event[], manager: EntityManager): Promise<readonly Job[]>;
  /** How many jobs of a queue one process works on at a time. */
  readonly atOnce: number;
  /** What is done with the data of a job, by the name of its queue. Whatever throws is tried again later. */
  readonly queues: Readonly<Record<string, (data: never) => Promise<void>>>;
}

/** Injection token of all {@link Channel}s. */
export const CHANNELS = Symbol('channels');
