import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Compilation, Compiler, Configuration } from '@rspack/core';
import { runBuild } from './run-build.ts';

const PLUGIN = 'PrerenderPlugin';
const run = promisify(execFile);
/** Ends by itself: what the page's libraries keep open would hold a process for ever. */
const PRINT =
  'require(process.argv[1]).prerender().then((p) => process.stdout.write(JSON.stringify(p), () => process.exit()))';
/** Of a style sheet, as it stands in a class name. */
const CLASS_NAME = /(?<=-)[\w-]+\.module(?=-)/g;
const STYLE_SHEET = /([\w-]+\.module)\.css$/;

/** Draws first frames while pages are built, and emits the HTML of each as one more file of the release. */
export class PrerenderPlugin {
  /** Names of these files by their keys, once they are there. */
  readonly files: Record<string, string> = {};
  readonly #source: string;

  /** @param source file that exports `prerender(): Promise<Record<string, string>>`, HTML by the keys of `record.prerendered` */
  constructor(source: string) {
    this.#source = source;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
      const stage = compiler.rspack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: PLUGIN, stage }, async () => {
        const frames = await this.#prerender(compiler.options as Configuration);
        const ids = styleSheetIds(compilation);
        for (const [key, html] of Object.entries(frames)) {
          const file = fileOf(key);
          this.files[key] = file;
          const prerendered = html.replace(CLASS_NAME, (sheet) => idOf(sheet, ids));
          compilation.emitAsset(file, new compiler.rspack.sources.RawSource(prerendered));
        }
      });
    });
  }

  /** Bundles the source for Node and runs it. Modules have other ids here, so that class names come with that of their file. */
  async #prerender({ context, target, resolve, module, output }: Configuration): Promise<Record<string, string>> {
    const folder = await mkdtemp(join(tmpdir(), 'prerender-'));
    try {
      await runBuild({
        mode: 'production',
        ...(context && { context }),
        ...(target && { target }),
        devtool: false,
        entry: { prerender: this.#source },
        output: {
          path: folder,
          // Of pieces that come later, which no first frame waits for; otherwise asked of a script element.
          publicPath: '',
          uniqueName: output?.uniqueName ?? '',
          library: { type: 'commonjs2' },
        },
        ...(resolve && { resolve }),
        module: { ...module, generator: namedByFile(module?.generator) },
        optimization: { minimize: false },
        performance: false,
      });
      const { stdout } = await run(process.execPath, ['--eval', PRINT, join(folder, 'prerender.js')]);
      return JSON.parse(stdout);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
}

type Generators = NonNullable<Configuration['module']>['generator'];

function namedByFile(generators: Generators): Generators {
  const { localIdentName = '' } = generators?.['css/module'] ?? {};
  const settings = { localIdentName: String(localIdentName).replace('[id]', '[name]') };
  return { 'css/module': settings, 'css/auto': settings };
}

/** Ids that style sheets have in the browser's build, by name of their file. @throws Error when two have one name */
function styleSheetIds({ modules, chunkGraph }: Compilation): Map<string, string> {
  const ids = new Map<string, string>();
  for (const module of modules) {
    const sheet = STYLE_SHEET.exec(module.nameForCondition() ?? '')?.[1];
    const id = String(chunkGraph.getModuleId(module));
    if (sheet && (ids.get(sheet) ?? id) !== id) throw new Error(`Two style sheets are called ${sheet}.css.`);
    if (sheet) ids.set(sheet, id);
  }
  return ids;
}

function idOf(sheet: string, ids: ReadonlyMap<string, string>): string {
  const id = ids.get(sheet);
  if (id === undefined) throw new Error(`${sheet}.css is not in the browser's build.`);
  return id;
}

/** `/explore|wide` is in `prerendered/explore.wide.html`, `*|wide` in `prerendered/any.wide.html`, `/` in `prerendered/index.html`. */
function fileOf(key: string): string {
  return `prerendered${key === '/' ? '/index' : key.replace('*', '/any').replace('|', '.')}.html`;
}
