import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Caller, Pipeline } from './caller.ts';

/** The signed-in {@link Caller}, or the {@link Pipeline} whose deploy token was shown. */
export const CurrentActor = createParamDecorator((_: unknown, context: ExecutionContext): Caller | Pipeline | null => {
  const { caller, pipeline } = context.switchToHttp().getRequest<FastifyRequest>();
  return caller ?? pipeline;
});
