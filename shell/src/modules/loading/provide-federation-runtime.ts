import { FEDERATION_RUNTIME_GLOBAL } from '@crewdeck/releases/host-document';
// The build leaves this one out of a host, which starts no container of its own.
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

/** The part of the bundler's own runtime state that this file reads. */
interface BundlerFederation {
  runtime: { createInstance: (options: unknown) => unknown };
  bundlerRuntime: object;
  attachShareScopeMap: unknown;
}

declare const __webpack_require__: { federation: BundlerFederation };

/**
 * Gives modules the federation runtime that the shell carries anyway, so that none has to bring its own. Every container
 * reads a fresh object, because it writes its own state there, and makes its own instance, because the runtime's `init`
 * would make it the default one in place of the shell's.
 */
export function provideFederationRuntime(): void {
  const { runtime, bundlerRuntime, attachShareScopeMap } = __webpack_require__.federation;
  Object.defineProperty(window, FEDERATION_RUNTIME_GLOBAL, {
    configurable: true,
    get: () => ({
      runtime: { ...runtime, init: runtime.createInstance },
      bundlerRuntime: { ...bundlerRuntime, initContainerEntry, S: {} },
      attachShareScopeMap,
      bundlerRuntimeOptions: {},
    }),
  });
}
