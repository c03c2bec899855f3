/** What is read of the committed document: for the page, and by the tests that are made from it. */
export interface DescribedApi {
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, DescribedCall>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, DescribedSchema>>;
    readonly responses: Readonly<Record<string, DescribedAnswer>>;
    readonly parameters: Readonly<Record<string, DescribedParameter>>;
  };
}

export interface DescribedCall {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly security: readonly object[];
  readonly parameters: readonly (DescribedParameter | Reference)[];
  readonly requestBody?: DescribedContent;
  readonly responses: Readonly<Record<string, DescribedAnswer | Reference>>;
}

export interface DescribedParameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly schema: DescribedSchema;
}

interface DescribedContent {
  readonly content?: { readonly 'application/json': { readonly schema: DescribedSchema } };
}

interface DescribedAnswer extends DescribedContent {
  readonly description: string;
}

type TypeName = 'string' | 'number' | 'integer' | 'boolean' | 'null' | 'array' | 'object';

/** As much of JSON Schema as the document uses. */
export interface DescribedSchema extends Partial<Reference> {
  readonly type?: TypeName | readonly TypeName[];
  readonly description?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly DescribedSchema[];
  readonly oneOf?: readonly DescribedSchema[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxItems?: number;
  readonly items?: DescribedSchema;
  readonly properties?: Readonly<Record<string, DescribedSchema>>;
  readonly required?: readonly string[];
}

export interface Reference {
  readonly $ref: string;
}

/** The schemas of which one must fit, where there are several: options, or types of one schema. */
export function optionsOf({ anyOf, oneOf, ...schema }: DescribedSchema): readonly DescribedSchema[] | undefined {
  const { type } = schema;
  return anyOf ?? oneOf ?? (typeof type === 'object' ? type.map((one) => ({ ...schema, type: one })) : undefined);
}

/** The last step of a reference. */
export function nameOf({ $ref }: Reference): string {
  return $ref.slice($ref.lastIndexOf('/') + 1);
}
