import { type JSXOpeningElement, parseSync } from 'oxc-parser';
import { methodOf, pathOf } from './api-path.ts';
import { lineAt } from './line-at.ts';
import { overreachOf } from './overreach.ts';
import type { ApiCall, Import, Overreach, PlacedWidget, Script } from './script.ts';
import { walk } from './walk.ts';

type Program = ReturnType<typeof parseSync>;

/** What a script of a module says that others depend on. What does not compile is for the compiler to tell. */
export function parseScript(file: string, text: string): Script {
  const parsed = parseSync(file, text);
  const line = (node: { start: number }) => lineAt(text, node.start);
  const calls: ApiCall[] = [];
  const widgets: PlacedWidget[] = [];
  const overreaches: Overreach[] = [];
  const reads = new Map<string, number>();
  const known = new Set<object>();
  const note = (name: string, at: { start: number }) => reads.has(name) || reads.set(name, line(at));

  walk(parsed.program, {
    CallExpression(node) {
      const [first] = node.arguments;
      const method = methodOf(node);
      const path = method && first ? pathOf(first) : null;
      if (method && first && path) {
        known.add(first);
        calls.push({ method, path, line: line(node) });
        return;
      }
      const alone = known.has(node) ? null : pathOf(node);
      if (alone) calls.push({ method: null, path: alone, line: line(node) });
      const what = overreachOf(node, text);
      if (what) overreaches.push({ what, line: line(node) });
    },
    AssignmentExpression(node) {
      const what = overreachOf(node, text);
      if (what) overreaches.push({ what, line: line(node) });
    },
    MemberExpression({ property }) {
      if (property.type === 'Identifier') note(property.name, property);
    },
    ObjectPattern({ properties }) {
      for (const property of properties)
        if (property.type === 'Property' && property.key.type === 'Identifier') note(property.key.name, property);
    },
    JSXOpeningElement(node) {
      const placed = placedWidget(node);
      if (placed) widgets.push({ ...placed, line: line(node) });
    },
  });

  return { file, imports: importsOf(parsed, line), calls, widgets, reads, overreaches };
}

function importsOf({ module }: Program, line: (node: { start: number }) => number): Import[] {
  return module.staticImports.flatMap((statement) => {
    const values = statement.entries.filter(({ isType }) => !isType);
    if (values.length === 0 && statement.entries.length > 0) return [];
    const names = values.flatMap(({ importName: { kind, name } }) => (kind === 'Name' && name ? [name] : []));
    return [{ from: statement.moduleRequest.value, names, line: line(statement) }];
  });
}

/** `<Widget of="…" name="…" />`, where both are written out. */
function placedWidget({ name, attributes }: JSXOpeningElement): Omit<PlacedWidget, 'line'> | null {
  if (name.type !== 'JSXIdentifier' || name.name !== 'Widget') return null;
  const textOf = (wanted: string) => {
    const found = attributes.find((it) => it.type === 'JSXAttribute' && it.name.name === wanted);
    return found?.type === 'JSXAttribute' && found.value?.type === 'Literal' ? String(found.value.value) : null;
  };
  const [module, widget] = [textOf('of'), textOf('name')];
  return module && widget ? { module, widget } : null;
}
