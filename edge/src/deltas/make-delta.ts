import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import type { CompressionThread } from './compression-thread.ts';

/** What turns one file into another. */
export interface Delta {
  /** SHA-256 of the file to start from, in base64. */
  dictionaryHash: string;
  /** In the encoding `dcz`; `null` when the whole file is no larger. */
  body: Buffer | null;
}

export type Compressor = Pick<CompressionThread, 'compress'>;

/** Begins every answer in `dcz`, before the hash of the dictionary and one Zstandard frame (RFC 9842). */
const MAGIC = Buffer.from('5e2a4d1820000000', 'hex');
/** A browser need not keep a window larger than 8 MiB, and nothing that we load comes near. */
const LARGEST_FILE_BYTES = 2 * 1024 * 1024;

/**
 * @param file path of what is wanted
 * @param dictionaryFile path of what is there already
 * @throws Error when one of them can't be read, is too large, or can't be compressed
 */
export async function makeDelta(file: string, dictionaryFile: string, compressor: Compressor): Promise<Delta> {
  const [bytes, dictionary] = await Promise.all([readSmall(file), readSmall(dictionaryFile)]);
  const digest = createHash('sha256').update(dictionary).digest();
  const frame = await compressor.compress(bytes, dictionary);
  const body = Buffer.concat([MAGIC, digest, frame]);
  const isSmaller = body.length < Math.min(bytes.length, await sizeOf(`${file}.br`));
  return { dictionaryHash: digest.toString('base64'), body: isSmaller ? body : null };
}

async function readSmall(file: string): Promise<Buffer> {
  const { size } = await stat(file);
  if (size > LARGEST_FILE_BYTES) throw new Error(`${file} is too large to make a delta of.`);
  return readFile(file);
}

function sizeOf(file: string): Promise<number> {
  return stat(file).then(
    ({ size }) => size,
    () => Number.POSITIVE_INFINITY,
  );
}
