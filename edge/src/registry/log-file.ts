import type { LogEntry } from '@crewdeck/contract';
import { logHeadSchema, registrySchema, releaseLogSchema } from '@crewdeck/contract/schemas';
import type { Trust } from '@crewdeck/releases/signing/trust';
import { z } from 'zod';
import type { Log } from '../log.ts';
import type { Unsigned } from './registry-of-log.ts';
import { appendToFile, replaceFile } from './replace-file.ts';
import { emptySignedLog, extend, type SignedLog } from './signed-log.ts';
import { TwoCopies } from './two-copies.ts';

/** What came at one time; the head is of all entries up to here. */
const lineSchema = registrySchema
  .pick({ revision: true, endedPreviews: true, paths: true })
  .extend({ head: logHeadSchema, entries: z.array(releaseLogSchema.shape.entries.element) });

type Line = z.infer<typeof lineSchema>;
export type Kept = Unsigned & { signed: SignedLog };

/**
 * The edge's own copy of the log: a line of JSON for each time that something came. What is new is appended; the first one after
 * a start is written whole, so that a line that a crash has torn is never in the middle.
 */
export class LogFile {
  readonly #copies: TwoCopies;
  readonly #trust: Trust;
  /** What both copies are known to end with; `null` when they have to be written whole. */
  #last: { readonly size: number; readonly state: string } | null = null;

  constructor(file: string, trust: Trust, log: Log) {
    this.#copies = new TwoCopies(file, log);
    this.#trust = trust;
  }

  /** Of two copies the longer one: the other may be of an earlier day. `null` when none can be used. */
  async read(): Promise<Kept | null> {
    const copies = await this.#copies.read((text) => parseLines(text, this.#trust));
    const [longest] = copies.sort((one, other) => sizeOf(other) - sizeOf(one));
    return longest ?? null;
  }

  /** Does nothing when it was written before. */
  async write(kept: Kept): Promise<void> {
    const { signed, ...unsigned } = kept;
    const state = JSON.stringify({ ...unsigned, head: signed.head });
    if (state === this.#last?.state) return;
    const textFrom = (size: number) =>
      `${JSON.stringify({ ...unsigned, head: signed.head, entries: signed.entries.slice(size) })}\n`;
    const last = this.#last;
    const isWritten = await this.#copies.write((file) =>
      last ? appendToFile(file, textFrom(last.size)) : replaceFile(file, textFrom(0)),
    );
    this.#last = isWritten ? { size: sizeOf(kept), state } : null;
  }
}

function sizeOf({ signed }: Kept): number {
  return signed.entries.length;
}

/** @throws Error when it was tampered with */
function parseLines(text: string, trust: Trust): Kept {
  const lines = wholeLines(text).map((line) => lineSchema.parse(JSON.parse(line)));
  const entries = lines.flatMap((line): LogEntry[] => line.entries);
  const { head, entries: _, ...unsigned } = lastOf(lines);
  return { ...unsigned, signed: extend(emptySignedLog(trust), entries, head, trust) };
}

/** What a crash has left of a line has no end. The one of an older edge, which wrote a single line, has none either. */
function wholeLines(text: string): string[] {
  const lines = text.split('\n');
  const torn = lines.pop();
  return lines.length === 0 && torn !== undefined ? [torn] : lines;
}

function lastOf(lines: readonly Line[]): Line {
  const last = lines.at(-1);
  if (!last) throw new Error('The copy is empty.');
  return last;
}
