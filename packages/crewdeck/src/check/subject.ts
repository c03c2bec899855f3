import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Build, readBuild } from '@crewdeck/releases';
import { Refusal } from '@crewdeck/releases/refusal';
import type { ApiDocument } from './environment/api-document.ts';
import type { Finding } from './finding.ts';

/** A module as it lies in its folder. */
export interface Subject {
  /** As its package file says. */
  module: string;
  /** Text of each file that people write, by its name relative to the folder. Tests are left out. */
  texts: ReadonlyMap<string, string>;
  /** Addresses to open pages at, by the path of their route, as `crewdeck.examples` of `package.json` says. */
  examples: Readonly<Record<string, string>>;
  build: Build;
  /** The API's document at the version of the contract that it is built against; `null` where that does not carry it. */
  builtAgainst: ApiDocument | null;
}

interface PackageFile {
  name?: string;
  crewdeck?: { module?: string; examples?: Record<string, string> };
}

const BUILD = 'dist/release';
/** In this repository, and as it is published. */
const API_DOCUMENTS = ['openapi.json', 'dist/openapi.json'];
/** Beside `src`. */
const FILES = ['package.json', 'module.json', 'rspack.config.mjs'];
const SOURCE = /\.(tsx?|css)$/;
const TEST = /\.(spec|test)\.tsx?$|^src\/testing\//;

/**
 * Reads a module's folder, its finished build included.
 *
 * @throws Refusal when it is no folder of a module, or its build is not whole
 */
export async function readSubject(directory: string): Promise<Subject> {
  const texts = await readTexts(directory);
  const { name = '', crewdeck }: PackageFile = JSON.parse(texts.get('package.json') ?? '{}');
  const module = crewdeck?.module ?? name.split('/').at(-1);
  if (!module || !texts.has('src/module.tsx'))
    throw new Refusal(`${directory} is no folder of a module: it needs a package.json with a name and src/module.tsx.`);
  const document = API_DOCUMENTS.map((file) => join(directory, 'node_modules/@crewdeck/contract', file)).find(
    existsSync,
  );
  return {
    module,
    texts,
    examples: crewdeck?.examples ?? {},
    build: await readBuild(join(directory, BUILD)),
    builtAgainst: document ? JSON.parse(await readFile(document, 'utf8')) : null,
  };
}

/** What people have written in a module's folder. */
export async function readTexts(directory: string): Promise<Map<string, string>> {
  const below = existsSync(join(directory, 'src')) ? await readdir(join(directory, 'src'), { recursive: true }) : [];
  const sources = below.map((file) => `src/${file.replaceAll('\\', '/')}`);
  const names = [
    ...FILES.filter((file) => existsSync(join(directory, file))),
    ...sources.filter((file) => SOURCE.test(file) && !TEST.test(file)),
  ];
  const read = async (file: string) => [file, await readFile(join(directory, file), 'utf8')] as const;
  return new Map(await Promise.all(names.sort().map(read)));
}

/** The first place of a text in a file whose name ends so; nothing where none has it. */
export function placeOf(
  { texts }: Pick<Subject, 'texts'>,
  ending: string,
  wanted: string,
): Pick<Finding, 'file' | 'line'> {
  const [file, text = ''] = [...texts].find(([name, text]) => name.endsWith(ending) && text.includes(wanted)) ?? [];
  return file ? { file, line: lineAt(text, text.indexOf(wanted)) } : {};
}

interface Found {
  file: string;
  line: number;
  /** The groups of the pattern. */
  groups: string[];
}

const COMMENT = /^\s*(\*|\/\/|\/\*)/;

/** Every place of a pattern in the module's scripts, comments left out. */
export function foundIn({ texts }: Pick<Subject, 'texts'>, pattern: RegExp): Found[] {
  return [...texts]
    .filter(([file]) => /\.tsx?$/.test(file))
    .flatMap(([file, text]) =>
      [...text.matchAll(pattern)]
        .filter(({ index }) => !COMMENT.test(text.slice(text.lastIndexOf('\n', index - 1) + 1)))
        .map((match) => ({ file, line: lineAt(text, match.index), groups: match.slice(1) })),
    );
}

/** From 1 on. */
function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}
