import type { Compiler } from '@rspack/core';

const PLUGIN = 'crewdeck-fail-on-warning';

/** Makes each warning an error, so that the build ends without a release: nobody reads the log of a build that went well. */
export class FailOnWarningPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.afterCompile.tap(PLUGIN, (compilation) => {
      // A warning that is pushed as it is would be counted among the warnings once more.
      const errors = compilation.getWarnings().map(({ message }) => new Error(message));
      compilation.errors.push(...errors);
    });
  }
}
