import type { Finding } from '../finding.ts';
import { foundIn, type Subject } from '../subject.ts';

const PLACED = /<Widget\s+of="([\w-]+)"\s+name="([\w-]+)"/g;

/** Versions are compared by what `module.json` says, so it names every widget that the module places. */
export function checkWidgets(subject: Subject): Finding[] {
  const { module, places } = subject.build.record;
  return foundIn(subject, PLACED).flatMap(({ groups: [of, name], ...place }) => {
    const key = `${of}/${name}`;
    if (of === module || places?.uses[key]) return [];
    const text = `It places ${key}, and module.json does not say in which version: name it under "uses".`;
    return [{ check: 'widgets', text, ...place }];
  });
}
