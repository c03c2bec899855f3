import { aPerson, OPS, type Person } from './people.ts';
import { confirmAddress } from './provider.ts';
import { theSystem } from './system.ts';

/** Somebody who has an account, and whom tests let act over HTTP where only the outcome matters. */
export interface Account extends Person {
  uid: string;
  authorization: string;
  send: <T>(method: 'POST' | 'PUT' | 'PATCH', path: string, body: object) => Promise<T>;
}

/** Somebody who also has a profile. */
export interface Member extends Account {
  profileId: string;
}

export interface PostedProject {
  id: string;
  title: string;
}

export function anAccount(name?: string): Promise<Account> {
  return enter('signUp', aPerson(name));
}

/** The demo account with the role of ops. */
export function theOps(): Promise<Account> {
  return enter('signInWithPassword', { name: 'Ops', ...OPS });
}

export async function aMember(name?: string, profile: object = {}): Promise<Member> {
  return withProfile(await anAccount(name), profile);
}

/** Somebody whose address is confirmed, so that they get mail. */
export async function aConfirmedMember(name?: string): Promise<Member> {
  const account = await anAccount(name);
  await confirmAddress(account.uid);
  return withProfile(await enter('signInWithPassword', account), {});
}

async function enter(how: 'signUp' | 'signInWithPassword', person: Person): Promise<Account> {
  const url = `${theSystem().authEmulatorUrl}/identitytoolkit.googleapis.com/v1/accounts:${how}?key=demo`;
  const credentials = { email: person.email, password: person.password, returnSecureToken: true };
  const { localId, idToken } = await call<{ localId: string; idToken: string }>('POST', url, credentials);
  const authorization = `Bearer ${idToken}`;
  return {
    ...person,
    uid: localId,
    authorization,
    send: (method, path, body) => call(method, `${theSystem().url}${path}`, body, authorization),
  };
}

async function withProfile(account: Account, profile: object): Promise<Member> {
  const body = { firebaseUid: account.uid, name: account.name, ...profile };
  const { id } = await account.send<{ id: string }>('POST', '/api/users', body);
  return { ...account, profileId: id };
}

export function aProjectOf(owner: Member, parts: object = {}): Promise<PostedProject> {
  const project = { title: `Planner of ${owner.name}`, description: 'Who does what until when.', maxTeamSize: 3 };
  return owner.send('POST', '/api/projects', { ...project, ...parts });
}

export async function anInviteTo(
  receiver: Member,
  sender: Member,
  project: PostedProject,
  role = 'Designer',
): Promise<{ id: string }> {
  const body = { projectId: project.id, receiverId: receiver.profileId, role };
  return sender.send('POST', '/api/invites', body);
}

/** Lets somebody join, from invite to acceptance. */
export async function join(receiver: Member, sender: Member, project: PostedProject, role?: string): Promise<void> {
  const { id } = await anInviteTo(receiver, sender, project, role);
  await receiver.send('PATCH', `/api/invites/${id}`, { status: 'accepted' });
}

async function call<T>(method: string, url: string, body: object, authorization?: string): Promise<T> {
  const response = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${method} ${url} was refused (${response.status}): ${await response.text()}`);
  return (response.status === 204 ? undefined : response.json()) as Promise<T>;
}
