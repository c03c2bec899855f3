import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Compiler, type Configuration, rspack } from '@rspack/core';

const PLUGIN = 'PrerenderPlugin';
const run = promisify(execFile);
/** Ends by itself: what the page's libraries keep open would hold a process for ever. */
const PRINT =
  'require(process.argv[1]).prerender().then((p) => process.stdout.write(JSON.stringify(p), () => process.exit()))';
const FILE = /^drawn(\/.*)\.html$/;

/** Draws pages while they are built, and emits the HTML of each as one more file of the release. */
export class PrerenderPlugin {
  readonly #source: string;

  /** @param source file that exports `prerender(): Promise<Record<string, string>>`, HTML by address */
  constructor(source: string) {
    this.#source = source;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
      const stage = compiler.rspack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: PLUGIN, stage }, async () => {
        const pages = await this.#draw(compiler.options as Configuration);
        for (const [address, html] of Object.entries(pages)) {
          compilation.emitAsset(fileOf(address), new compiler.rspack.sources.RawSource(html));
        }
      });
    });
  }

  /** Bundles the source for Node, with the class names of the browser's build, and runs it. */
  async #draw({ context, target, resolve, module, output }: Configuration): Promise<Record<string, string>> {
    const folder = await mkdtemp(join(tmpdir(), 'prerender-'));
    try {
      await build({
        mode: 'production',
        ...(context && { context }),
        ...(target && { target }),
        devtool: false,
        entry: { prerender: this.#source },
        output: { path: folder, uniqueName: output?.uniqueName ?? '', library: { type: 'commonjs2' } },
        ...(resolve && { resolve }),
        ...(module && { module }),
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

/** `/explore` is in `drawn/explore.html`, and `/` in `drawn/index.html`. */
function fileOf(address: string): string {
  return `drawn${address === '/' ? '/index' : address}.html`;
}

/** Those of a release's files that hold drawn pages, by address. */
export function drawnPages(files: readonly string[]): Record<string, string> {
  const found = files.map((file) => [FILE.exec(file)?.[1], file] as const);
  return Object.fromEntries(
    found.flatMap(([address, file]) => (address ? [[address === '/index' ? '/' : address, file]] : [])),
  );
}

function build(config: Configuration): Promise<void> {
  return new Promise((resolve, reject) => {
    rspack(config, (error, stats) => {
      if (error) reject(error);
      else if (stats?.hasErrors()) reject(new Error(stats.toString({ preset: 'errors-only', colors: false })));
      else resolve();
    });
  });
}
