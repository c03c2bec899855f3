import type { ModuleStatus } from '@crewdeck/contract';

/** What happened to a module, as far as the guard goes by it. */
export interface PastOfModule {
  readonly module: string;
  /** A rollback brought its live release back. */
  readonly isFromRollback: boolean;
  /** What ops were told of in the last hour. */
  readonly alerts: readonly string[];
}

/** A status as far as this room knows it: how releases fare is counted elsewhere. */
export type ModuleChannel = Omit<ModuleStatus, 'loads' | 'failures' | 'problems'>;
