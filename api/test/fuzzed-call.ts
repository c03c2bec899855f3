import fc from 'fast-check';
import {
  type DescribedApi,
  type DescribedCall,
  type DescribedParameter,
  nameOf,
} from '../src/testing/described-api.ts';
import { brokenPercent, hostileBody, hostileContentType, hostileText, toJson } from './hostile-values.ts';
import { valuesOf } from './schema-values.ts';

/** One request, with names for the ids of people and projects that are known only once it is sent. */
export interface FuzzedCall {
  readonly caller: 'visitor' | 'newcomer' | 'stranger' | 'invitee' | 'member' | 'owner' | 'ops';
  readonly path: string;
  readonly headers: Headers;
  readonly body: string | null;
}

type Headers = Readonly<Record<string, string>>;

/** Requests of one call of the document: mostly as it asks for them, hostile at any place. */
export function fuzzedCalls(api: DescribedApi, path: string, call: DescribedCall): fc.Arbitrary<FuzzedCall> {
  const parameters = call.parameters.map((given) => ('$ref' in given ? parameterOf(api, nameOf(given)) : given));
  const partsIn = (place: DescribedParameter['in']) => parameters.filter((parameter) => parameter.in === place);
  return fc.record({
    // Only ops may do anything with releases.
    caller: /^\/api\/(releases|deploy-tokens)/.test(path)
      ? fc.constantFrom('ops', 'ops', 'ops', 'owner', 'visitor')
      : fc.constantFrom('owner', 'member', 'invitee', 'stranger', 'newcomer', 'visitor', 'ops', 'owner'),
    path: fc.tuple(pathOf(api, path, partsIn('path')), queryOf(api, partsIn('query'))).map((parts) => parts.join('')),
    headers: headersOf(api, partsIn('header'), call.requestBody !== undefined),
    body: bodyOf(api, call),
  });
}

function parameterOf({ components }: DescribedApi, name: string): DescribedParameter {
  const parameter = components.parameters[name];
  if (!parameter) throw new Error(`The document has no parameter ${name}.`);
  return parameter;
}

/** Texts for a place in the address. */
function addressTexts({ components }: DescribedApi, { schema }: DescribedParameter): fc.Arbitrary<string> {
  return fc.oneof({ weight: 15, arbitrary: valuesOf(schema, components.schemas).map(encoded) }, brokenPercent);
}

function pathOf(api: DescribedApi, path: string, parameters: readonly DescribedParameter[]): fc.Arbitrary<string> {
  const texts = parameters.map((parameter) => [parameter.name, addressTexts(api, parameter)] as const);
  const parts: Record<string, fc.Arbitrary<string>> = Object.fromEntries(texts);
  return fc.record(parts).map((texts) => path.replace(/\{(\w+)\}/g, (_, name: string) => texts[name] ?? ''));
}

/** With unknown, repeated and poisonous names among the known. */
function queryOf(api: DescribedApi, parameters: readonly DescribedParameter[]): fc.Arbitrary<string> {
  const nothing = fc.constant('');
  const known = parameters.map((parameter) =>
    fc.oneof(
      { weight: 2, arbitrary: nothing },
      addressTexts(api, parameter).map((text) => `${parameter.name}=${text}`),
    ),
  );
  const names = parameters.flatMap(({ name }) => [name, `${name}[]`]);
  const other = fc
    .tuple(fc.constantFrom(...names, '__proto__', 'x'), hostileText.map(encoded))
    .map(([name, text]) => `${name}=${text}`);
  return fc.tuple(...known, fc.oneof({ weight: 8, arbitrary: nothing }, other)).map((pairs) => {
    const query = pairs.filter((pair) => pair !== '').join('&');
    return query === '' ? '' : `?${query}`;
  });
}

function headersOf(
  { components }: DescribedApi,
  parameters: readonly DescribedParameter[],
  hasBody: boolean,
): fc.Arbitrary<Headers> {
  const texts = parameters.map(
    ({ name, schema }) => [name, valuesOf(schema, components.schemas).map(headerText)] as const,
  );
  const described: Record<string, fc.Arbitrary<string>> = Object.fromEntries(texts);
  const nothing = { weight: 15, arbitrary: fc.constant({}) };
  const hostile = hostileText.map(headerText);
  const json = { weight: 25, arbitrary: fc.constant('application/json') };
  return fc
    .tuple(
      fc.record<Record<string, string>>(described, { requiredKeys: [] }),
      hasBody ? fc.record({ 'content-type': fc.oneof(json, hostileContentType) }) : fc.constant({}),
      fc.oneof(nothing, fc.record({ authorization: hostile }), fc.record({ 'if-none-match': hostile })),
    )
    .map((parts): Headers => Object.assign({}, ...parts));
}

function bodyOf({ components }: DescribedApi, { requestBody }: DescribedCall): fc.Arbitrary<string | null> {
  const schema = requestBody?.content?.['application/json']?.schema;
  if (!schema) return requestBody ? hostileBody : fc.constant(null);
  return fc.oneof({ weight: 15, arbitrary: valuesOf(schema, components.schemas).map(toJson) }, hostileBody);
}

function encoded(value: unknown): string {
  return encodeURIComponent(textOf(value).toWellFormed()).replaceAll('%40', '@');
}

/** As much of a text as a header can carry at all. */
function headerText(value: unknown): string {
  return textOf(value).replace(/[^\t\x20-\x7e\x80-\xff]/g, '');
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : toJson(value);
}
