import parser, { type Node, type Selector } from 'postcss-selector-parser';

/** Where the elements are that a part of a selector finds. */
type Reach = 'page' | 'own' | 'within';

interface Fence {
  /** What the names of a module's own classes begin with. */
  readonly prefix: string;
  /** Whether its rule stands within another rule, whose selector is checked on its own. */
  readonly isNested: boolean;
}

/** Whether all that a selector finds are elements with a class of the module's own, or lies within such elements. */
export function isFenced(selector: string, fence: Fence): boolean {
  return parser()
    .astSync(selector)
    .nodes.every((alternative) => reachOf(alternative, fence) !== 'page');
}

function reachOf(selector: Selector, fence: Fence): Reach {
  const startsWithParent = fence.isNested && !hasNesting(selector);
  let reach: Reach = startsWithParent ? 'own' : 'page';
  let combinator = startsWithParent ? ' ' : '';
  let compound: Node[] = [];
  for (const node of selector.nodes) {
    if (node.type !== 'combinator') {
      compound.push(node);
      continue;
    }
    if (compound.length > 0) reach = nextReach(reach, combinator, compound, fence);
    combinator = node.value.trim() || ' ';
    compound = [];
  }
  return nextReach(reach, combinator, compound, fence);
}

/** What lies within an own element stays there, whatever comes next to it; beside an own element is the page again. */
function nextReach(reach: Reach, combinator: string, compound: readonly Node[], fence: Fence): Reach {
  if (reach === 'within') return 'within';
  if (compound.some((node) => isOwn(node, fence))) return 'own';
  return reach === 'own' && [' ', '>'].includes(combinator) ? 'within' : 'page';
}

function isOwn(node: Node, fence: Fence): boolean {
  if (node.type === 'class') return node.value.startsWith(fence.prefix);
  if (node.type === 'nesting') return fence.isNested;
  if (node.type !== 'pseudo' || ![':is', ':where'].includes(node.value)) return false;
  return node.nodes.every((alternative) => reachOf(alternative, { ...fence, isNested: false }) !== 'page');
}

function hasNesting(selector: Selector): boolean {
  let isFound = false;
  selector.walkNesting(() => {
    isFound = true;
  });
  return isFound;
}
