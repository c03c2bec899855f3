import {
  CONTRACT_VERSION,
  MODULE_HEADER,
  REQUEST_ID_HEADER,
  TOTAL_COUNT_HEADER,
  TOTAL_MORE_HEADER,
} from '@crewdeck/contract';
import { type JsonSchema, JsonSchemas } from './json-schemas.ts';
import type { Operation } from './operations.ts';
import { Refusals } from './refusals.ts';

const BEARER = { bearer: [] };
const HEADERS = {
  [REQUEST_ID_HEADER]: {
    name: REQUEST_ID_HEADER,
    in: 'header',
    description: 'Ties the call to its log lines; any other text is replaced.',
    schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{1,64}$' },
  },
  [MODULE_HEADER]: {
    name: MODULE_HEADER,
    in: 'header',
    description: 'The module release that the call comes from; any other text is ignored.',
    schema: { type: 'string', pattern: '^[A-Za-z0-9_@.+-]{1,100}$' },
  },
};

/** The OpenAPI 3.1 document of these calls. */
export function documentOf(operations: readonly Operation[]) {
  const schemas = new JsonSchemas();
  const refusals = new Refusals(schemas);
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const operation of [...operations].sort(byPath)) {
    const described = { [operation.method.toLowerCase()]: describe(operation, schemas, refusals) };
    paths[operation.path] = { ...paths[operation.path], ...described };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Crewdeck API',
      version: CONTRACT_VERSION,
      description: 'Written by the API itself from the schemas that it validates with. Unknown keys are dropped.',
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: schemas.components,
      responses: refusals.components,
      parameters: HEADERS,
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'ID token of the identity provider.',
        },
      },
    },
  };
}

function byPath(one: Operation, other: Operation): number {
  return one.path === other.path ? 0 : one.path < other.path ? -1 : 1;
}

function describe(operation: Operation, schemas: JsonSchemas, refusals: Refusals): JsonSchema {
  const { id, tag, summary, isPublic, body } = operation;
  return {
    operationId: id,
    tags: [tag],
    summary,
    // An empty requirement: the token may be left out.
    security: isPublic ? [{}, BEARER] : [BEARER],
    parameters: [...parametersOf(operation, schemas), ...Object.keys(HEADERS).map(parameterReference)],
    ...(body && {
      requestBody: { required: !body.safeParse(undefined).success, content: json(schemas.ofInput(body)) },
    }),
    responses: { ...successOf(operation, schemas), ...refusals.of(operation) },
  };
}

function parametersOf({ parameters, query }: Operation, schemas: JsonSchemas): JsonSchema[] {
  const inPath = parameters.map(({ name, schema }) => ({
    name,
    in: 'path',
    required: true,
    schema: schemas.ofInput(schema),
  }));
  const { properties = {} } = query ? schemas.ofInput(query) : {};
  const inQuery = Object.entries(properties as object).map(([name, schema]) => ({ name, in: 'query', schema }));
  return [...inPath, ...inQuery];
}

function successOf(
  { status, answer, method, query, isEventStream }: Operation,
  schemas: JsonSchemas,
): Record<string, JsonSchema> {
  if (isEventStream) return { [status]: { description: 'Success.', content: { 'text/event-stream': {} } } };
  if (!answer) return { [status]: { description: 'Done.' } };
  const isPaged = query !== null && 'cursor' in query.shape;
  const headers = {
    ...(isPaged && PAGE_HEADERS),
    ...(method === 'GET' && { ETag: textHeader('Version of the answer.') }),
  };
  return {
    [status]: { description: 'Success.', headers, content: json(schemas.ofAnswer(answer)) },
    ...(method === 'GET' && { 304: { description: 'Nothing has changed since the `ETag` in `If-None-Match`.' } }),
  };
}

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

function json(schema: JsonSchema) {
  return { 'application/json': { schema } };
}

function textHeader(description: string) {
  return { description, schema: { type: 'string' } };
}

function parameterReference(name: string): JsonSchema {
  return { $ref: `#/components/parameters/${name}` };
}
