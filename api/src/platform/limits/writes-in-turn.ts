import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { finalize, type Observable } from 'rxjs';
import { RateLimitError } from '../errors/domain-error.ts';

/** Of one person in this process: two tabs don't wait for each other. */
export const WRITES_AT_ONCE = 2;
export const MOST_WAITING_WRITES = 50;

const READS: readonly string[] = ['GET', 'HEAD'];

interface Turns {
  underWay: number;
  readonly waiting: (() => void)[];
}

/**
 * A person's writes lock their own rows, and each one that waits for such a lock holds a pooled connection. So they wait
 * here, before they ask for one, and leave the pool to others.
 */
@Injectable()
export class WritesInTurn implements NestInterceptor {
  private readonly people = new Map<string, Turns>();

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const { method, caller } = context.switchToHttp().getRequest<FastifyRequest>();
    if (!caller || READS.includes(method)) return next.handle();
    const { uid } = caller;
    await this.take(uid);
    return next.handle().pipe(finalize(() => this.giveBack(uid)));
  }

  /** Throws `request.rate_limited` when too many wait already. */
  async take(uid: string): Promise<void> {
    const turns = this.people.get(uid) ?? { underWay: 0, waiting: [] };
    this.people.set(uid, turns);
    if (turns.underWay < WRITES_AT_ONCE) {
      turns.underWay += 1;
      return;
    }
    if (turns.waiting.length >= MOST_WAITING_WRITES) throw new RateLimitError(1);
    await new Promise<void>((resolve) => turns.waiting.push(resolve));
  }

  /** The one that waits longest takes the place. */
  giveBack(uid: string): void {
    const turns = this.people.get(uid);
    if (!turns) return;
    const goOn = turns.waiting.shift();
    if (goOn) goOn();
    else turns.underWay -= 1;
    if (turns.underWay === 0) this.people.delete(uid);
  }
}
