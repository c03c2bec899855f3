import { isDeepStrictEqual } from 'node:util';
import { errorBodySchema } from '@crewdeck/contract/schemas';
import type { z } from 'zod';
import { committedDocument } from '../openapi/committed-document.ts';
import { declarations } from '../openapi/declarations.ts';
import { ERROR_ANSWERS } from '../platform/errors/error-answers.ts';
import { type DescribedApi, type DescribedCall, nameOf } from './described-api.ts';

interface GivenAnswer {
  readonly status: number;
  readonly body: unknown;
}

const { paths }: DescribedApi = JSON.parse(committedDocument());
const DECLARATIONS = declarations();
// Made once: zod compiles each schema when it first parses with it.
const FAILURE = errorBodySchema.strict();
const OPERATIONS = Object.entries(paths)
  // A fixed path goes before one with a parameter, as in the router.
  .sort(([one], [other]) => one.split('{').length - other.split('{').length)
  .flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({ call, pattern: patternOf(method, path) })),
  );

function patternOf(method: string, path: string): RegExp {
  return new RegExp(`^${method.toUpperCase()} ${path.replace(/\{\w+\}/g, '[^/]+')}(\\?.*)?$`);
}

/** Throws when a call answers anything but what its controller declares: another status or failure, a key too many. */
export function requireDeclared(request: string, answer: GivenAnswer): void {
  const call = OPERATIONS.find(({ pattern }) => pattern.test(request))?.call;
  const fault = call && faultOf(call, answer);
  if (fault)
    throw new Error(`${request} answered ${answer.status}, ${fault}:\n${JSON.stringify(answer.body, null, 2)}`);
}

function faultOf({ operationId, responses }: DescribedCall, { status, body }: GivenAnswer): string | null {
  const described = responses[status];
  if (!described) return 'which its @Operation() does not name';
  if ('$ref' in described) return faultOfFailure(nameOf(described).split('-'), status, body);
  return status === 304 ? faultOfSuccess(null, body) : faultOfSuccess(DECLARATIONS.get(operationId)?.answer, body);
}

function faultOfSuccess(answer: z.ZodType | null | undefined, body: unknown): string | null {
  if (!answer) return body === null ? null : 'with a body that is not declared';
  const { data, error } = answer.safeParse(body);
  if (error) return `in another shape than declared: ${error.message}`;
  return isDeepStrictEqual(data, body) ? null : 'with keys that are not declared';
}

function faultOfFailure(declared: readonly string[], status: number, body: unknown): string | null {
  const { data } = FAILURE.safeParse(body);
  if (!data) return 'and not in the shape of a failure';
  if (ERROR_ANSWERS[data.code].status !== status) return `which is not the status of ${data.code}`;
  return declared.includes(data.code) ? null : `and its @Operation() does not name ${data.code}`;
}
