import fc from 'fast-check';
import { type DescribedApi, type DescribedSchema, nameOf, optionsOf } from '../src/testing/described-api.ts';
import { hostileValue, shortHostileText } from './hostile-values.ts';

type Schemas = DescribedApi['components']['schemas'];

// Ids that mean something, by name: who sends the call puts those of its scenario in their place.
const thing = fc.constantFrom('@project', '@project', '@invite', '@owner');
const person = fc.constantFrom('@self', '@uid', '@owner', '@stranger', '@invitee', '@member', '@project');
const day = fc.constantFrom('2999-12-31', '2020-02-29', '2999-12-31T10:00:00Z', '');
/** A text that fits the form of ids of people, and none of the narrower ones. */
const NO_FORM = 'any text, 王';
/** Ids of the scenario that fit a narrow form, by an example of it. */
const EXAMPLES = { '@module': 'mf-a', '@release': '1.0.0-00000000' };
const LONGEST_LIST = 5;

/** Values as the schema asks for them, with something hostile at any place now and then. */
export function valuesOf(schema: DescribedSchema, schemas: Schemas): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 20, arbitrary: wellFormed(schema, schemas) }, { weight: 1, arbitrary: hostileValue });
}

function wellFormed(schema: DescribedSchema, schemas: Schemas): fc.Arbitrary<unknown> {
  if (schema.$ref !== undefined) return wellFormed(schemas[nameOf({ $ref: schema.$ref })] ?? {}, schemas);
  const options = optionsOf(schema);
  if (options) return fc.oneof(...options.map((option) => valuesOf(option, schemas)));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.type === 'string') return texts(schema);
  if (schema.type === 'number') return numbers(schema);
  if (schema.type === 'integer') return fc.integer({ min: schema.minimum ?? 0, max: schema.maximum ?? 1_000 });
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'array') return lists(schema, schemas);
  if (schema.type === 'object') return objects(schema, schemas);
  return fc.constant(null);
}

function texts({ format, pattern, minLength = 0, maxLength = 100 }: DescribedSchema): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.oneof({ weight: 6, arbitrary: thing }, fc.uuid());
  if (format === 'date') return day;
  if (format === 'email') return fc.constant('@email');
  const written = fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 20) });
  if (pattern !== undefined) return fc.oneof({ weight: 6, arbitrary: formed(pattern) }, written);
  const atLimit = fc.constantFrom('a'.repeat(minLength), 'a'.repeat(maxLength));
  return fc.oneof({ weight: 4, arbitrary: written }, { weight: 2, arbitrary: shortHostileText }, atLimit);
}

/** By their pattern: to take one apart costs more than all calls that are made of it. */
const FORMED = new Map<string, fc.Arbitrary<string>>();

function formed(pattern: string): fc.Arbitrary<string> {
  const made = FORMED.get(pattern) ?? ofForm(pattern);
  FORMED.set(pattern, made);
  return made;
}

function ofForm(pattern: string): fc.Arbitrary<string> {
  const form = new RegExp(pattern, 'u');
  if (form.test(NO_FORM)) return person;
  const known = Object.entries(EXAMPLES).flatMap(([id, example]) => (form.test(example) ? [id] : []));
  const matching = fc.stringMatching(form);
  return known.length > 0 ? fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...known) }, matching) : matching;
}

function numbers({ minimum = 0, maximum = 1_000 }: DescribedSchema): fc.Arbitrary<number> {
  const whole = fc.integer({ min: Math.ceil(minimum), max: maximum });
  return fc.oneof(whole, fc.constantFrom(minimum, maximum), fc.double({ min: minimum, max: maximum, noNaN: true }));
}

function lists({ items = {}, maxItems = 100 }: DescribedSchema, schemas: Schemas): fc.Arbitrary<unknown> {
  return fc.array(valuesOf(items, schemas), { maxLength: Math.min(maxItems, LONGEST_LIST) });
}

function objects({ properties = {}, required = [] }: DescribedSchema, schemas: Schemas): fc.Arbitrary<unknown> {
  const entries = Object.entries(properties).map(([name, schema]) => [name, valuesOf(schema, schemas)] as const);
  const values: Record<string, fc.Arbitrary<unknown>> = Object.fromEntries(entries);
  return fc.record(values, { requiredKeys: [...required] });
}
