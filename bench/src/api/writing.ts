import { call } from './call.ts';
import type { Person } from './people.ts';

/** An owner with a project of one seat, and somebody who takes and leaves it. */
export interface Writer {
  readonly projectId: string;
  readonly owner: Person;
  readonly visitor: Person;
}

export interface Writing {
  readonly url: string;
  readonly writers: readonly Writer[];
  /** After them no writer begins anew. */
  readonly seconds: number;
}

export interface WritingOutcome {
  readonly writes: number;
  /** Until the last writer was done. */
  readonly seconds: number;
}

/** All writers at once, each from one write to the next: nothing but writes that concern somebody else. */
export async function write({ url, writers, seconds }: Writing): Promise<WritingOutcome> {
  let writes = 0;
  const startedAt = performance.now();
  const elapsed = () => (performance.now() - startedAt) / 1000;
  const keepWriting = async (writer: Writer) => {
    while (elapsed() < seconds) {
      // In two steps: the others count while this one waits.
      const done = await takeAndLeave(url, writer);
      writes += done;
    }
  };
  await Promise.all(writers.map(keepWriting));
  return { writes, seconds: elapsed() };
}

/**
 * From interest to a place in the team and out of it again, so that the next round finds what this one found.
 *
 * @returns the number of writes
 */
async function takeAndLeave(url: string, { projectId, owner, visitor }: Writer): Promise<number> {
  const invite = { projectId, receiverId: visitor.id, role: 'Developer' };
  await call(url, visitor, 'POST /api/interests', { userId: visitor.id, projectId });
  const { id } = await call<{ id: string }>(url, owner, 'POST /api/invites', invite);
  const answers = ['declined', 'pending', 'accepted'];
  for (const status of answers) await call(url, visitor, `PATCH /api/invites/${id}`, { status });
  await call(url, visitor, `POST /api/projects/${projectId}/leave`);
  return answers.length + 3;
}
