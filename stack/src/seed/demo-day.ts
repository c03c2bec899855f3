import type { CreateProject, ImportHackathon } from '@crewdeck/contract';
import type { DemoHackathon, DemoProject } from './demo-data.ts';

const DAY_MS = 86_400_000;

/** The calendar day some days after `today`, as `YYYY-MM-DD`. */
export function dayAfter(today: Date, days: number): string {
  return new Date(today.getTime() + days * DAY_MS).toISOString().slice(0, 10);
}

/** What is sent to the API for a demo project. */
export function projectOn(
  today: Date,
  { owner: _, invites: __, deadlineInDays, ...project }: DemoProject,
): CreateProject {
  return { ...project, deadline: deadlineInDays === undefined ? null : dayAfter(today, deadlineInDays) };
}

/** What is imported for a demo hackathon. */
export function hackathonOn(today: Date, { startsInDays, deadlineInDays, ...rest }: DemoHackathon): ImportHackathon {
  return {
    ...rest,
    eventDate: dayAfter(today, startsInDays),
    deadline: deadlineInDays === undefined ? null : dayAfter(today, deadlineInDays),
  };
}
