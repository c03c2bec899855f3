import { NOT_IN_A_MODULE } from '@crewdeck/releases/shared-packages';
import type { Finding } from '../finding.ts';
import { placeOf, type Subject } from '../subject.ts';

/** What modules do import, and the build leaves out. */
const LENT = ['react', 'react-dom', '@crewdeck/module-sdk'];

/** A module carries no copy of what the shell gives. */
export function checkSharedPackages(subject: Subject): Finding[] {
  const isGiven = (name: string) => NOT_IN_A_MODULE.includes(name) || name.startsWith('@firebase/');
  return subject.build.record.packages.filter(isGiven).map((name) => ({
    check: 'packages',
    text: `The build carries ${name}, which the shell gives: a page would have two.`,
    // The place of its first import, or else of what says how the module is built.
    ...placeOf(subject, 'rspack.config.mjs', 'moduleConfig'),
    ...(LENT.includes(name) ? {} : placeOf(subject, '.tsx', `from '${name}`)),
  }));
}
