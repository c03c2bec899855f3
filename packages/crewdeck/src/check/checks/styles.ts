import { leaksIn } from '@crewdeck/releases/style-leaks';
import type { Finding } from '../finding.ts';
import { placeOf, type Subject } from '../subject.ts';

/** What the build puts before the names of classes. */
const BUILT_NAME = /c[0-9a-f]{8}-[\w-]*?-(?=\w)/g;
const SAID = /^"([^"]+)"/;

/** Styles reach nothing but the module's own elements. */
export function checkStyles(subject: Subject): Finding[] {
  const { record, files } = subject.build;
  const sheets = [...files].filter(([file]) => file.endsWith('.css'));
  return sheets.flatMap(([sheet, bytes]) =>
    leaksIn(Buffer.from(bytes).toString(), record.hash).map((text) => ({
      check: 'styles',
      text,
      file: `dist/release/${sheet}`,
      ...sourceOf(subject, text),
    })),
  );
}

/** Where people wrote it: the build's sheet is one line. */
function sourceOf(subject: Subject, text: string) {
  const said = (SAID.exec(text)?.[1] ?? '').replace(BUILT_NAME, '');
  const [atRule = ''] = /^@[\w-]+( [\w-]+)?/.exec(said) ?? [];
  return said ? placeOf(subject, '.css', atRule || said) : {};
}
