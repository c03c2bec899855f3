import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '../limits/network-of.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** How long the call has waited for something to happen, in milliseconds. That is no time that an answer takes. */
    waitedMs?: number;
    /** How long a call took until its answer began to stream, in milliseconds. How long it streams is up to its reader. */
    streamedAfterMs?: number;
  }
}

/** How long a call took, in milliseconds: who waits for something to happen on purpose is not served slowly. */
export function timeOfCall({ waitedMs = 0, streamedAfterMs }: FastifyRequest, { elapsedTime }: FastifyReply): number {
  return streamedAfterMs ?? elapsedTime - waitedMs;
}

/** A call that may wait for something to happen before it is answered. */
export interface LongPoll {
  readonly network: string;
  /** Waits for the promise. After `ms`, or when the caller has gone, it calls `end`, which must settle the promise. */
  wait<T>(news: Promise<T>, end: () => void, ms: number): Promise<T>;
}

function longPollOf(request: FastifyRequest, reply: FastifyReply): LongPoll {
  return {
    network: networkOf(request.ip),
    async wait(news, end, ms) {
      const startedAt = performance.now();
      const timer = setTimeout(end, ms);
      reply.raw.once('close', end);
      try {
        return await news;
      } finally {
        clearTimeout(timer);
        reply.raw.off('close', end);
        request.waitedMs = performance.now() - startedAt;
      }
    },
  };
}

/** The {@link LongPoll} that a call is. */
export const CurrentPoll = createParamDecorator((_: unknown, context: ExecutionContext): LongPoll => {
  const http = context.switchToHttp();
  return longPollOf(http.getRequest(), http.getResponse());
});
