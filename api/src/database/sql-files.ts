import { readdirSync, readFileSync } from 'node:fs';

interface SqlFile {
  /** Without its ending. */
  readonly name: string;
  readonly text: string;
}

/** The files of a folder beside this one, by name. They are the same for the sources and for what is compiled of them. */
export function sqlFilesIn(folder: 'baseline' | 'functions'): SqlFile[] {
  const url = new URL(`../../src/database/${folder}/`, import.meta.url);
  const names = readdirSync(url).filter((name) => name.endsWith('.sql'));
  return names
    .sort()
    .map((name) => ({ name: name.slice(0, -'.sql'.length), text: readFileSync(new URL(name, url), 'utf8') }));
}
