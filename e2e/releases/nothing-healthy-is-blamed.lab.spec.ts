import { testOpenParts } from '../support/blameless.ts';
import { FURTHER_STATES } from '../support/healthy-states.ts';

for (const [where, state] of Object.entries(FURTHER_STATES)) testOpenParts(where, state);
