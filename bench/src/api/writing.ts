/** An owner with a project of one seat, and somebody who takes and leaves it. */
export interface Writer {
  readonly projectId: string;
  readonly personId: string;
  readonly ownerToken: string;
  readonly personToken: string;
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

type Call = (token: string, request: `${string} ${string}`, body?: object) => Promise<{ id: string } | null>;

/** All writers at once, each from one write to the next: nothing but writes that concern somebody else. */
export async function write({ url, writers, seconds }: Writing): Promise<WritingOutcome> {
  let writes = 0;
  const call: Call = async (token, request, body) => {
    const answer = await send(url, token, request, body);
    writes += 1;
    return answer;
  };
  const startedAt = performance.now();
  const elapsed = () => (performance.now() - startedAt) / 1000;
  await Promise.all(
    writers.map(async (writer) => {
      while (elapsed() < seconds) await takeAndLeave(call, writer);
    }),
  );
  return { writes, seconds: elapsed() };
}

/** From interest to a place in the team and out of it again, so that the next round finds what this one found. */
async function takeAndLeave(call: Call, { projectId, personId, ownerToken, personToken }: Writer): Promise<void> {
  await call(personToken, 'POST /api/interests', { userId: personId, projectId });
  const invite = await call(ownerToken, 'POST /api/invites', { projectId, receiverId: personId, role: 'Developer' });
  for (const status of ['declined', 'pending', 'accepted'])
    await call(personToken, `PATCH /api/invites/${invite?.id}`, { status });
  await call(personToken, `POST /api/projects/${projectId}/leave`);
}

/** @throws Error of a write that was refused */
async function send(url: string, token: string, request: string, body?: object): Promise<{ id: string } | null> {
  const [method = '', path = ''] = request.split(' ');
  const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) };
  const answer = await fetch(url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${request} answered ${answer.status}: ${text}`);
  return text === '' ? null : JSON.parse(text);
}
