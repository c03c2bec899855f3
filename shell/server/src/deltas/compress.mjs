// Runs in a thread of its own (compression-thread.ts): plain JavaScript, because a thread is started from a file.
import { parentPort } from 'node:worker_threads';
import { compressUsingDict, createCCtx, freeCCtx, init } from '@bokuweb/zstd-wasm';

/** Up to here the thorough level takes some 10 ms; for the script of the shell it would take more than a second. */
const THOROUGH_UP_TO_BYTES = 256 * 1024;
const THOROUGH_LEVEL = 15;
const FAST_LEVEL = 9;

const ready = init();

/**
 * @param {Uint8Array} bytes
 * @param {Uint8Array} dictionary
 */
function compress(bytes, dictionary) {
  const context = createCCtx();
  try {
    const isSmall = bytes.length + dictionary.length <= THOROUGH_UP_TO_BYTES;
    return compressUsingDict(context, bytes, dictionary, isSmall ? THOROUGH_LEVEL : FAST_LEVEL);
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
