import { isDeepStrictEqual } from 'node:util';
import { errorBodySchema } from '@crewdeck/contract/schemas';
import { currentOperations } from '../openapi/current-document.ts';
import type { Operation } from '../openapi/operations.ts';
import { refusalsOf } from '../openapi/refusals.ts';
import { ERROR_ANSWERS } from '../platform/errors/error-answers.ts';

interface GivenAnswer {
  readonly status: number;
  readonly body: unknown;
}

// A fixed path goes before one with a parameter, as in the router.
const OPERATIONS = currentOperations()
  .sort((one, other) => one.parameters.length - other.parameters.length)
  .map((operation) => ({ operation, pattern: patternOf(operation) }));

function patternOf({ method, path }: Operation): RegExp {
  return new RegExp(`^${method} ${path.replace(/\{\w+\}/g, '[^/]+')}(\\?.*)?$`);
}

/** Throws when a call answers anything but what its controller declares: another status or failure, a key too many. */
export function requireDeclared(request: string, answer: GivenAnswer): void {
  const operation = OPERATIONS.find(({ pattern }) => pattern.test(request))?.operation;
  const fault = operation && faultOf(operation, answer);
  if (fault)
    throw new Error(`${request} answered ${answer.status}, ${fault}:\n${JSON.stringify(answer.body, null, 2)}`);
}

function faultOf(operation: Operation, { status, body }: GivenAnswer): string | null {
  if (status === 304 && operation.method === 'GET') return body === null ? null : 'with a body';
  if (status === operation.status) return faultOfSuccess(operation, body);
  return faultOfFailure(operation, status, body);
}

function faultOfSuccess({ answer }: Operation, body: unknown): string | null {
  if (!answer) return body === null ? null : 'with a body that is not declared';
  const { data, error } = answer.safeParse(body);
  if (error) return `in another shape than declared: ${error.message}`;
  return isDeepStrictEqual(data, body) ? null : 'with keys that are not declared';
}

function faultOfFailure(operation: Operation, status: number, body: unknown): string | null {
  const { data } = errorBodySchema.strict().safeParse(body);
  if (!data) return 'and not in the shape of a failure';
  if (ERROR_ANSWERS[data.code].status !== status) return `which is not the status of ${data.code}`;
  return refusalsOf(operation).includes(data.code) ? null : `and its @Operation() does not name ${data.code}`;
}
