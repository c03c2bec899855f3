import { neighbourProblems, offerOf, problemsOf } from '@crewdeck/releases';
import type { Environment } from '../environment/read-environment.ts';
import type { Finding } from '../finding.ts';
import { placeOf, type Subject } from '../subject.ts';

/** Where the cause of each sentence is: what it names, or else a text. */
const CAUSES: readonly [sentence: RegExp, file: string, wanted?: string][] = [
  [/^It uses (\w+) of the module SDK/, '.tsx'],
  [/the module SDK/, 'package.json', '"@crewdeck/module-sdk"'],
  [/React/, 'package.json', '"react"'],
  [/the federation runtime/, 'package.json', '"@crewdeck/federation"'],
  [/the API's contract/, 'package.json', '"@crewdeck/contract"'],
  [/^The path (\S+)/, 'module.json'],
  [/^It places (\S+)/, 'module.json'],
  [/ places [^/]+\/([\w-]+)/, 'module.json'],
];

/** What refuses to let the release go live, by the very rules of the registry. */
export function checkContract(subject: Subject, { host, api, modules }: Environment): Finding[] {
  const { record } = subject.build;
  const others = modules.filter(({ module }) => module !== record.module);
  const problems = [...problemsOf(offerOf(record), host, api.info.version), ...neighbourProblems(record, others)];
  return problems.map((text) => ({ check: 'contract', text, ...causeOf(subject, text) }));
}

function causeOf(subject: Subject, text: string) {
  for (const [sentence, file, wanted] of CAUSES) {
    const found = sentence.exec(text);
    if (found) return placeOf(subject, file, wanted ?? found[1] ?? '');
  }
  return {};
}
