import {
  type ApiDocument,
  answeredFields,
  neededFields,
  type Operation,
  operationsOf,
} from '../environment/api-document.ts';
import type { Environment } from '../environment/environment.ts';
import type { Finding } from '../finding.ts';
import type { ApiCall } from '../sources/script.ts';
import { placeIn, type Subject } from '../subject.ts';

const METHOD_AND_PATH = /^([A-Z]+) (.*)$/;
const ID = /:[a-zA-Z]\w*/g;

interface Made extends ApiCall {
  file: string;
}

/** Every call is one that the API answers as the module knows it, and `module.json` names it. */
export function checkApiCalls(subject: Subject, { api }: Environment): Finding[] {
  const made = subject.scripts.flatMap(({ file, calls }) => calls.map((call) => ({ ...call, file })));
  const declared = declaredCalls(subject);
  const tell = (text: string, { file, line }: Made): Finding => ({ check: 'calls', text, file, line });
  const isGone = ({ method, path }: ApiCall) => operationsOf(api, method, path).length === 0;
  return [
    ...[...made, ...declared].filter(isGone).map((call) => tell(`The API has no ${nameOf(call)}.`, call)),
    ...made.filter((call) => !isGone(call)).flatMap((call) => changesOf(subject, api, call)),
    ...made
      .filter((call) => subject.moduleFile && call.method && !declared.some((one) => isSame(one, call)))
      .map((call) => tell(`module.json does not say that it calls ${nameOf(call)}.`, call)),
  ];
}

function declaredCalls(subject: Subject): Made[] {
  return (subject.moduleFile?.calls ?? []).map((call) => {
    const [, method = null, path = ''] = METHOD_AND_PATH.exec(call) ?? [];
    const place = { file: 'module.json', line: 1, ...placeIn(subject, 'module.json', `"${call}"`) };
    return { method, path: path.replace(ID, '~'), ...place };
  });
}

function nameOf({ method, path }: ApiCall): string {
  return `${method ?? ''} ${path.replaceAll('~', ':id')}`.trim();
}

function isSame(one: ApiCall, other: ApiCall): boolean {
  return one.method === other.method && one.path === other.path;
}

/** What the API answers or needs otherwise than at the version that the module is built against. */
function changesOf(subject: Subject, api: ApiDocument, call: Made): Finding[] {
  const { builtAgainst, scripts } = subject;
  if (!builtAgainst) return [];
  const { file, line } = call;
  const then = operationsOf(builtAgainst, call.method, call.path);
  const now = operationsOf(api, call.method, call.path);
  const gone = difference(fieldsOf(answeredFields, builtAgainst, then), fieldsOf(answeredFields, api, now));
  const needed = difference(fieldsOf(neededFields, api, now), fieldsOf(neededFields, builtAgainst, then));
  return [
    ...gone.flatMap((field) => readersOf(field, scripts).map((place) => ({ text: goneText(call, field), ...place }))),
    ...(call.method ? needed : []).map((field) => ({ text: `${nameOf(call)} needs "${field}" now.`, file, line })),
  ].map((finding) => ({ check: 'calls', ...finding }));
}

function goneText(call: ApiCall, field: string): string {
  return `${nameOf(call)} does not answer "${field}" any more.`;
}

function fieldsOf(of: typeof answeredFields, document: ApiDocument, operations: Operation[]): string[] {
  return operations.flatMap((operation) => [...of(document, operation)]);
}

function difference(fields: string[], others: string[]): string[] {
  return [...new Set(fields)].filter((field) => !others.includes(field));
}

/** What nobody reads nobody misses. */
function readersOf(field: string, scripts: Subject['scripts']) {
  return scripts.flatMap(({ file, reads }) => {
    const line = reads.get(field);
    return line ? [{ file, line }] : [];
  });
}
