import { calls, pictureFileSchema } from '@crewdeck/contract/schemas';
import { z } from 'zod';
import type { DescribedApi } from '../testing/described-api.ts';
import { committedDocument } from './committed-document.ts';
import { declarations } from './declarations.ts';

/** Routes that the contract has no call for. */
const NOT_CALLED = [
  // By the service manager and the balancer.
  'GET /api/health/live',
  'GET /api/health/ready',
  // By the browser, from the addresses of pictures.
  'GET /api/pictures/:name',
  // By the release command, with a record that `@crewdeck/releases` describes.
  'POST /api/releases',
];

/** `items` in place of `answer` only where the contract has it. */
interface Schemas {
  query?: z.ZodType;
  body?: z.ZodType;
  answer?: z.ZodType;
  items?: z.ZodType;
}

/** Of each route, by its name as in the contract: the very schemas that its controller names. */
function routes(): ReadonlyMap<string, Schemas> {
  const { paths }: DescribedApi = JSON.parse(committedDocument());
  const declared = declarations();
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId }]) => {
      const route = declared.get(operationId);
      const name = `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`;
      // The API reads a file by its bytes, without a schema.
      const body = route?.bodyType ? pictureFileSchema : route?.body;
      return [name, withoutNothing({ query: route?.query, body, answer: route?.answer })] as const;
    }),
  );
  return new Map(described);
}

function withoutNothing(schemas: Record<string, unknown>): Schemas {
  return Object.fromEntries(Object.entries(schemas).filter(([, schema]) => schema));
}

/** What the two say differently: `PATCH /api/invites/:id: body`. Schemas are compared by identity. */
function differences(called: ReadonlyMap<string, Schemas>, routed: ReadonlyMap<string, Schemas>): string[] {
  return [...new Set([...called.keys(), ...routed.keys()])].flatMap((name) => {
    const [one, other] = [called.get(name), routed.get(name)];
    if (!one || !other) return [`${name}: ${one ? 'no route' : 'no call'}`];
    const answer = one.items && other.answer instanceof z.ZodArray ? other.answer.element : other.answer;
    const pairs = { query: other.query, body: other.body, [one.items ? 'items' : 'answer']: answer };
    return Object.entries(pairs)
      .filter(([part, schema]) => one[part as keyof Schemas] !== schema)
      .map(([part]) => `${name}: ${part}`);
  });
}

describe('the calls of the contract', () => {
  const called = new Map<string, Schemas>(Object.entries(calls));

  it('are the routes of the API, with the very same schemas', () => {
    expect(differences(called, routes()).sort()).toEqual(NOT_CALLED.map((name) => `${name}: no call`));
  });

  it('are told apart from routes that differ, are gone, or are forgotten', () => {
    const invite = 'PATCH /api/invites/:id';
    const changed = new Map(called).set(invite, { ...called.get(invite), body: z.object({}) });
    changed.set('GET /api/users', { ...called.get('GET /api/users'), items: z.object({}) });
    changed.set('GET /api/gone', {});
    changed.delete('GET /api/blocks');
    const forgotten = NOT_CALLED.map((name) => `${name}: no call`);
    expect(differences(changed, routes()).sort()).toEqual(
      [
        ...forgotten,
        `${invite}: body`,
        'GET /api/users: items',
        'GET /api/gone: no route',
        'GET /api/blocks: no call',
      ].sort(),
    );
  });
});
