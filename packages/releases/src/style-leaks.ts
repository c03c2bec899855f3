import { type AtRule, type Node, parse, type Rule } from 'postcss';
import { isFenced } from './fenced-selector.ts';

const KEYFRAMES = /keyframes$/;
/** Those that only say when or in which order rules hold. Others are of the whole page, or load what nobody has looked at. */
const HARMLESS = ['charset', 'media', 'supports', 'container', 'layer', 'starting-style'];

/**
 * What in a style sheet of a module could reach what is not the module's: a sentence for each. Its own is what a class finds
 * whose name begins as the build begins them all, with the release's hash.
 *
 * @param hash of the release
 * @throws Error when it is no style sheet
 */
export function leaksIn(css: string, hash: string): string[] {
  const prefix = `c${hash}-`;
  const leaks: string[] = [];
  const root = parse(css);
  root.walkRules((rule) => {
    if (!isIn(rule, ({ name }) => KEYFRAMES.test(name))) leaks.push(...leaksOfRule(rule, prefix));
  });
  root.walkAtRules((rule) => {
    leaks.push(...leaksOfAtRule(rule, prefix));
  });
  return leaks;
}

function leaksOfRule(rule: Rule, prefix: string): string[] {
  const isNested = ancestorsOf(rule).some(({ type }) => type === 'rule');
  const reaching = rule.selectors.filter((selector) => !isFenced(selector, { prefix, isNested }));
  return [
    ...reaching.map((selector) => `"${selector}" reaches elements without a class of the module's own.`),
    ...(isIn(rule, ({ name }) => name === 'layer') ? [] : [`"${rule.selector}" is in no layer.`]),
  ];
}

function leaksOfAtRule({ name, params }: AtRule, prefix: string): string[] {
  if (HARMLESS.includes(name)) return [];
  if (!KEYFRAMES.test(name)) return [`"@${name}" is not for modules: it is of the whole page.`];
  return params.startsWith(prefix) ? [] : [`"@${name} ${params}" takes a name that others may have.`];
}

function isIn(node: Node, matches: (rule: AtRule) => boolean): boolean {
  return ancestorsOf(node).some((ancestor) => ancestor.type === 'atrule' && matches(ancestor as AtRule));
}

function ancestorsOf(node: Node): Node[] {
  return node.parent ? [node.parent as Node, ...ancestorsOf(node.parent as Node)] : [];
}
