import type { AssignmentExpression, CallExpression } from 'oxc-parser';

/** Of everybody, and who writes to it reaches beyond the module. */
const TARGETS: readonly [pattern: RegExp, what: string][] = [
  [/^document\.title$/, 'sets the title of the page, which usePageTitle of the SDK does'],
  [/^document\.(body|documentElement|head)\b/, 'changes the page around the module'],
  [/^\w+\.prototype\b/, 'changes a function of the language for everybody'],
  [/^(window|globalThis|self)\.\w+$/, 'leaves a global variable'],
  [/^history\.\w+$/, 'changes how pages are opened'],
];
const STRANGE_CALLS: readonly [pattern: RegExp, what: string][] = [
  [/^(window\.|globalThis\.)?fetch$/, 'calls by fetch, without token and release; useHttp of the SDK has them'],
  [
    /^document\.(body|documentElement|head)\.(append|appendChild|prepend|insertAdjacent\w+)$/,
    'adds to the page around the module',
  ],
  [/^Object\.(assign|defineProperty|defineProperties)$/, ''],
];

/** What a statement does to what is not the module's, as the end of "It …"; `null` where it stays inside. */
export function overreachOf(node: CallExpression | AssignmentExpression, text: string): string | null {
  const written = ({ start, end }: { start: number; end: number }) => text.slice(start, end);
  if (node.type === 'AssignmentExpression') return match(TARGETS, written(node.left));
  const called = match(STRANGE_CALLS, written(node.callee));
  if (called !== '') return called;
  const [first] = node.arguments;
  return first ? match(TARGETS, written(first)) : null;
}

function match(patterns: readonly [RegExp, string][], text: string): string | null {
  return patterns.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}
