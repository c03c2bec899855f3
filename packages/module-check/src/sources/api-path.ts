import { paths } from '@crewdeck/contract';
import type { CallExpression, Node } from 'oxc-parser';

/** Stands for what differs from call to call. */
const ANY = '~';
/** Methods of the SDK's client, and what they send. */
const METHODS: Record<string, string> = {
  get: 'GET',
  getPage: 'GET',
  getAll: 'GET',
  post: 'POST',
  put: 'PUT',
  patch: 'PATCH',
  delete: 'DELETE',
};
const BUILDERS: Record<string, ((...given: string[]) => string) | undefined> = paths as never;

/** What a call sends when it is one of the SDK's client, as far as its name says so. */
export function methodOf({ callee }: CallExpression): string | null {
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return null;
  const { name } = callee.property;
  return Object.hasOwn(METHODS, name) ? (METHODS[name] ?? null) : null;
}

/** Path of the API that an expression is, without its query; `null` where it is none, or not written out. */
export function pathOf(node: Node): string | null {
  const path = writtenPath(node);
  return path?.startsWith('/api/') ? (path.split('?')[0] ?? path) : null;
}

function writtenPath(node: Node): string | null {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  if (node.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked ?? '').join(ANY);
  return node.type === 'CallExpression' ? builtPath(node) : null;
}

/** `paths.user(id)` of the contract. */
function builtPath({ callee, arguments: given }: CallExpression): string | null {
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return null;
  if (callee.object.type !== 'Identifier' || callee.object.name !== 'paths') return null;
  const { name } = callee.property;
  const build = Object.hasOwn(BUILDERS, name) ? BUILDERS[name] : undefined;
  return build ? build(...given.map(() => ANY)) : null;
}
