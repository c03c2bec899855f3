import type { Compiler } from '@rspack/core';

const PLUGIN = 'PortableSourceMapsPlugin';
const SOURCE_MAP = /\.map$/;
/** Code that the federation plugin makes while it builds: its name is its text. */
const MADE_UP = /^data:/;

/** Takes out of source maps what holds the path of the checkout, so that the same sources give the same bytes anywhere. */
export class PortableSourceMapsPlugin {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.rspack;
    compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING + 1;
      compilation.hooks.processAssets.tap({ name: PLUGIN, stage }, () => {
        for (const { name, source } of compilation.getAssets()) {
          if (!SOURCE_MAP.test(name)) continue;
          const portable = portableSourceMap(source.source().toString());
          if (portable !== null) compilation.updateAsset(name, new sources.RawSource(portable));
        }
      });
    });
  }
}

/** @returns `null` when it is portable as it is */
function portableSourceMap(text: string): string | null {
  if (!text.includes('"data:')) return null;
  const map: { sources: string[]; sourcesContent: (string | null)[] } = JSON.parse(text);
  const sourcesContent = map.sourcesContent.map((content, at) =>
    MADE_UP.test(map.sources[at] ?? '') ? null : content,
  );
  const sources = map.sources.map((source) => (MADE_UP.test(source) ? 'webpack/federation' : source));
  return JSON.stringify({ ...map, sources, sourcesContent });
}
