import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

const TAG = /W\/"([^",]*)"/g;

/** The versions of a {@link Versioned} answer that the caller has already. */
export const KnownVersions = createParamDecorator((_: unknown, context: ExecutionContext): string[] => {
  const { headers } = context.switchToHttp().getRequest<FastifyRequest>();
  return Array.from((headers['if-none-match'] ?? '').matchAll(TAG), ([, version = '']) => version);
});
