import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { knownTags } from './conditional-answers.ts';

const BEFORE = 'W/"';
const AFTER = '"';

/** The versions of a {@link Versioned} answer that the caller has already. */
export const KnownVersions = createParamDecorator((_: unknown, context: ExecutionContext): string[] => {
  const { headers } = context.switchToHttp().getRequest<FastifyRequest>();
  const tags = knownTags(headers['if-none-match']).filter((tag) => tag.startsWith(BEFORE) && tag.endsWith(AFTER));
  return tags.map((tag) => tag.slice(BEFORE.length, -AFTER.length));
});
