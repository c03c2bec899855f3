// Runs in a thread of its own (compression-thread.ts): plain JavaScript, because a thread is started from a file.
import { parentPort } from 'node:worker_threads';
import { compressUsingDict, createCCtx, freeCCtx, init } from '@bokuweb/zstd-wasm';

/** Up to here the best level takes some 10 ms; ten times as much takes two seconds, and a sixth more bytes is the price. */
const BEST_LEVEL_UP_TO_BYTES = 256 * 1024;
const BEST_LEVEL = 19;
const FAST_LEVEL = 9;

const ready = init();

/**
 * @param {Uint8Array} bytes
 * @param {Uint8Array} dictionary
 */
function compress(bytes, dictionary) {
  const context = createCCtx();
  try {
    const isSmall = bytes.length + dictionary.length <= BEST_LEVEL_UP_TO_BYTES;
    return compressUsingDict(context, bytes, dictionary, isSmall ? BEST_LEVEL : FAST_LEVEL);
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
