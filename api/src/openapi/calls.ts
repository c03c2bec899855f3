import { type ErrorCode, TOTAL_COUNT_HEADER, TOTAL_MORE_HEADER } from '@crewdeck/contract';
import { errorBodySchema } from '@crewdeck/contract/schemas';
import type { OperationObject, ParameterObject } from '@nestjs/swagger';
import type { z } from 'zod';
import { type Declaration, declarations } from './declarations.ts';
import { jsonSchemaOf } from './json-schemas.ts';
import { failureOf, refusalsOf } from './refusals.ts';

const BEARER = { bearer: [] };

const PAGE_HEADERS = {
  Link: textHeader('`<…>; rel="next"`, unless this is the last page.'),
  [TOTAL_COUNT_HEADER]: {
    description: 'Entries over every page, counted up to 1,000.',
    schema: { type: 'integer', maximum: 1_000 },
  },
  [TOTAL_MORE_HEADER]: {
    description: '`true` where there are more entries than were counted.',
    schema: { type: 'string', enum: ['true'] },
  },
};

/** Adds to what Nest's module says of calls: who may call, the answer with its headers, the ways to fail. */
export class Calls {
  /** The failing answers of all calls: one for each set of codes. */
  readonly failures: Record<string, object> = {};
  private readonly declared = declarations();

  /** @param schemas those that answers refer to are added */
  constructor(
    private readonly headers: readonly string[],
    private readonly schemas: Record<string, unknown>,
  ) {}

  complete(method: string, { operationId = '', tags, requestBody, ...call }: OperationObject) {
    const declared = this.declared.get(operationId);
    if (!declared) throw new Error(`${operationId} has no @Operation().`);
    const parameters = (call.parameters as ParameterObject[]).filter((one) => one.in !== 'header');
    const [status = ''] = Object.keys(call.responses);
    return {
      operationId,
      tags,
      summary: declared.summary,
      // An empty requirement: the token may be left out.
      security: declared.isPublic ? [{}, BEARER] : [BEARER],
      parameters: [...parameters, ...this.headers.map((name) => ({ $ref: `#/components/parameters/${name}` }))],
      ...(declared.bodyType && { requestBody: { required: true, content: { [declared.bodyType]: {} } } }),
      ...(declared.body && { requestBody: { ...requestBody, required: !declared.body.safeParse(undefined).success } }),
      responses: {
        ...this.successOf(status, method === 'get', parameters, declared),
        ...this.failuresOf(refusalsOf(declared, parameters.length > 0)),
      },
    };
  }

  private successOf(
    status: string,
    isReading: boolean,
    parameters: readonly ParameterObject[],
    { answer, answerType }: Declaration,
  ): Record<string, object> {
    if (answerType && !answer) return { [status]: { description: 'Success.', content: { [answerType]: {} } } };
    if (!answer) return { [status]: { description: 'Done.' } };
    const headers = {
      ...(parameters.some(({ name }) => name === 'cursor') && PAGE_HEADERS),
      ...(isReading && { ETag: textHeader('Version of the answer.') }),
    };
    return {
      [status]: {
        description: 'Success.',
        headers,
        content: { [answerType ?? 'application/json']: { schema: this.schemaOf(answer) } },
      },
      ...(isReading && { 304: { description: 'Nothing has changed since the `ETag` in `If-None-Match`.' } }),
    };
  }

  private failuresOf(refusals: ReadonlyMap<number, readonly ErrorCode[]>): Record<string, object> {
    const references = [...refusals].map(([status, codes]) => {
      const name = codes.join('-');
      this.failures[name] = failureOf(codes, this.schemaOf(errorBodySchema));
      return [status, { $ref: `#/components/responses/${name}` }];
    });
    return Object.fromEntries(references);
  }

  private schemaOf(answer: z.ZodType): object {
    const { schema, components } = jsonSchemaOf(answer, 'output');
    Object.assign(this.schemas, components);
    return schema;
  }
}

function textHeader(description: string) {
  return { description, schema: { type: 'string' } };
}
