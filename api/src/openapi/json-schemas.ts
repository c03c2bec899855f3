import { z } from 'zod';

export type JsonSchema = Record<string, unknown>;

/** Turns the contract's schemas into JSON Schema; those that carry an id are collected and referred to by it. */
export class JsonSchemas {
  private readonly collected = new Map<string, JsonSchema>();

  /** What a caller sends: before defaults and clean-up. */
  ofInput(schema: z.ZodType): JsonSchema {
    return this.convert(schema, 'input');
  }

  /** What a caller gets: no other key than these. */
  ofAnswer(schema: z.ZodType): JsonSchema {
    return this.convert(schema, 'output');
  }

  get components(): Record<string, JsonSchema> {
    return Object.fromEntries([...this.collected].sort(([one], [other]) => (one < other ? -1 : 1)));
  }

  private convert(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
    const json = JSON.stringify(z.toJSONSchema(schema, { io })).replaceAll('"#/$defs/', '"#/components/schemas/');
    const {
      $schema,
      $defs = {},
      ...converted
    } = JSON.parse(json) as JsonSchema & { $defs?: Record<string, JsonSchema> };
    for (const [name, { id, ...definition }] of Object.entries($defs)) this.collected.set(name, definition);
    return converted;
  }
}
