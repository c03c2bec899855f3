import { satisfies } from '@crewdeck/releases/compatibility';
import { NOT_IN_A_MODULE } from '@crewdeck/releases/shared-packages';
import type { Environment } from '../environment/environment.ts';
import type { Finding, Place } from '../finding.ts';
import { placeIn, type Subject } from '../subject.ts';

/** A module carries no copy of what the shell gives, and knows it in a version that the shell has. */
export function checkSharedPackages(subject: Subject, environment: Environment | null): Finding[] {
  const carried = (subject.build?.record.packages ?? []).filter((name) => isGiven(name));
  return [
    ...carried.map((name) => ({
      check: 'packages',
      text: `The build carries ${name}, which the shell gives: a page would have two.`,
      ...importOf(subject, name),
    })),
    ...(environment ? wrongVersions(subject, environment) : []),
  ];
}

function isGiven(name: string): boolean {
  return NOT_IN_A_MODULE.includes(name) || name.startsWith('@firebase/');
}

function wrongVersions(subject: Subject, { shared }: Environment): Finding[] {
  return ['react', 'react-dom'].flatMap((name) => {
    const [own, live] = [subject.installed.get(name), shared.get(name)];
    if (!own || !live || satisfies(live, `^${own}`)) return [];
    const text = `It is built against ${name} ${own}, but the shell has ${live}.`;
    return [{ check: 'packages', text, ...placeIn(subject, 'package.json', `"${name}"`) }];
  });
}

/** Its first import, or else what says how the module is built. */
function importOf(subject: Subject, name: string): Place {
  for (const { file, imports } of subject.scripts) {
    const found = imports.find(({ from }) => from === name || from.startsWith(`${name}/`));
    if (found && !isLent(name)) return { file, line: found.line };
  }
  return placeIn(subject, 'rspack.config.mjs', 'moduleConfig');
}

/** What modules do import, and the build leaves out. */
function isLent(name: string): boolean {
  return ['react', 'react-dom', '@crewdeck/module-sdk'].includes(name);
}
