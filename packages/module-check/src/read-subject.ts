import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readWidgetContract } from '@crewdeck/federation/widgets/read-widget-use';
import { widgetUseOf } from '@crewdeck/federation/widgets/widget-use';
import { type Build, readBuild } from '@crewdeck/releases';
import { Refusal } from '@crewdeck/releases/refusal';
import type { ApiDocument } from './environment/api-document.ts';
import { parseScript } from './sources/parse-script.ts';
import type { Subject } from './subject.ts';

const BUILD = 'dist/release';
/** Beside `src`. */
const FILES = ['package.json', 'module.json', 'rspack.config.mjs'];
const SCRIPT = /\.tsx?$/;
const TEXT = /\.(tsx?|css|json|mjs)$/;
const TEST = /\.(spec|test)\.tsx?$|^src\/testing\//;
const PACKAGES = ['react', 'react-dom', '@crewdeck/module-sdk', '@crewdeck/contract'];

/**
 * Reads a module's folder, its finished build included.
 *
 * @throws Refusal when it is no folder of a module
 */
export async function readSubject(directory: string): Promise<Subject> {
  const texts = await readTexts(directory);
  const { name, examples } = describe(texts.get('package.json'));
  if (!name || !texts.has('src/module.tsx'))
    throw new Refusal(`${directory} is no folder of a module: it needs a package.json with a name and src/module.tsx.`);
  const widgetContract = readWidgetContract(directory);
  const scripts = [...texts].filter(([file]) => SCRIPT.test(file) && !TEST.test(file));
  return {
    module: name,
    texts,
    scripts: scripts.map(([file, text]) => parseScript(file, text)),
    examples,
    moduleFile: parseJson(texts.get('module.json')),
    ...(await tryBuild(join(directory, BUILD))),
    installed: await readVersions(directory),
    builtAgainst: await readIfThere<ApiDocument>(installedIn(directory, '@crewdeck/contract', 'openapi.json')),
    widgetContract,
    widgetUse: widgetUseOf({ module: name, texts, widgetContract }),
  };
}

interface PackageFile {
  name?: string;
  crewdeck?: { module?: string; examples?: Record<string, string> };
}

/** The name as the build preset takes it. */
function describe(packageFile: string | undefined): Pick<Subject, 'examples'> & { name: string | null } {
  const { name = '', crewdeck }: PackageFile = JSON.parse(packageFile ?? '{}');
  return { name: crewdeck?.module ?? (name.split('/').at(-1) || null), examples: crewdeck?.examples ?? {} };
}

/** What is no JSON is told where `module.json` is checked. */
function parseJson(text: string | undefined): Subject['moduleFile'] {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

async function readTexts(directory: string): Promise<Map<string, string>> {
  const own = FILES.filter((file) => existsSync(join(directory, file)));
  const sources = (await namesBelow(join(directory, 'src'))).map((file) => `src/${file}`);
  const names = [...own, ...sources.filter((file) => TEXT.test(file))];
  const read = async (file: string) => [file, await readFile(join(directory, file), 'utf8')] as const;
  return new Map(await Promise.all(names.sort().map(read)));
}

async function namesBelow(directory: string): Promise<string[]> {
  if (!existsSync(directory)) return [];
  return (await readdir(directory, { recursive: true })).map((file) => file.replaceAll('\\', '/'));
}

async function tryBuild(directory: string): Promise<{ build: Build | null; buildProblem: string | null }> {
  try {
    return { build: await readBuild(directory), buildProblem: null };
  } catch (error) {
    if (error instanceof Refusal) return { build: null, buildProblem: error.message };
    throw error;
  }
}

function installedIn(directory: string, name: string, file = ''): string {
  return join(directory, 'node_modules', name, file);
}

async function readVersions(directory: string): Promise<Map<string, string>> {
  const read = async (name: string) => {
    const found = await readIfThere<{ version: string }>(installedIn(directory, name, 'package.json'));
    return found ? [[name, found.version] as const] : [];
  };
  return new Map((await Promise.all(PACKAGES.map(read))).flat());
}

async function readIfThere<T>(file: string): Promise<T | null> {
  return existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : null;
}
