import { useFailureToast, useMyData } from '@crewdeck/module-sdk';
import { useEffect, useState } from 'react';
import { LOAD_FAILURE_TEXTS } from '../rules/load-failure-texts.ts';
import { useWaitingProposals } from './use-waiting-proposals.ts';

/** Loading ends after this long at most, in milliseconds (spec 9). */
const LOADING_LIMIT_MS = 8000;

/** A number of the dashboard; `count` is `undefined` where it is not known, which is not the same as zero. */
export interface Stat {
  label: string;
  count: number | undefined;
}

export type Dashboard = ReturnType<typeof useDashboard>;

/** The person's own data, with a time limit on its loading; what comes later takes its place when it comes. */
export function useDashboard() {
  const data = useMyData();
  const { profile, projects, invites, collaborations, refetch } = data;
  const { proposals, isLoading: isProposalAwaited } = useWaitingProposals();
  useFailureToast(profile, LOAD_FAILURE_TEXTS.profile);
  useFailureToast(projects, LOAD_FAILURE_TEXTS.projects);
  useFailureToast(invites, LOAD_FAILURE_TEXTS.invites);
  useFailureToast(collaborations, LOAD_FAILURE_TEXTS.collaborations);

  const [isOverdue, setIsOverdue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsOverdue(true), LOADING_LIMIT_MS);
    return () => clearTimeout(timer);
  }, []);

  const parts = ['profile', 'projects', 'invites', 'collaborations'] as const;
  // Not whether they are pending, which is true again during a retry and would take away what is shown.
  const isWaiting = isProposalAwaited || parts.some((part) => !data[part].isFetched);
  return {
    proposals,
    profile,
    projects,
    collaborations,
    refetch,
    isLoading: isWaiting && !isOverdue,
    /** The sentences about what could not be loaded. */
    failures: parts.filter((part) => data[part].isLoadingError).map((part) => LOAD_FAILURE_TEXTS[part]),
    stats: [
      { label: 'Total Projects Posted', count: projects.data?.length },
      { label: 'Total Collaborations', count: collaborations.data?.length },
      { label: 'Pending Invites', count: invites.data?.filter(({ status }) => status === 'pending').length },
    ] satisfies Stat[],
  };
}
