import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { INVITE_POLL_INTERVAL_MS, type Invite, type Project, pathOf } from '@crewdeck/contract';
import type { TokenCaller } from '@crewdeck/stack';
import type { Cluster } from './cluster.ts';
import { arrive } from './person.ts';
import { StreamReader } from './stream-reader.ts';

const READERS = 20;
/** For each reader, so twenty of them see five changes a second. */
const CHANGED_EVERY_MS = 4_000;
const TRIED_AGAIN_MS = 1_000;
/** What is told later would have been found by the poll without any stream. */
const MISSED_AFTER_MS = INVITE_POLL_INTERVAL_MS;

/** What those saw who had a stream open while something happened. */
export interface StreamsSeen {
  readonly streams: number;
  /** Ended as a process does on its way out. */
  readonly ended: number;
  readonly cutOff: number;
  readonly refused: number;
  /** From the end of a stream until its reader heard the next one. */
  readonly longestGapSeconds: number;
  /** Of their lists, acknowledged to their authors. */
  readonly changes: number;
  /** Of these, which no stream told of within the time of a poll. */
  readonly missed: number;
  readonly slowestToldSeconds: number;
}

interface Reader {
  readonly uid: string;
  readonly token: string;
  readonly stream: StreamReader;
}

/** People whose pages are open, each with a stream, and somebody who invites them and takes it back, in turn. */
export class Streams {
  readonly #origin: string;
  readonly #sender: TokenCaller;
  readonly #projectId: string;
  readonly #readers: readonly Reader[];
  #toldMs: (number | null)[] = [];

  private constructor(origin: string, sender: TokenCaller, projectId: string, readers: readonly Reader[]) {
    this.#origin = origin;
    this.#sender = sender;
    this.#projectId = projectId;
    this.#readers = readers;
  }

  static async open(cluster: Cluster): Promise<Streams> {
    const { api: sender } = await arrive(cluster, 'stream-sender');
    const project = { title: 'Told by streams', description: 'Under load', collaborationType: 'Open to All' };
    const { id } = await sender.post<Project>(pathOf('/api/projects'), project);
    const readers: Reader[] = [];
    for (let number = 1; number <= READERS; number += 1) {
      const { uid, token } = await arrive(cluster, `stream-reader-${number}`);
      readers.push({ uid, token, stream: await StreamReader.open(cluster.url, token) });
    }
    return new Streams(cluster.url, sender, id, readers);
  }

  /** Changes people's lists for as long as something happens, and tells what their streams did. */
  async watch(happen: () => Promise<void>): Promise<StreamsSeen> {
    this.#toldMs = [];
    for (const { stream } of this.#readers) stream.takeRecord();
    const over = new AbortController();
    setMaxListeners(READERS, over.signal);
    const changing = this.#readers.map((reader, index) => this.#keepChanging(reader, index, over.signal));
    try {
      await happen();
    } finally {
      over.abort();
      await Promise.all(changing);
    }
    return this.#seen();
  }

  close(): void {
    for (const { stream } of this.#readers) stream.leave();
  }

  #seen(): StreamsSeen {
    const records = this.#readers.map(({ stream }) => stream.takeRecord());
    const sumOf = (what: 'ended' | 'cutOff' | 'refused') => records.reduce((sum, record) => sum + record[what], 0);
    return {
      streams: records.length,
      ended: sumOf('ended'),
      cutOff: sumOf('cutOff'),
      refused: sumOf('refused'),
      longestGapSeconds: seconds(Math.max(...records.map(({ longestGapMs }) => longestGapMs))),
      changes: this.#toldMs.length,
      missed: this.#toldMs.filter((ms) => ms === null).length,
      slowestToldSeconds: seconds(Math.max(0, ...this.#toldMs.map((ms) => ms ?? 0))),
    };
  }

  async #keepChanging(reader: Reader, index: number, signal: AbortSignal): Promise<void> {
    const pause = (ms: number) => sleep(ms, null, { signal }).catch(() => undefined);
    await pause((index * CHANGED_EVERY_MS) / READERS);
    while (!signal.aborted) {
      // What is refused or breaks off is the load's to count.
      const isDone = await this.#change(reader).catch(() => false);
      await pause(isDone ? CHANGED_EVERY_MS : TRIED_AGAIN_MS);
    }
  }

  async #change({ uid, token, stream }: Reader): Promise<boolean> {
    const invites = (await (await this.#readInvites(uid, token)).json()) as Invite[];
    const open = invites.find(({ status }) => status === 'pending');
    if (open) await this.#sender.delete(pathOf('/api/invites/:id', { id: open.id }));
    else await this.#sender.post<Invite>(pathOf('/api/invites'), { projectId: this.#projectId, receiverId: uid });
    const changedAt = performance.now();
    const version = (await this.#readInvites(uid, token)).headers.get('etag')?.match(/"(.*)"/)?.[1] ?? '';
    const isTold = await stream.isTold(version, MISSED_AFTER_MS);
    this.#toldMs.push(isTold ? performance.now() - changedAt : null);
    return true;
  }

  /** With its headers: one is the version of the list. */
  async #readInvites(uid: string, token: string): Promise<Response> {
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(this.#origin + pathOf('/api/invites/user/:userId', { userId: uid }), { headers });
    if (!response.ok) throw new Error(`Invites were answered with ${response.status}.`);
    return response;
  }
}

function seconds(ms: number): number {
  return Math.round(ms / 100) / 10;
}
