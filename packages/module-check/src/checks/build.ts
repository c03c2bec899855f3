import { oversizesOf } from '@crewdeck/releases/size-budget';
import type { Finding } from '../finding.ts';
import { placeIn, type Subject } from '../subject.ts';

const BUILD = 'dist/release';

/** Record and files belong together, are this module's, and are small enough. */
export function checkBuild(subject: Subject): Finding[] {
  const { build, buildProblem, module } = subject;
  if (!build) return [{ check: 'build', text: buildProblem ?? '', file: `${BUILD}/release.json` }];
  const { record } = build;
  if (record.module !== module) {
    const text = `The build is of ${record.module}, not of ${module}. Build it again.`;
    return [{ check: 'build', text, ...placeIn(subject, 'package.json', '"name"') }];
  }
  return oversizesOf(record, bytesIn(subject)).map((text) => ({ check: 'bytes', text, file: largestFile(subject) }));
}

function bytesIn({ build }: Subject): (file: string) => number {
  return (file) => build?.files.get(file)?.length ?? 0;
}

function largestFile(subject: Subject): string {
  const names = [...(subject.build?.files.keys() ?? [])].filter((file) => !/\.(br|map)$/.test(file));
  const bytesOf = bytesIn(subject);
  return `${BUILD}/${names.sort((one, other) => bytesOf(other) - bytesOf(one))[0]}`;
}
