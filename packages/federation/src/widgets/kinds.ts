import type { TSType } from 'oxc-parser';

const UNKNOWN = 'unknown';
const KINDS_OF_TYPES: Partial<Record<TSType['type'], string>> = {
  TSStringKeyword: 'string',
  TSTemplateLiteralType: 'string',
  TSNumberKeyword: 'number',
  TSBooleanKeyword: 'boolean',
  TSNullKeyword: 'null',
  TSUndefinedKeyword: 'undefined',
  TSFunctionType: 'function',
  TSArrayType: 'array',
  TSTupleType: 'array',
  TSTypeLiteral: 'object',
};
const ARRAYS = ['Array', 'ReadonlyArray'];

/** Kinds of a type as its text tells them, with ` | ` between them; `unknown` of what is declared elsewhere. */
export function kindsOf(type: TSType | null | undefined): string {
  if (!type) return UNKNOWN;
  if (type.type === 'TSUnionType') return [...new Set(type.types.map(kindsOf))].join(' | ');
  if (type.type === 'TSParenthesizedType') return kindsOf(type.typeAnnotation);
  if (type.type === 'TSTypeOperator' && type.operator === 'readonly') return kindsOf(type.typeAnnotation);
  if (type.type === 'TSLiteralType') return kindOfValue(type.literal);
  if (type.type === 'TSTypeReference' && type.typeName.type === 'Identifier' && ARRAYS.includes(type.typeName.name))
    return 'array';
  return KINDS_OF_TYPES[type.type] ?? UNKNOWN;
}

const KINDS_OF_VALUES: Record<string, string> = {
  TemplateLiteral: 'string',
  ArrowFunctionExpression: 'function',
  FunctionExpression: 'function',
  ArrayExpression: 'array',
  ObjectExpression: 'object',
};

/** The kind of a value as its text tells it; `unknown` of what is worked out elsewhere. */
export function kindOfValue(value: { type: string; value?: unknown }): string {
  if (value.type !== 'Literal') return KINDS_OF_VALUES[value.type] ?? UNKNOWN;
  if (typeof value.value === 'string') return `'${value.value}'`;
  if (value.value === null) return 'null';
  return typeof value.value === 'boolean' ? 'boolean' : String(value.value);
}
