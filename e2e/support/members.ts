import { aPerson, type Person } from './people.ts';
import { theSystem } from './system.ts';

/** Somebody who has an account, and whom tests let act over HTTP where only the outcome matters. */
export interface Account extends Person {
  uid: string;
  send: <T>(method: 'POST' | 'PATCH', path: string, body: object) => Promise<T>;
}

/** Somebody who also has a profile. */
export interface Member extends Account {
  profileId: string;
}

export interface PostedProject {
  id: string;
  title: string;
}

export async function anAccount(name?: string): Promise<Account> {
  const person = aPerson(name);
  const url = `${theSystem().authEmulatorUrl}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo`;
  const credentials = { email: person.email, password: person.password, returnSecureToken: true };
  const { localId, idToken } = await call<{ localId: string; idToken: string }>('POST', url, credentials);
  return {
    ...person,
    uid: localId,
    send: (method, path, body) => call(method, `${theSystem().url}${path}`, body, `Bearer ${idToken}`),
  };
}

export async function aMember(name?: string, profile: object = {}): Promise<Member> {
  const account = await anAccount(name);
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
