import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { integrityOf, placeProblems, type ReleaseRecord } from '@crewdeck/releases';
import type { ChunkGroup, Compilation, Compiler } from '@rspack/core';
import { packagesIn } from './packages-in.ts';
import { sdkImports } from './sdk-exports.ts';

const PLUGIN = 'ReleaseRecordPlugin';
const PAGE = /\/pages\/([\w-]+)-page\.tsx$/;
const WIDGET = /\/widgets\/([\w-]+)\.tsx$/;
const EXPOSED = '__federation_expose_module';

/** What is known of a release before it is built. */
export type Identity = Pick<
  ReleaseRecord,
  'module' | 'version' | 'hash' | 'container' | 'requires' | 'host' | 'places' | 'prerendered'
>;

/** Writes `release.json`, the record of what was built, beside the built files. */
export class ReleaseRecordPlugin {
  readonly #identity: Identity;
  readonly #entryName: string;

  /** @param entryName the entry point that a page starts with */
  constructor(identity: Identity, entryName: string) {
    this.#identity = identity;
    this.#entryName = entryName;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap(PLUGIN, (compilation) => {
      const record = this.#describe(compilation);
      const [problem] = placeProblems(record);
      if (problem) throw new Error(`module.json is wrong. ${problem}.`);
      writeFileSync(join(outputPath(compilation), 'release.json'), JSON.stringify(record, null, 2));
    });
  }

  #describe(compilation: Compilation): ReleaseRecord {
    const initial = filesOf(compilation.entrypoints.get(this.#entryName));
    const entry = initial.filter((name) => name.endsWith('.js')).at(-1);
    if (!entry) throw new Error(`The build has no script for its entry "${this.#entryName}".`);
    return {
      schemaVersion: 1,
      ...this.#identity,
      entry,
      initial,
      pages: lazyFiles(compilation, PAGE),
      widgets: lazyFiles(compilation, WIDGET),
      files: describeFiles(compilation),
      ...sdkNames(this.#identity, compilation),
      packages: packagesIn(compilation),
    };
  }
}

/** The shell carries the SDK itself. */
function sdkNames({ host }: Identity, compilation: Compilation): Pick<ReleaseRecord, 'sdkExports'> {
  const names = host ? undefined : sdkImports(compilation);
  return names ? { sdkExports: names } : {};
}

/** Files that each lazily loaded source file matching `pattern` needs, by the name in the pattern. */
function lazyFiles(compilation: Compilation, pattern: RegExp): Record<string, string[]> {
  const exposed = filesOf(compilation.chunkGroups.find((group) => group.name === EXPOSED));
  const found = compilation.chunkGroups.flatMap((group) => {
    const name = group.origins.map(({ request }) => pattern.exec(request ?? '')?.[1]).find(Boolean);
    return name ? [{ name, files: [...new Set([...exposed, ...filesOf(group)])] }] : [];
  });
  return Object.fromEntries(found.map(({ name, files }) => [name, files]));
}

/** Style sheets first: a build gives the files of one chunk in any order. */
function filesOf(group: Pick<ChunkGroup, 'getFiles'> | undefined): string[] {
  const names = (group?.getFiles() ?? []).filter((name) => !name.endsWith('.map'));
  return names.sort((a, b) => Number(b.endsWith('.css')) - Number(a.endsWith('.css')));
}

function describeFiles(compilation: Compilation): ReleaseRecord['files'] {
  const names = compilation
    .getAssets()
    .map(({ name }) => name)
    .sort();
  return Object.fromEntries(
    names.map((name) => {
      const bytes = readFileSync(join(outputPath(compilation), name));
      return [name, { integrity: integrityOf(bytes), bytes: bytes.length }];
    }),
  );
}

function outputPath(compilation: Compilation): string {
  return compilation.outputOptions.path ?? '';
}
