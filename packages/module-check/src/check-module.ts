import { checkApiCalls } from './checks/api-calls.ts';
import { checkBuild } from './checks/build.ts';
import { checkContract } from './checks/contract.ts';
import { checkOverreach } from './checks/overreach.ts';
import { checkPlacedWidgets } from './checks/placed-widgets.ts';
import { checkPlaces } from './checks/places.ts';
import { checkSdkExports } from './checks/sdk-exports.ts';
import { checkSharedPackages } from './checks/shared-packages.ts';
import { checkStyles } from './checks/styles.ts';
import { checkWidgets } from './checks/widgets.ts';
import type { Environment } from './environment/environment.ts';
import type { Finding } from './finding.ts';
import type { Subject } from './subject.ts';

/**
 * Everything that is wrong with a module.
 *
 * @param environment that it is to go live in; without one, only what the module says by itself is checked
 */
export function checkModule(subject: Subject, environment: Environment | null): Finding[] {
  return [
    ...checkBuild(subject),
    ...checkStyles(subject),
    ...checkSharedPackages(subject, environment),
    ...checkWidgets(subject),
    ...checkOverreach(subject),
    ...checkPlaces(subject, environment),
    ...(environment
      ? [
          ...checkContract(subject, environment),
          ...checkPlacedWidgets(subject, environment),
          ...checkSdkExports(subject, environment),
          ...checkApiCalls(subject, environment),
        ]
      : []),
  ];
}
