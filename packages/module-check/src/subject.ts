import { lineAt } from '@crewdeck/federation/widgets/line-at';
import type { Build } from '@crewdeck/releases';
import type { WidgetUse } from '@crewdeck/releases/widget-props';
import type { ApiDocument } from './environment/api-document.ts';
import type { Place } from './finding.ts';
import type { Script } from './sources/script.ts';

/** A module as it lies in its folder. */
export interface Subject {
  /** As its package file says. */
  module: string;
  /** Text of each file that people write, by its name relative to the folder. */
  texts: ReadonlyMap<string, string>;
  /** What its scripts say, tests left out. */
  scripts: readonly Script[];
  /** What `module.json` says that code and other modules are held against; `null` where there is none, or it is no JSON. */
  moduleFile: { uses?: { module: string; widget: string }[]; calls?: string[] } | null;
  /** Addresses to open pages at, by the path of their route, as `crewdeck.examples` of `package.json` says. */
  examples: Readonly<Record<string, string>>;
  /** `null` where there is none that could be read; `buildProblem` says why. */
  build: Build | null;
  buildProblem: string | null;
  /** Versions of the packages that lie in its `node_modules`, by name. */
  installed: ReadonlyMap<string, string>;
  /** The API's document at the version of the contract that it is built against; `null` where that does not carry it. */
  builtAgainst: ApiDocument | null;
  /** Source of the SDK that names the props of widgets. */
  widgetContract: string;
  /** What its widgets take, and what it gives to those of others. */
  widgetUse: WidgetUse;
}

/** The first place of a text in a file; the file alone where it is not in it, nothing where there is no such file. */
export function placeIn({ texts }: Pick<Subject, 'texts'>, file: string, wanted: string): Place {
  const text = texts.get(file);
  if (text === undefined) return {};
  const index = text.indexOf(wanted);
  return index < 0 ? { file } : { file, line: lineAt(text, index) };
}

/** The first place of a text in whichever file has it. */
export function findPlace({ texts }: Pick<Subject, 'texts'>, extension: string, wanted: string): Place {
  const found = [...texts].find(([file, text]) => file.endsWith(extension) && text.includes(wanted));
  return found ? { file: found[0], line: lineAt(found[1], found[1].indexOf(wanted)) } : {};
}
