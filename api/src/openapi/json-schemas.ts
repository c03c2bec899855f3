import { z } from 'zod';

type JsonSchema = Record<string, unknown>;
type Components = Record<string, JsonSchema>;

/** Stands for `const`, which Nest's module would write as an `enum` of one: a breaking change to oasdiff. */
const CONST = 'x-const';

/**
 * JSON Schema of a schema of the contract. Those that carry an id become components, which it refers to.
 *
 * @param side `input`: what a caller sends, before defaults and clean-up. `output`: what a caller gets, no other key
 */
export function jsonSchemaOf(schema: z.ZodType, side: 'input' | 'output') {
  const json = JSON.stringify(z.toJSONSchema(schema, { io: side }))
    .replaceAll('"#/$defs/', '"#/components/schemas/')
    .replaceAll('"const":', `"${CONST}":`);
  const { $schema, $defs = {}, ...converted } = JSON.parse(json) as JsonSchema & { $defs?: Components };
  const components: Components = {};
  for (const [name, { id, ...definition }] of Object.entries($defs)) components[name] = definition;
  return { schema: converted, components };
}

export function textOf(document: object): string {
  return `${JSON.stringify(document, null, 2).replaceAll(`"${CONST}":`, '"const":')}\n`;
}
