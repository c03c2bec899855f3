import type { Compiler } from '@rspack/core';

const PLUGIN = 'ManifestPlugin';
const MANIFEST = 'mf-manifest.json';
/** Sources by name, which only the squad may see. */
const STATISTICS = 'mf-stats.json';

/**
 * Finishes the manifest that the federation plugin writes for the tools of its ecosystem: it tells the release in place of
 * the package file's version. No page reads it (ADR 1).
 */
export class ManifestPlugin {
  readonly #release: string;

  /** @param release `1.4.2-ab12cd34` */
  constructor(release: string) {
    this.#release = release;
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.rspack;
    compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
      // That of the plugin itself and of what compresses: it comes after the one and before the other, as they are listed.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
      compilation.hooks.processAssets.tap({ name: PLUGIN, stage }, () => {
        compilation.deleteAsset(STATISTICS);
        compilation.updateAsset(MANIFEST, (source) => new sources.RawSource(this.#finish(source.source().toString())));
      });
    });
  }

  #finish(text: string): string {
    const manifest = JSON.parse(text);
    manifest.metaData.buildInfo.buildVersion = this.#release;
    return JSON.stringify(manifest);
  }
}
