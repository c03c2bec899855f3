import { TOTAL_COUNT_HEADER } from '@crewdeck/contract';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { map, type Observable } from 'rxjs';
import { Page } from './page.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

/** Answers a {@link Page} as a bare array; what is not in the array goes into `Link` and `X-Total-Count`. */
@Injectable()
export class PageInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    return next.handle().pipe(map((answer) => unwrap(answer, http.getRequest(), http.getResponse())));
  }
}

function unwrap(answer: unknown, request: FastifyRequest, reply: FastifyReply): unknown {
  if (!(answer instanceof Page)) return answer;
  reply.header(TOTAL_COUNT_HEADER, String(answer.total));
  if (answer.next !== null) reply.header('link', `<${pathOfNext(request.url, answer.next)}>; rel="next"`);
  reply.type(JSON_TYPE);
  return `[${answer.items.join(',')}]`;
}

function pathOfNext(path: string, cursor: string): string {
  const url = new URL(path, 'http://localhost');
  url.searchParams.set('cursor', cursor);
  return url.pathname + url.search;
}
