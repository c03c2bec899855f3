import { syncBuiltinESMExports } from 'node:module';
import threads from 'node:worker_threads';

/** A worker thread of the API runs compiled files, as in production: without what runs specs in TypeScript it starts in a third of the time. */
class PlainWorker extends threads.Worker {
  /**
   * @param {string | URL} file
   * @param {import('node:worker_threads').WorkerOptions} [options]
   */
  constructor(file, options) {
    super(file, { execArgv: [], ...options });
  }
}

threads.Worker = PlainWorker;
syncBuiltinESMExports();
