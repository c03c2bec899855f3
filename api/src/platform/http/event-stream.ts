import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';

interface StreamEvent {
  /** What a caller names in `Last-Event-ID` when they come back. */
  readonly id: string;
  readonly data: string;
}

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  // An open stream is no reason to keep a connection that a process which ends would wait for.
  connection: 'close',
  'x-accel-buffering': 'no',
};

/** An answer of server-sent events, without an end of its own. Who does not read it loses it. */
export class EventStream extends Readable {
  private isOver = false;

  /** Nobody asks for more: it comes when there is something to tell. */
  override _read(): void {}

  tell({ id, data }: StreamEvent): void {
    this.say(`id: ${id}\ndata: ${data}`);
  }

  /** Says that there is nothing to tell, and that this is still the way to tell it. */
  beat(): void {
    this.say(':');
  }

  /** @param retryMs how long its reader had better stay away */
  end(retryMs?: number): void {
    if (retryMs !== undefined) this.say(`retry: ${retryMs}`);
    if (!this.isOver) this.push(null);
    this.isOver = true;
  }

  private say(text: string): void {
    if (this.isOver || this.destroyed) return;
    if (!this.push(`${text}\n\n`)) this.destroy();
  }
}

/** It goes out as it is told, and ends when its reader has gone. */
export function addEventStreams(server: FastifyInstance): void {
  server.addHook('onSend', (request, reply, payload, done) => {
    if (!(payload instanceof EventStream)) return done(null, payload);
    request.streamedAfterMs = reply.elapsedTime;
    reply.headers(HEADERS).raw.once('close', () => payload.destroy());
    done(null, payload);
  });
}
