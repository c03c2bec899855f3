import type { Node } from 'oxc-parser';

/** What is done with nodes of each kind, by the name of the kind. */
export type Visitors = { [Kind in Node['type']]?: (node: Extract<Node, { type: Kind }>) => void };

/** Visits a node and all below it, in the order of the text. The parser's own visitor can't run in Jest's sandbox. */
export function walk(node: unknown, visitors: Visitors): void {
  if (Array.isArray(node)) {
    for (const one of node) walk(one, visitors);
    return;
  }
  if (!isNode(node)) return;
  const visit = visitors[node.type] as ((node: Node) => void) | undefined;
  visit?.(node);
  for (const value of Object.values(node)) walk(value, visitors);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}
