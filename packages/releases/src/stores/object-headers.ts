import { extname } from 'node:path';
import { RECORD_FILE } from './record-file.ts';
import type { ObjectHeaders } from './s3-bucket.ts';

const CONTENT_TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const BROTLI = '.br';

/** What a CDN in front of the bucket passes on. A release never changes, but it may be removed, which its record tells. */
export function headersOf(file: string): ObjectHeaders {
  const isCompressed = file.endsWith(BROTLI);
  const plain = isCompressed ? file.slice(0, -BROTLI.length) : file;
  return {
    ContentType: CONTENT_TYPES[extname(plain)] ?? 'application/octet-stream',
    ...(isCompressed && { ContentEncoding: 'br' }),
    CacheControl: file === RECORD_FILE ? 'no-cache' : 'public, max-age=31536000, immutable',
  };
}
