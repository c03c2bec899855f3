import type { Collaboration, Invite, Project } from '@crewdeck/contract';

/** What the dashboard counts; a list that could not be had is `undefined`. */
export interface CountedLists {
  projects: readonly Project[] | undefined;
  collaborations: readonly Collaboration[] | undefined;
  invites: readonly Pick<Invite, 'status'>[] | undefined;
}

export interface Stat {
  label: string;
  /** `null` where the number is not known, which is not the same as zero. */
  count: number | null;
}

/** The three stats of the dashboard, in the order they are shown (spec 2, dashboard). */
export function dashboardStats({ projects, collaborations, invites }: CountedLists): Stat[] {
  return [
    { label: 'Total Projects Posted', count: projects?.length ?? null },
    { label: 'Total Collaborations', count: collaborations?.length ?? null },
    { label: 'Pending Invites', count: invites?.filter(({ status }) => status === 'pending').length ?? null },
  ];
}
