import { resolve } from 'node:path';
import { ROOT } from '#bin/checkout.mjs';
import { answersOk } from './answers-ok.ts';
import type { ServiceDescription } from './service.ts';

/** For `--import`, in a process with a channel to its parent: it ends when the parent does, however that ends. */
export const EXIT_WITH_PARENT = new URL('./exit-with-parent.js', import.meta.url).href;

/** Description of a process that runs a compiled file, named from the root of the checkout or whole, on the Node that runs the stack. */
export function nodeService(
  script: string,
  options: Pick<ServiceDescription, 'name' | 'environment' | 'logFile'> & { nodeOptions?: string[]; readyUrl: string },
): ServiceDescription {
  const { name, environment, logFile, nodeOptions = [], readyUrl } = options;
  return {
    name,
    command: [process.execPath, `--import=${EXIT_WITH_PARENT}`, ...nodeOptions, resolve(ROOT, script)],
    environment: { NODE_ENV: 'development', ...environment },
    folder: ROOT,
    logFile,
    tether: 'channel',
    stopSignal: 'SIGTERM',
    isReady: () => answersOk(readyUrl),
  };
}
