import { type RspackPluginInstance, rspack } from '@rspack/core';

/** What the federation plugin makes up. Rspack knows it by the absolute path of what it shares or loads. */
const MADE_UP = /^(provide|consume) shared module |^data:/;

/**
 * Ids of modules that hold no path of the checkout, so that the same sources give the same scripts in any folder. What is made up
 * gets its id by its place in the build, by `optimization.moduleIds: 'natural'`; all else by its path within the checkout, as
 * `deterministic` does, so that most ids stay when a file is added.
 */
export function portableModuleIds(): RspackPluginInstance {
  return new rspack.ids.DeterministicModuleIdsPlugin({ test: (module) => !MADE_UP.test(module.identifier()) });
}
