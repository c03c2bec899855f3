import { type DescribedSchema, nameOf, optionsOf } from './described-api.ts';

const NAME_OF_FORMAT: Readonly<Record<string, string>> = {
  uuid: 'id',
  date: 'day',
  'date-time': 'time',
  email: 'e-mail',
};

/** A schema in the words of a person: `text (1 to 120 characters) or null`. Shapes are named, not opened. */
export function wordsOf(schema: DescribedSchema): string {
  if (schema.$ref !== undefined) return nameOf({ $ref: schema.$ref });
  const options = optionsOf(schema);
  if (options) return options.map(wordsOf).join(' or ');
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' or ');
  if ('const' in schema) return JSON.stringify(schema.const);
  switch (schema.type) {
    case 'string':
      return (NAME_OF_FORMAT[schema.format ?? ''] ?? 'text') + range(schema.minLength, schema.maxLength, ' characters');
    case 'integer':
      return `whole number${range(schema.minimum, schema.maximum, '')}`;
    case 'array':
      return `list of ${wordsOf(schema.items ?? {})}${range(undefined, schema.maxItems, ' entries')}`;
    case 'object':
      return `{ ${fieldsOf(schema)
        .map(({ name, words }) => `${name}: ${words}`)
        .join('; ')} }`;
    default:
      return String(schema.type ?? 'anything');
  }
}

export interface Field {
  readonly name: string;
  readonly words: string;
  readonly description: string;
}

/** The keys of an object; those that may be left out have a question mark. */
export function fieldsOf({ properties = {}, required = [] }: DescribedSchema): Field[] {
  return Object.entries(properties).map(([key, schema]) => ({
    name: required.includes(key) ? key : `${key}?`,
    words: wordsOf(schema),
    description: schema.description ?? '',
  }));
}

function range(minimum: number | undefined, maximum: number | undefined, unit: string): string {
  // The largest safe integer is no limit that anybody set.
  const limit = maximum === Number.MAX_SAFE_INTEGER ? undefined : maximum;
  if (limit === undefined) return '';
  return minimum ? ` (${minimum} to ${limit}${unit})` : ` (up to ${limit}${unit})`;
}
