import type { Log } from '../log.ts';
import type { RegistryAuthority } from './registry-authority.ts';
import { RegistryFile } from './registry-file.ts';
import { RegistryJudge } from './registry-judge.ts';

/** The API is believed, as long as nothing is signed. @param path of the edge's own copy */
export function unsignedRegistry(path: string, log: Log): RegistryAuthority {
  const file = new RegistryFile(path, log);
  const judge = new RegistryJudge();
  return {
    read: () => file.read(),
    judge: async (known, answer) => ({ judgement: judge.judge(known, answer), registry: answer }),
    keep: (registry) => file.write(registry),
  };
}
