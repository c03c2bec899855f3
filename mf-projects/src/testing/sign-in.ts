import { aSessionUser } from '@crewdeck/module-sdk/builders';
import { publishSession } from '@crewdeck/module-sdk/testing';

/** Publishes a session of Ada, whose uid keys the cache of "my data". */
export function signInAsAda(): void {
  publishSession(aSessionUser());
}
