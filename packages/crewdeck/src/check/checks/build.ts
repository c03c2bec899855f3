import { oversizesOf } from '@crewdeck/releases/size-budget';
import type { Finding } from '../finding.ts';
import { placeOf, type Subject } from '../subject.ts';

/** The build is this module's, and small enough. */
export function checkBuild(subject: Subject): Finding[] {
  const { module, build } = subject;
  const { record, files } = build;
  if (record.module !== module) {
    const text = `The build is of ${record.module}, not of ${module}. Build it again.`;
    return [{ check: 'build', text, ...placeOf(subject, 'package.json', '"name"') }];
  }
  const tooLarge = oversizesOf(record, (file) => files.get(file)?.length ?? 0);
  return tooLarge.map((text) => ({ check: 'bytes', text, file: 'dist/release' }));
}
