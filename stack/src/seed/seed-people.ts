import { type Profile, pathOf } from '@crewdeck/contract';
import { apiUrl } from '../product-services.ts';
import type { StackPorts } from '../settings.ts';
import { TokenCaller } from '../token-caller.ts';
import { DemoAccounts, OPS_ACCOUNT } from './demo-accounts.ts';
import type { DemoPerson } from './demo-data.ts';

/** A demo person who is signed in and has a profile. */
export interface SeededPerson {
  profileId: string;
  api: TokenCaller;
}

/** Makes accounts and profiles, those that are missing. */
export async function seedPeople(people: readonly DemoPerson[], ports: StackPorts): Promise<Map<string, SeededPerson>> {
  const accounts = new DemoAccounts(ports.authEmulator);
  await accounts.create([...people.map(({ key, name }) => ({ key, name })), OPS_ACCOUNT]);
  const seeded = new Map<string, SeededPerson>();
  for (const person of people) {
    const api = new TokenCaller(apiUrl(ports), await accounts.signIn(person.key));
    seeded.set(person.key, { api, profileId: (await ensureProfile(api, person)).id });
  }
  return seeded;
}

async function ensureProfile(
  api: TokenCaller,
  { key, skills = [], reports: _, ...profile }: DemoPerson,
): Promise<Profile> {
  const existing = await api
    .get<Profile>(pathOf('/api/users/firebase/:userId', { userId: `demo-${key}` }))
    .catch(() => null);
  if (existing) return existing;
  return api.post<Profile>(pathOf('/api/users'), { ...profile, skills: skills.map((skillId) => ({ skillId })) });
}

export function personOf(people: Map<string, SeededPerson>, key: string): SeededPerson {
  const person = people.get(key);
  if (!person) throw new Error(`The demo data has no person "${key}".`);
  return person;
}
