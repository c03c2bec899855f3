import { createInterface, type Interface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { UsageError } from '../errors.ts';

let lines: AsyncIterator<string> | undefined;

/** Asks on the error stream, so that the answer of the command stays alone. A secret is not shown while it is typed. */
export async function ask(question: string, isSecret = false): Promise<string> {
  process.stderr.write(question);
  if (!process.stdin.isTTY) return nextLine();
  const asking = createInterface({ input: process.stdin, output: isSecret ? NOWHERE : process.stderr, terminal: true });
  try {
    return await answerTo(asking);
  } finally {
    asking.close();
    if (isSecret) process.stderr.write('\n');
  }
}

const NOWHERE = new Writable({ write: (_chunk, _encoding, done) => done() });

function answerTo(asking: Interface): Promise<string> {
  return new Promise((answer, refuse) => {
    asking.once('line', answer);
    asking.once('SIGINT', () => refuse(new UsageError('Nothing was kept.')));
  });
}

/** All questions read one input. */
async function nextLine(): Promise<string> {
  lines ??= createInterface({ input: process.stdin })[Symbol.asyncIterator]();
  const { value, done } = await lines.next();
  return done ? '' : value;
}
