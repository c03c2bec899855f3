import { type Profile, pathOf } from '@crewdeck/contract';
import { DemoAccounts, TokenCaller } from '@crewdeck/stack';
import type { Cluster } from './cluster.ts';

/** Somebody who has signed in at a cluster, and has a profile. */
export interface Person {
  /** Of their profile. */
  readonly id: string;
  readonly uid: string;
  readonly token: string;
  readonly api: TokenCaller;
}

/** @param name by which nobody else has arrived */
export async function arrive({ url, ports }: Cluster, name: string, details: object = {}): Promise<Person> {
  const accounts = new DemoAccounts(ports.stack.authEmulator);
  await accounts.create([{ key: name, name }]);
  const token = await accounts.signIn(name);
  const api = new TokenCaller(url, token);
  const { id, firebaseUid: uid } = await api.post<Profile>(pathOf('/api/users'), { ...details, name });
  return { id, uid, token, api };
}
