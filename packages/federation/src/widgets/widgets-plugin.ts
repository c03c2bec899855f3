import { WIDGETS_FILE, type WidgetUse } from '@crewdeck/releases/widget-props';
import type { Compiler } from '@rspack/core';

const PLUGIN = 'WidgetsPlugin';

/** Tells whoever checks a module against this release what its widgets take, and what it gives to those of others. */
export class WidgetsPlugin {
  readonly #use: WidgetUse;

  constructor(use: WidgetUse) {
    this.#use = use;
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.rspack;
    compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: PLUGIN, stage }, () =>
        compilation.emitAsset(WIDGETS_FILE, new sources.RawSource(JSON.stringify(this.#use))),
      );
    });
  }
}
