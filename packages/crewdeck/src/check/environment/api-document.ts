/** As much of an OpenAPI document as is compared. */
interface Schema {
  $ref?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}

interface Content {
  content?: Record<string, { schema?: Schema }>;
}

export interface Operation {
  parameters?: { name: string; in: string; required?: boolean }[];
  requestBody?: Content;
  responses: Record<string, Content>;
}

export interface ApiDocument {
  /** The version is that of the contract. */
  info: { version: string };
  paths: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, Schema> };
}

/**
 * Operations that a call could mean: the one with its method, or all of its path where the method is not known.
 *
 * @param path with `~` for what differs from call to call
 */
export function operationsOf({ paths }: ApiDocument, method: string | null, path: string): Operation[] {
  const [, operations] = Object.entries(paths).find(([pattern]) => isOf(path, pattern)) ?? [];
  if (!operations) return [];
  if (method === null) return Object.values(operations);
  const operation = operations[method.toLowerCase()];
  return operation ? [operation] : [];
}

function isOf(path: string, pattern: string): boolean {
  const [said, meant] = [path.split('/'), pattern.split('/')];
  return said.length === meant.length && meant.every((part, index) => /^\{/.test(part) || part === said[index]);
}

/** Names of all fields that a successful answer may have, at any depth. */
export function answeredFields(document: ApiDocument, { responses }: Operation): Set<string> {
  const fields = new Set<string>();
  for (const [status, answer] of Object.entries(responses))
    if (status.startsWith('2')) collect(document, schemaOf(answer), { fields, seen: new Set() });
  return fields;
}

/** Names of the fields that a body must have, and of the parameters of the query that must be there. */
export function neededFields(document: ApiDocument, { requestBody, parameters = [] }: Operation): Set<string> {
  const body = resolve(document, schemaOf(requestBody));
  const inQuery = parameters.filter((parameter) => parameter.in === 'query' && parameter.required);
  return new Set([...(body?.required ?? []), ...inQuery.map(({ name }) => name)]);
}

function schemaOf(content: Content | undefined): Schema | undefined {
  return Object.values(content?.content ?? {})[0]?.schema;
}

function resolve({ components }: ApiDocument, schema: Schema | undefined): Schema | undefined {
  const name = schema?.$ref?.split('/').at(-1);
  return name ? components?.schemas?.[name] : schema;
}

interface Collected {
  fields: Set<string>;
  seen: Set<Schema>;
}

function collect(document: ApiDocument, given: Schema | undefined, collected: Collected): void {
  const schema = resolve(document, given);
  if (!schema || collected.seen.has(schema)) return;
  collected.seen.add(schema);
  const { properties = {}, items, anyOf = [], oneOf = [], allOf = [] } = schema;
  for (const name of Object.keys(properties)) collected.fields.add(name);
  for (const inner of [...Object.values(properties), items, ...anyOf, ...oneOf, ...allOf])
    collect(document, inner, collected);
}
