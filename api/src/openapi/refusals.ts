import { ERROR_CODES, type ErrorCode } from '@crewdeck/contract';
import { errorBodySchema } from '@crewdeck/contract/schemas';
import { ERROR_ANSWERS } from '../platform/errors/error-answers.ts';
import type { JsonSchema, JsonSchemas } from './json-schemas.ts';
import type { Operation } from './operations.ts';

const OF_ANY_CALL: readonly ErrorCode[] = [
  'request.malformed',
  'request.too_large',
  'request.timeout',
  'request.rate_limited',
  'auth.invalid_token',
  'auth.suspended',
  'server.internal',
  'server.unavailable',
];

/** Collects the failing answers of all calls: one for each status and set of reasons. */
export class Refusals {
  private readonly collected = new Map<string, JsonSchema>();

  constructor(private readonly schemas: JsonSchemas) {}

  /** References by status. */
  of(operation: Operation): Record<string, JsonSchema> {
    const codes = refusalsOf(operation);
    const statuses = new Set(codes.map((code) => ERROR_ANSWERS[code].status));
    const references = [...statuses].map((status) => {
      const own = codes.filter((code) => ERROR_ANSWERS[code].status === status);
      return [status, { $ref: `#/components/responses/${this.collect(own)}` }];
    });
    return Object.fromEntries(references);
  }

  get components(): Record<string, JsonSchema> {
    return Object.fromEntries([...this.collected].sort(([one], [other]) => (one < other ? -1 : 1)));
  }

  private collect(codes: readonly ErrorCode[]): string {
    const name = codes.join('-');
    const schema = { allOf: [this.schemas.ofAnswer(errorBodySchema)], properties: { code: { enum: codes } } };
    const description = codes.map((code) => ERROR_ANSWERS[code].sentence).join(' ');
    this.collected.set(name, { description, content: { 'application/json': { schema } } });
    return name;
  }
}

/** Every way a call can fail, in the order of the closed list. */
export function refusalsOf({ isPublic, parameters, query, body, refusals = [] }: Operation): ErrorCode[] {
  const codes = new Set([...OF_ANY_CALL, ...refusals]);
  if (!isPublic) codes.add('auth.required');
  if (parameters.length > 0 || query || body) codes.add('request.invalid');
  if (body) codes.add('request.unsupported_media_type');
  return ERROR_CODES.filter((code) => codes.has(code));
}
