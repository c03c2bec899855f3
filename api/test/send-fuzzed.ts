import { Agent, request } from 'node:http';
import { type Account, type Person, unsignedTokenOf } from '../src/testing/people.ts';
import type { Scenario } from '../src/testing/scenario.ts';
import type { FuzzedCall } from './fuzzed-call.ts';

const LONGEST_ANSWER_MS = 5_000;

// One connection after another's answer: requests of one test never overtake each other.
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** Sends a request as it is, with no client that would tidy it up; throws when there is no answer in time. */
export function sendFuzzed(
  url: string,
  method: string,
  call: FuzzedCall,
  scenario: Scenario,
): Promise<{ status: number; body: unknown }> {
  const { caller, headers } = call;
  const token = caller === 'visitor' ? {} : { authorization: `Bearer ${unsignedTokenOf(scenario[caller])}` };
  const content = identified(call.body ?? '', caller, scenario);
  const { hostname, port } = new URL(url);
  const options = {
    method,
    agent,
    hostname,
    port,
    path: identified(call.path, caller, scenario),
    timeout: LONGEST_ANSWER_MS,
    headers: { ...token, 'content-length': Buffer.byteLength(content), ...headers },
  };
  return new Promise((resolve, reject) => {
    const sent = request(options, async (response) => {
      const { statusCode: status = 0, headers } = response;
      // It has no end.
      if (headers['content-type']?.startsWith('text/event-stream')) {
        response.destroy();
        return resolve({ status, body: null });
      }
      const text = (await response.setEncoding('utf8').toArray()).join('');
      resolve({ status, body: text ? JSON.parse(text) : null });
    });
    sent.on('timeout', () => sent.destroy(new Error(`No answer within ${LONGEST_ANSWER_MS} ms.`)));
    sent.on('error', reject).end(content);
  });
}

/** Puts the ids of the scenario where a call names them. */
function identified(text: string, caller: FuzzedCall['caller'], scenario: Scenario): string {
  const account: Partial<Person> & Account = caller === 'visitor' ? scenario.newcomer : scenario[caller];
  const { uid, email, profileId } = account;
  const ids: Record<string, string> = {
    uid,
    email,
    self: profileId ?? uid,
    project: scenario.project.id,
    invite: scenario.invite.id,
    owner: scenario.owner.profileId,
    stranger: scenario.stranger.profileId,
    invitee: scenario.invitee.profileId,
    member: scenario.member.profileId,
    module: scenario.module,
    release: scenario.release,
  };
  return text.replace(/@(\w+)/g, (name, key: string) => ids[key] ?? name);
}
