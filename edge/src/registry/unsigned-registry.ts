import { parseRegistry } from '@crewdeck/releases';
import type { Log } from '../log.ts';
import type { RegistryAuthority } from './registry-authority.ts';
import { RegistryFile } from './registry-file.ts';
import { RegistryJudge } from './registry-judge.ts';

/** The API is believed, as long as nothing is signed. @param path of the edge's own copy */
export function unsignedRegistry(path: string, log: Log): RegistryAuthority {
  const file = new RegistryFile(path, parseRegistry, log);
  const judge = new RegistryJudge();
  return {
    read: async () => (await file.read())[0] ?? null,
    judge: async (known, answer) => ({ judgement: judge.judge(known, answer), registry: answer }),
    keep: (registry) => file.write(registry),
  };
}
