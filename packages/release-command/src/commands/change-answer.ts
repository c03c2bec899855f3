import type { ModuleStatus } from '@crewdeck/contract';
import type { Answer, Context } from '../command-line/verb.ts';
import { COMMAND } from '../command-line/verbs.ts';

interface Told {
  /** What is now, in a sentence. */
  sentence: string;
  /** What one may want to do next, without the command's own name. */
  next: string;
}

/** The same for every verb that changes what is out. */
export function changeAnswer(
  { style }: Context,
  before: ModuleStatus | null,
  after: ModuleStatus,
  { sentence, next }: Told,
): Answer {
  const isChanged = before?.revision !== after.revision;
  const first = isChanged ? style.good(sentence) : 'Nothing changed: it is so already.';
  return { text: `${first}\n${nextLine(next, style.quiet)}`, json: { isChanged, module: after } };
}

export function nextLine(next: string, quiet: (text: string) => string): string {
  return quiet(`Next: ${COMMAND} ${next}`);
}
