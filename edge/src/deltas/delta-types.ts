import { extname } from 'node:path';

/** What a browser keeps of a release and gets again, little changed, with the next one. */
const TYPES: Record<string, string> = {
  '.js': 'application/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** @returns the content type of a file that deltas are made of, else `null` */
export function deltaTypeOf(file: string): string | null {
  return TYPES[extname(file)] ?? null;
}
