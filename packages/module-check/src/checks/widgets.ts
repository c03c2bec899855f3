import { type DeclaredProps, takenProps } from '@crewdeck/federation/widgets/declared-props';
import { KEPT_PROPS } from '@crewdeck/federation/widgets/given-props';
import { asProps, contractsIn } from '@crewdeck/federation/widgets/widget-use';
import { type Misfit, misfitsOf } from '@crewdeck/releases/widget-props';
import type { Finding } from '../finding.ts';
import type { Subject } from '../subject.ts';

const WIDGET = /^src\/widgets\/([\w-]+)\.tsx$/;

/** A widget takes what others give it. */
export function checkWidgets(subject: Subject): Finding[] {
  const contracts = contractsIn(subject);
  return [...subject.texts].flatMap(([file, text]) => {
    const name = WIDGET.exec(file)?.[1];
    const taken = name && takenProps(file, text);
    if (!taken) return [];
    const contract = contracts.get(`${subject.module}/${name}`);
    const found = [...keptProps(taken), ...(contract ? differences(contract, taken) : [])];
    return found.map((it) => ({ check: 'widgets', file, ...it }));
  });
}

type Said = Pick<Finding, 'text' | 'line'>;

function keptProps(taken: DeclaredProps): Said[] {
  return [...taken]
    .filter(([name]) => KEPT_PROPS.includes(name))
    .map(([name, { line }]) => ({ text: `It takes "${name}", which never reaches it: <Widget> keeps that.`, line }));
}

function differences(contract: DeclaredProps, taken: DeclaredProps): Said[] {
  const firstLine = [...taken.values()][0]?.line ?? 1;
  const lineOf = (prop: string) => taken.get(prop)?.line ?? firstLine;
  return misfitsOf(asProps(contract), asProps(taken)).map((misfit) => ({
    text: sentenceOf(misfit),
    line: lineOf(misfit.prop),
  }));
}

function sentenceOf({ kind, prop, given, taken }: Misfit): string {
  if (kind === 'missing') return `It needs "${prop}", which others need not give it.`;
  if (kind === 'unwanted') return `It does not take "${prop}" any more, which others give it.`;
  return `It takes "${prop}" as ${taken}, but others give ${given}.`;
}
