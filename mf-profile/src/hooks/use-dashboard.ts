import { type MyData, useFailureToast, useMyData } from '@crewdeck/module-sdk';
import { LOAD_FAILURE_TEXTS } from '../rules/load-failure-texts.ts';
import { useTimeLimit } from './use-time-limit.ts';

/** Loading ends after this long at most, in milliseconds (spec 9). */
const LOADING_LIMIT_MS = 8000;

export interface Dashboard extends MyData {
  /** The sentences about what could not be loaded. */
  failures: string[];
}

/** The person's own data, with a time limit on its loading; what comes later takes its place when it comes. */
export function useDashboard(): Dashboard {
  const data = useMyData();
  const isOverdue = useTimeLimit(LOADING_LIMIT_MS);
  useFailureToast(data.profile, LOAD_FAILURE_TEXTS.profile);
  useFailureToast(data.projects, LOAD_FAILURE_TEXTS.projects);
  useFailureToast(data.invites, LOAD_FAILURE_TEXTS.invites);
  useFailureToast(data.collaborations, LOAD_FAILURE_TEXTS.collaborations);

  const parts = ['profile', 'projects', 'invites', 'collaborations'] as const;
  const failures = parts.filter((part) => data[part].isLoadingError).map((part) => LOAD_FAILURE_TEXTS[part]);
  // Not `data.isLoading`, which is true again during a retry and would take away what is shown.
  const isWaiting = parts.some((part) => !data[part].isFetched);
  return { ...data, isLoading: isWaiting && !isOverdue, failures };
}
