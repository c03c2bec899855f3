import { faultsOf } from '../../faults-of.ts';
import type { Finding } from '../finding.ts';
import { placeOf, type Subject } from '../subject.ts';

const RELEASE = 'dist/release';
/** What the build puts before the names of classes. */
const BUILT_NAME = /c[0-9a-f]{8}-[\w-]*?-(?=\w)/g;
const SAID = /^"([^"]+)"/;

/** The build is this module's, small enough, and its styles reach nothing but the module's own elements. */
export function checkBuild(subject: Subject): Finding[] {
  const { module, build } = subject;
  if (build.record.module !== module) {
    const text = `The build is of ${build.record.module}, not of ${module}. Build it again.`;
    return [{ check: 'build', text, ...placeOf(subject, 'package.json', '"name"') }];
  }
  return faultsOf(build).map(({ text, sheet }) =>
    sheet
      ? { check: 'styles', text, file: `${RELEASE}/${sheet}`, ...sourceOf(subject, text) }
      : { check: 'bytes', text, file: RELEASE },
  );
}

/** Where people wrote it: the build's sheet is one line. */
function sourceOf(subject: Subject, text: string) {
  const said = (SAID.exec(text)?.[1] ?? '').replace(BUILT_NAME, '');
  const [atRule = ''] = /^@[\w-]+( [\w-]+)?/.exec(said) ?? [];
  return said ? placeOf(subject, '.css', atRule || said) : {};
}
