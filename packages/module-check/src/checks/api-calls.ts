import { type ApiDocument, answeredFields, neededFields, operationsOf } from '../environment/api-document.ts';
import type { Environment } from '../environment/environment.ts';
import type { Finding } from '../finding.ts';
import type { ApiCall } from '../sources/script.ts';
import { placeIn, type Subject } from '../subject.ts';

const METHOD_AND_PATH = /^([A-Z]+) (.*)$/;
const ID = /:[a-zA-Z]\w*/g;

interface Made extends ApiCall {
  file: string;
}

/** Every call is one that the API answers as the module knows it. */
export function checkApiCalls(subject: Subject, { api }: Environment): Finding[] {
  const made = subject.scripts.flatMap(({ file, calls }) => calls.map((call) => ({ ...call, file })));
  const declared = declaredCalls(subject);
  const unsaid = declared && made.filter((call) => call.method && !declared.some((one) => isSame(one, call)));
  return [
    ...[...made, ...(declared ?? [])].flatMap((call) => problemsOfCall(subject, api, call)),
    ...(unsaid ?? []).map(({ method, path, file, line }) => ({
      check: 'calls',
      text: `module.json does not say that it calls ${method} ${path.replaceAll('~', ':id')}.`,
      file,
      line,
    })),
  ];
}

/** As `module.json` says; `null` where there is none. */
function declaredCalls(subject: Subject): Made[] | null {
  const text = subject.texts.get('module.json');
  if (!text) return null;
  const { calls = [] } = JSON.parse(text) as { calls?: string[] };
  return calls.map((call) => {
    const [, method = null, path = ''] = METHOD_AND_PATH.exec(call) ?? [];
    return { method, path: path.replace(ID, '~'), file: 'module.json', line: 1, ...placeIn(subject, 'module.json', call) };
  });
}

function isSame(one: ApiCall, other: ApiCall): boolean {
  return one.method === other.method && one.path === other.path;
}

function problemsOfCall(subject: Subject, api: ApiDocument, call: Made): Finding[] {
  const { method, path, file, line } = call;
  const name = `${method ?? ''} ${path.replaceAll('~', ':id')}`.trim();
  const now = operationsOf(api, method, path);
  if (now.length === 0) return [{ check: 'calls', text: `The API has no ${name}.`, file, line }];
  if (!subject.builtAgainst) return [];
  const before = operationsOf(subject.builtAgainst, method, path);
  const known = before.flatMap((operation) => [...answeredFields(subject.builtAgainst as ApiDocument, operation)]);
  const left = new Set(now.flatMap((operation) => [...answeredFields(api, operation)]));
  const sent = new Set(before.flatMap((one) => [...neededFields(subject.builtAgainst as ApiDocument, one)]));
  const needed = now.length === 1 ? now.flatMap((operation) => [...neededFields(api, operation)]) : [];
  return [
    ...known.filter((field) => !left.has(field)).flatMap((field) => goneField(subject, name, field)),
    ...needed
      .filter((field) => !sent.has(field))
      .map((field) => ({ check: 'calls', text: `${name} needs "${field}" now.`, file, line })),
  ];
}

/** Told where it is read: what nobody reads nobody misses. */
function goneField({ scripts }: Subject, name: string, field: string): Finding[] {
  return scripts.flatMap(({ file, reads }) => {
    const line = reads.get(field);
    return line ? [{ check: 'calls', text: `${name} does not answer "${field}" any more.`, file, line }] : [];
  });
}
