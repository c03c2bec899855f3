import { fork } from 'node:child_process';
import { once } from 'node:events';

/** Hands a task to a script that answers with one message. @throws Error when it ends without one */
export async function inAnotherProcess<T>(script: string, task: object): Promise<T> {
  const child = fork(script);
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`${script} ended with ${code}.`);
  });
  // It ends in any case; only before its message that is a failure.
  ended.catch(() => undefined);
  const answered = once(child, 'message');
  child.send(task);
  const [message] = await Promise.race([answered, ended]);
  return message as T;
}
