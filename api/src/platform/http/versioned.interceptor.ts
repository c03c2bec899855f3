import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { mergeMap, type Observable } from 'rxjs';
import { isKnown } from './conditional-answers.ts';
import { Versioned } from './versioned.ts';

/** Reads a {@link Versioned} answer only for a caller who does not have it; the hook on sending makes the 304. */
@Injectable()
export class VersionedInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    return next.handle().pipe(mergeMap((answer) => unwrap(answer, http.getRequest(), http.getResponse())));
  }
}

async function unwrap(answer: unknown, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  if (!(answer instanceof Versioned)) return answer;
  const tag = `W/"${answer.version}"`;
  reply.header('etag', tag);
  return isKnown(request.headers['if-none-match'], tag) ? '' : answer.read();
}
