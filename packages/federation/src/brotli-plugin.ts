import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Compilation, Compiler } from '@rspack/core';

const PLUGIN = 'BrotliPlugin';
const TEXT = /\.(js|css|svg|json)$/;
const compress = promisify(brotliCompress);

/** Puts a Brotli copy, `<file>.br`, beside every text file, so that the edge never compresses while somebody waits. */
export class BrotliPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
      const stage = compiler.rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
      compilation.hooks.processAssets.tapPromise({ name: PLUGIN, stage }, async () => {
        const texts = compilation.getAssets().filter(({ name }) => TEXT.test(name));
        await Promise.all(texts.map(({ name }) => emitCompressed(compilation, compiler, name)));
      });
    });
  }
}

async function emitCompressed(compilation: Compilation, compiler: Compiler, name: string): Promise<void> {
  const source = compilation.getAsset(name)?.source.buffer();
  if (!source) return;
  const compressed = await compress(source, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  compilation.emitAsset(`${name}.br`, new compiler.rspack.sources.RawSource(compressed));
}
