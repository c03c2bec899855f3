import { checkApiCalls } from './checks/api-calls.ts';
import { checkBuild } from './checks/build.ts';
import { checkContract } from './checks/contract.ts';
import { checkReach } from './checks/reach.ts';
import { checkSharedPackages } from './checks/shared-packages.ts';
import { checkWidgets } from './checks/widgets.ts';
import type { Environment } from './environment/read-environment.ts';
import type { Finding } from './finding.ts';
import type { Subject } from './subject.ts';

/**
 * Everything that is wrong with a module, as far as reading it tells.
 *
 * @param environment that it is to go live in; without one, only what the module says by itself is checked
 */
export function checkModule(subject: Subject, environment: Environment | null): Finding[] {
  return [
    ...checkBuild(subject),
    ...checkSharedPackages(subject),
    ...checkWidgets(subject),
    ...checkReach(subject),
    ...(environment ? [...checkContract(subject, environment), ...checkApiCalls(subject, environment)] : []),
  ];
}
