import {
  type ApiDocument,
  answeredFields,
  neededFields,
  type Operation,
  operationsOf,
} from '../environment/api-document.ts';
import type { Environment } from '../environment/read-environment.ts';
import type { Finding } from '../finding.ts';
import { foundIn, placeOf, type Subject } from '../subject.ts';

const METHOD_AND_PATH = /^([A-Z]+) (.*)$/;
/** Of a path: what differs from call to call. */
const DIFFERENT = /:\w+|\$\{[^}]*\}/g;
const ANY = '~';
/** The name of a call, as in `'GET /api/users/:userId'`, or a path alone. */
const WRITTEN = /['"`](?:([A-Z]+) )?(\/api(?:\/(?:[\w-]+|:\w+|\$\{[^}]*\}))+)/g;

interface Call {
  method: string | null;
  /** With `~` for what differs from call to call, as `/api/users/~`. */
  path: string;
  file?: string;
  line?: number;
}

/** Every call that `module.json` names is one that the API answers as the module knows it, and it names every one. */
export function checkApiCalls(subject: Subject, { api }: Environment): Finding[] {
  const made = callsIn(subject);
  const declared = declaredCalls(subject);
  const isKnown = ({ method, path }: Call) => operationsOf(api, method, path).length > 0;
  const isDeclared = ({ method, path }: Call) =>
    declared.some((call) => call.path === path && call.method === (method ?? call.method));
  return [
    ...[...made, ...declared]
      .filter((call) => !isKnown(call))
      .map((call) => tell(call, `The API has no ${nameOf(call)}.`)),
    ...made
      .filter((call) => isKnown(call) && !isDeclared(call))
      .map((call) => tell(call, `module.json does not say that it calls ${nameOf(call)}.`)),
    ...declared.filter(isKnown).flatMap((call) => changesOf(subject, api, call)),
  ];
}

function tell({ file, line }: Pick<Call, 'file' | 'line'>, text: string): Finding {
  return { check: 'calls', text, ...(file && { file }), ...(line && { line }) };
}

/** As far as they are written out. */
function callsIn(subject: Subject): Call[] {
  return foundIn(subject, WRITTEN).map(({ groups: [method, path = ''], ...place }) => ({
    ...place,
    method: method ?? null,
    path: path.replace(DIFFERENT, ANY),
  }));
}

function declaredCalls(subject: Subject): Call[] {
  return (subject.build.record.places?.calls ?? []).map((call) => {
    const [, method = null, path = ''] = METHOD_AND_PATH.exec(call) ?? [];
    return { method, path: path.replace(DIFFERENT, ANY), ...placeOf(subject, 'module.json', `"${call}"`) };
  });
}

function nameOf({ method, path }: Call): string {
  return `${method ?? ''} ${path.replaceAll(ANY, ':id')}`.trim();
}

/** What the API answers or needs otherwise than at the version that the module is built against. */
function changesOf(subject: Subject, api: ApiDocument, call: Call): Finding[] {
  const { builtAgainst } = subject;
  if (!builtAgainst) return [];
  const then = operationsOf(builtAgainst, call.method, call.path);
  const now = operationsOf(api, call.method, call.path);
  const gone = difference(fieldsOf(answeredFields, builtAgainst, then), fieldsOf(answeredFields, api, now));
  const needed = difference(fieldsOf(neededFields, api, now), fieldsOf(neededFields, builtAgainst, then));
  return [
    // A field that the module doesn't read may go.
    ...gone.flatMap((field) =>
      foundIn(subject, new RegExp(String.raw`\.${field}\b|\{[^{}]*\b${field}\b[^{}]*\}\s*[=:]`, 'g'))
        .slice(0, 1)
        .map((place) => tell(place, `${nameOf(call)} does not answer "${field}" any more.`)),
    ),
    ...needed.map((field) => tell(call, `${nameOf(call)} needs "${field}" now.`)),
  ];
}

function fieldsOf(of: typeof answeredFields, document: ApiDocument, operations: Operation[]): string[] {
  return operations.flatMap((operation) => [...of(document, operation)]);
}

function difference(fields: string[], others: string[]): string[] {
  return [...new Set(fields)].filter((field) => !others.includes(field));
}
