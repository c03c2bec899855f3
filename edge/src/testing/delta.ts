import { createHash } from 'node:crypto';
import { createDCtx, decompressUsingDict, init } from '@bokuweb/zstd-wasm';

const HEADER_BYTES = 40;

export function sha256Of(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}

/** What a browser sends that has `text` and was told to call it `id`. */
export function offerOf(text: string, id: string): Record<string, string> {
  return {
    'accept-encoding': 'gzip, deflate, br, zstd, dcb, dcz',
    'available-dictionary': `:${sha256Of(text)}:`,
    'dictionary-id': `"${id}"`,
  };
}

/** What a browser makes of an answer in `dcz`. @throws Error when it was made for another dictionary */
export async function decodeDelta(body: Uint8Array, dictionary: string): Promise<string> {
  await init();
  const header = Buffer.concat([Buffer.from('5e2a4d1820000000', 'hex'), Buffer.from(sha256Of(dictionary), 'base64')]);
  if (!header.equals(body.subarray(0, HEADER_BYTES))) throw new Error('This delta is for another dictionary.');
  const decoded = decompressUsingDict(createDCtx(), body.subarray(HEADER_BYTES), Buffer.from(dictionary));
  return Buffer.from(decoded).toString();
}
