import type { Finding } from '../finding.ts';
import type { Props } from '../sources/script.ts';
import { contractedProps, takenProps } from '../sources/widget-props.ts';
import type { Subject } from '../subject.ts';

const WIDGET = /^src\/widgets\/([\w-]+)\.tsx$/;
const TYPES = /\.tsx?$/;

/** A widget takes what others give it. */
export function checkWidgets(subject: Subject): Finding[] {
  const contracts = contractsOf(subject);
  return [...subject.texts].flatMap(([file, text]) => {
    const name = WIDGET.exec(file)?.[1];
    const contract = name && contracts.get(`${subject.module}/${name}`);
    const taken = contract && takenProps(file, text);
    return taken ? differences(contract, taken).map((it) => ({ check: 'widgets', file, ...it })) : [];
  });
}

/** Those of the SDK, and those that the module adds to them. */
function contractsOf({ widgetContract, texts }: Subject): Map<string, Props> {
  const own = [...texts].filter(([file, text]) => TYPES.test(file) && text.includes('interface WidgetPropsByName'));
  return new Map([widgetContract, ...own.map(([, text]) => text)].flatMap((text) => [...contractedProps(text)]));
}

function differences(given: Props, taken: Props): Pick<Finding, 'text' | 'line'>[] {
  const firstLine = [...taken.values()][0]?.line ?? 1;
  const gone = [...given.keys()].filter((name) => !taken.has(name));
  const wanted = [...taken].filter(([name, prop]) => !prop.isOptional && (given.get(name)?.isOptional ?? true));
  const changed = [...taken].filter(
    ([name, prop]) => given.has(name) && !accepts(prop.type, given.get(name)?.type ?? ''),
  );
  return [
    ...gone.map((name) => ({ text: `It does not take "${name}" any more, which others give it.`, line: firstLine })),
    ...wanted.map(([name, { line }]) => ({ text: `It needs "${name}", which others need not give it.`, line })),
    ...changed.map(([name, { type, line }]) => ({
      text: `It takes "${name}" as ${type}, but others give ${given.get(name)?.type}.`,
      line,
    })),
  ];
}

/** The same, or more kinds of it. */
function accepts(taken: string, given: string): boolean {
  const kinds = new Set(taken.split(' | '));
  return taken === given || given.split(' | ').every((kind) => kinds.has(kind));
}
