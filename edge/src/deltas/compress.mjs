// Runs in a thread of its own (compression-thread.ts): plain JavaScript, because a thread is started from a file.
import { parentPort } from 'node:worker_threads';
import { compressUsingDict, createCCtx, freeCCtx, init } from '@bokuweb/zstd-wasm';

/**
 * Some milliseconds for the script of the shell, our largest file. Where little has changed, more effort saves next to nothing,
 * and who asks first waits for it.
 */
const LEVEL = 3;

const ready = init();

/**
 * @param {Uint8Array} bytes
 * @param {Uint8Array} dictionary
 */
function compress(bytes, dictionary) {
  const context = createCCtx();
  try {
    return compressUsingDict(context, bytes, dictionary, LEVEL);
  } finally {
    freeCCtx(context);
  }
}

parentPort?.on('message', async ({ id, bytes, dictionary }) => {
  try {
    await ready;
    parentPort?.postMessage({ id, compressed: compress(bytes, dictionary) });
  } catch (error) {
    parentPort?.postMessage({ id, problem: String(error) });
  }
});
