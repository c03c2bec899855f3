import { lineAt } from '@crewdeck/federation/widgets/line-at';
import { walk } from '@crewdeck/federation/widgets/walk';
import { parseSync } from 'oxc-parser';
import { methodOf, pathOf } from './api-path.ts';
import { overreachOf } from './overreach.ts';
import type { ApiCall, Import, Overreach, Script } from './script.ts';

type Program = ReturnType<typeof parseSync>;

/** What a script of a module says that others depend on. What does not compile is for the compiler to tell. */
export function parseScript(file: string, text: string): Script {
  const parsed = parseSync(file, text);
  const line = (node: { start: number }) => lineAt(text, node.start);
  const calls: ApiCall[] = [];
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
  });

  return { file, imports: importsOf(parsed, line), calls, reads, overreaches };
}

function importsOf({ module }: Program, line: (node: { start: number }) => number): Import[] {
  return module.staticImports.flatMap((statement) => {
    const values = statement.entries.filter(({ isType }) => !isType);
    if (values.length === 0 && statement.entries.length > 0) return [];
    const names = values.flatMap(({ importName: { kind, name } }) => (kind === 'Name' && name ? [name] : []));
    return [{ from: statement.moduleRequest.value, names, line: line(statement) }];
  });
}
