import type { Finding } from '../finding.ts';
import { foundIn, type Subject } from '../subject.ts';

/** What is of everybody, as it is written to. */
const REACHES: readonly [written: RegExp, what: string][] = [
  [/(?<![\w.])document\.title\s*=[^=]/g, 'sets the title of the page, which usePageTitle of the SDK does'],
  [
    /(?<![\w.])document\.(?:body|documentElement|head)\.(?:append|appendChild|prepend|insertAdjacent\w+)\(/g,
    'adds to the page around the module',
  ],
  [
    /\b[A-Z]\w*\.prototype\.\w+\s*=[^=]|\bObject\.\w+\([A-Z]\w*\.prototype\b/g,
    'changes a function of the language for everybody',
  ],
  [/(?<![\w.])(?:window|globalThis|self)\.\w+\s*=[^=>]/g, 'leaves a global variable'],
  [
    /(?<![\w.])(?:(?:window|globalThis)\.)?fetch\(/g,
    'calls by fetch, without token and release; useHttp of the SDK has them',
  ],
];

/** A module leaves alone what is everybody's. */
export function checkReach(subject: Subject): Finding[] {
  return REACHES.flatMap(([written, what]) =>
    foundIn(subject, written).map(({ file, line }) => ({ check: 'page', text: `It ${what}.`, file, line })),
  );
}
