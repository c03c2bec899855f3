import { offerOf, problemsOf } from '@crewdeck/releases';
import type { Environment } from '../environment/environment.ts';
import { type Finding, type Place, placeOf } from '../finding.ts';
import { findPlace, placeIn, type Subject } from '../subject.ts';

const DEFINITION = 'src/module.tsx';
/** Where the cause of each sentence is. */
const CAUSES: readonly [sentence: RegExp, file: string, wanted: string][] = [
  [/no page "/, DEFINITION, 'pages'],
  [/no widget "/, DEFINITION, 'defineModule('],
  [/the module SDK/, 'package.json', '"@crewdeck/module-sdk"'],
  [/the federation runtime/, 'package.json', '"@crewdeck/federation"'],
  [/the API's contract/, 'package.json', '"@crewdeck/contract"'],
];

/** What the release needs of what is live, and what that needs of the release. */
export function checkContract(subject: Subject, environment: Environment): Finding[] {
  const { build } = subject;
  if (!build) return [];
  const { host, api } = environment;
  const sentences = [
    ...problemsOf(offerOf(build.record), host, api.info.version),
    ...missedWidgets(subject, environment),
  ];
  return [
    ...sentences.map((text) => ({ check: 'contract', text, ...causeOf(subject, text) })),
    ...missingWidgets(subject, environment),
  ];
}

function causeOf(subject: Subject, text: string): Place {
  const [, file = '', wanted = ''] = CAUSES.find(([sentence]) => sentence.test(text)) ?? [];
  return placeIn(subject, file, wanted);
}

/** Of this module, by live ones. */
function missedWidgets({ module, build }: Subject, { modules }: Environment): string[] {
  const offered = Object.keys(build?.record.widgets ?? {});
  return modules
    .filter((live) => live.module !== module)
    .flatMap((live) =>
      live.uses
        .filter((used) => used.module === module && !offered.includes(used.widget))
        .map(({ widget }) => `It has no widget "${widget}", which ${live.module} places.`),
    );
}

/** Of live modules, by this one. */
function missingWidgets(subject: Subject, environment: Environment): Finding[] {
  const written = subject.widgetUse.places.map((placed) => ({ ...placed, ...placeOf(placed.at) }));
  const declared = usesIn(subject).map((used) => ({
    ...used,
    ...findPlace(subject, 'module.json', used.widget),
  }));
  const all = [...written, ...declared].filter(({ module }) => module !== subject.module);
  return all.flatMap(({ module, widget, file, line }) => {
    const said = problemOfUse(subject, environment, { module, widget });
    return said ? [{ check: 'contract', text: said, ...(file && { file }), ...(line && { line }) }] : [];
  });
}

interface Use {
  module: string;
  widget: string;
}

function problemOfUse(subject: Subject, { modules, host }: Environment, { module, widget }: Use): string | null {
  const live = modules.find((it) => it.module === module);
  if (!live) return `It places a widget of ${module}, of which no release is live.`;
  if (!live.widgets.includes(widget)) return `It places "${widget}", which the live ${module} does not have.`;
  const isMeant = (it: Use) => it.module === module && it.widget === widget;
  if ([...host.widgets, ...usesIn(subject)].some(isMeant)) return null;
  return `It places "${widget}" of ${module}, and module.json does not say so: ${module} may take it away any day.`;
}

function usesIn({ moduleFile }: Subject): readonly Use[] {
  return moduleFile?.uses ?? [];
}
