import type { z } from 'zod';
import type { calls } from './calls.schema.ts';

type Calls = typeof calls;

/** Method and path of a call, such as `GET /api/projects/:id`. */
export type CallName = keyof Calls;
/** Of a call that answers a list. */
export type ListCallName = { [Name in CallName]: Calls[Name] extends { items: unknown } ? Name : never }[CallName];
/** Such as `/api/projects/:id`. */
export type ApiPath = PathIn<CallName>;
type PathIn<Name> = Name extends `${string} ${infer Path}` ? Path : never;

type ParameterOf<Text> = Text extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParameterOf<Rest>
  : Text extends `${string}:${infer Name}`
    ? Name
    : never;
/** What differs from call to call in a path, by its name there. */
type ParametersOf<Path> = { [Name in ParameterOf<Path>]: string };

type SentBy<Schema> = Schema extends z.ZodType ? z.input<Schema> : never;
/** Values that are empty are not sent. */
type Query<Schema> = { [Key in keyof SentBy<Schema>]: SentBy<Schema>[Key] | '' | null };
type QueryOf<Call> = Call extends { query: infer Schema }
  ? Partial<SentBy<Schema>> extends SentBy<Schema>
    ? { query?: Query<Schema> }
    : { query: Query<Schema> }
  : unknown;
type BodyOf<Call> = Call extends { body: infer Schema } ? { body: SentBy<Schema> } : unknown;

/** What a call needs: the parameters of its path by name, `query` and `body`. */
export type InputOf<Name extends CallName> = ParametersOf<Name> & QueryOf<Calls[Name]> & BodyOf<Calls[Name]>;
/** What the API answers; `undefined` where that is nothing. */
export type AnswerOf<Name extends CallName> = Calls[Name] extends { answer: infer Schema extends z.ZodType }
  ? z.output<Schema>
  : undefined;
/** An entry of the list that the API answers. */
export type ItemOf<Name extends ListCallName> = Calls[Name] extends { items: infer Schema extends z.ZodType }
  ? z.output<Schema>
  : never;

/** A path of the API, relative to the origin that serves the page: `pathOf('/api/projects/:id', { id })`. */
export function pathOf<Path extends ApiPath>(
  path: Path,
  ...[parameters]: ParameterOf<Path> extends never ? [] : [ParametersOf<Path>]
): string {
  return fillPath(path, parameters);
}

/** The same for a path that the compiler does not know. */
export function fillPath(path: string, parameters: Readonly<Record<string, unknown>> = {}): string {
  return path.replace(/:(\w+)/g, (_parameter, name: string) => encodeURIComponent(String(parameters[name])));
}
