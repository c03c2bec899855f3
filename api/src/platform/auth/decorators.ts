import { createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Caller, Pipeline } from './caller.ts';

export const IS_PUBLIC = 'isPublic';

/** Visitors may call this route too. A token may come along; a bad one is still refused. */
export const Public = () => SetMetadata(IS_PUBLIC, true);

export const TAKES_DEPLOY_TOKENS = 'takesDeployTokens';

/** Programs with a deploy token may call this route; everywhere else such a token is no token at all. */
export const TakesDeployTokens = () => SetMetadata(TAKES_DEPLOY_TOKENS, true);

/** The signed-in {@link Caller}; `null` on a public route without a token. */
export const CurrentCaller = createParamDecorator(
  (_: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<FastifyRequest>().caller,
);

/** The signed-in {@link Caller}, or the {@link Pipeline} whose deploy token was shown. */
export const CurrentActor = createParamDecorator((_: unknown, context: ExecutionContext): Caller | Pipeline | null => {
  const { caller, pipeline } = context.switchToHttp().getRequest<FastifyRequest>();
  return caller ?? pipeline;
});
