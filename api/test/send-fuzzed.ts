import { type Account, type Person, unsignedTokenOf } from '../src/testing/people.ts';
import type { Scenario } from '../src/testing/scenario.ts';
import { type Received, sendRequest } from '../src/testing/send-request.ts';
import type { FuzzedCall } from './fuzzed-call.ts';

const LONGEST_ANSWER_MS = 5_000;

/** Sends a request as it is, with no client that would tidy it up; throws when there is no answer in time. */
export function sendFuzzed(url: string, method: string, call: FuzzedCall, scenario: Scenario): Promise<Received> {
  const { caller, headers } = call;
  const token: Record<string, string> =
    caller === 'visitor' ? {} : { authorization: `Bearer ${unsignedTokenOf(scenario[caller])}` };
  const body = identified(call.body ?? '', caller, scenario);
  return sendRequest(url, {
    method,
    path: identified(call.path, caller, scenario),
    headers: { ...token, 'content-length': String(Buffer.byteLength(body)), ...headers },
    body,
    timeoutMs: LONGEST_ANSWER_MS,
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
