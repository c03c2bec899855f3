import { brotliCompressSync } from 'node:zlib';
import { decode } from '@jridgewell/sourcemap-codec';

/** What of a script comes from one library, or from one folder of ours. */
export interface ScriptPart {
  name: string;
  bytes: number;
  /** Its share of the whole in Brotli, as what it takes by itself tells. */
  brotli: number;
}

interface SourceMap {
  sources: string[];
  mappings: string;
}

const LIBRARY = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//;
/** Of the repository, as the shell's folder sees it. */
const PACKAGE = /\/(?:\.\.\/)+packages\/([^/]+)\//;
const OWN = /\/\.\/src\//;

/** Takes a minified script apart by its source map, the largest part first. */
export function partsOf(script: string, map: SourceMap): ScriptPart[] {
  const texts = new Map<string, string>();
  for (const { name, text } of piecesOf(script, map)) texts.set(name, (texts.get(name) ?? '') + text);
  const parts = [...texts].map(([name, text]) => ({ name, bytes: text.length, brotli: brotliOf(text) }));
  const share = brotliOf(script) / parts.reduce((sum, { brotli }) => sum + brotli, 0);
  return parts
    .map(({ brotli, ...part }) => ({ ...part, brotli: Math.round(brotli * share) }))
    .sort((a, b) => b.brotli - a.brotli);
}

function piecesOf(script: string, { sources, mappings }: SourceMap): { name: string; text: string }[] {
  const lines = script.split('\n');
  return decode(mappings).flatMap((segments, line) =>
    segments.map(([column, source], index) => ({
      name: source === undefined ? "the bundler's own" : nameOf(sources[source] ?? ''),
      text: (lines[line] ?? '').slice(column, segments[index + 1]?.[0]),
    })),
  );
}

function nameOf(source: string): string {
  const library = LIBRARY.exec(source)?.[1] ?? PACKAGE.exec(source)?.[1];
  return library ?? (OWN.test(source) ? 'shell' : "the bundler's own");
}

function brotliOf(text: string): number {
  return brotliCompressSync(text).length;
}
