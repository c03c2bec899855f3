import { readdir, readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import type { CreateProject, ImportHackathon, ReportAbuse, SaveProfile, SaveResult } from '@crewdeck/contract';
import { ROOT } from '#bin/checkout.mjs';

const DAY_MS = 86_400_000;

/** A person in `demo/people.json`. `key` is what the other files call them, and the first part of their e-mail. */
export interface DemoPerson
  extends Pick<
    SaveProfile,
    'bio' | 'branch' | 'academicYear' | 'availability' | 'roles' | 'hoursPerWeek' | 'timeZone' | 'timeBlocks'
  > {
  key: string;
  name: string;
  skills?: string[];
  interests?: string[];
  githubUrl?: string;
  portfolioUrl?: string;
  discordOrContact?: string;
  featuredProjects?: { title: string; tech: string[]; link?: string }[];
  /** What others have reported of them. */
  reports?: DemoReport[];
}

/** A report that waits for ops. */
interface DemoReport extends Omit<ReportAbuse, 'subject'> {
  from: string;
}

/** An invite of a demo project: to whom, as what, with which words, and what they answered. Without an answer it stays pending. */
export interface DemoInvite {
  to: string;
  role: string;
  note?: string;
  answer?: 'accepted' | 'declined';
}

/** Somebody who would like to join a demo project, in their words. */
export interface DemoInterest {
  from: string;
  words: string;
}

/** What somebody did in a finished demo project. */
interface DemoCredit {
  from: string;
  words: string;
}

/** A project in `demo/projects.json`. Days count from the day of seeding. */
export interface DemoProject extends CreateProject {
  owner: string;
  deadlineInDays?: number;
  /** Title of a demo hackathon. */
  hackathon?: string;
  invites?: DemoInvite[];
  interests?: DemoInterest[];
  /** Of a completed one. */
  result?: SaveResult;
  credits?: DemoCredit[];
}

/** A hackathon in `demo/hackathons.json`. Days count from the day of seeding. */
export interface DemoHackathon extends Omit<ImportHackathon, 'eventDate' | 'startsAt' | 'endsAt' | 'deadline'> {
  startsInDays: number;
  /** By the clocks of its zone, `18:00`; the same of its end. */
  startTime?: string;
  endTime?: string;
  /** After the first day. */
  lastsDays?: number;
  deadlineInDays?: number;
}

/** Who looks for a team at a hackathon, in `demo/team-searches.json`. */
export interface DemoTeamSearch {
  /** Title of a demo hackathon. */
  hackathon: string;
  /** Keys of people who have become a team in a round. The first one owns it. */
  team?: string[];
  /** Keys of people who look. */
  people: string[];
  /** One that opens by itself. */
  nextRound?: { inDays: number; teamSize: number };
}

export interface DemoData {
  people: DemoPerson[];
  projects: DemoProject[];
  hackathons: DemoHackathon[];
  teamSearches: DemoTeamSearch[];
}

export async function readDemoData(): Promise<DemoData> {
  const files = ['people', 'projects', 'hackathons', 'team-searches'];
  const [people, projects, hackathons, teamSearches] = await Promise.all(files.map(readDemoFile));
  return { people, projects, hackathons, teamSearches };
}

async function readDemoFile(name: string) {
  return JSON.parse(await readFile(demoFile(`${name}.json`), 'utf8'));
}

export function demoFile(...path: string[]): string {
  return join(ROOT, 'stack/demo', ...path);
}

/** Names of the pictures in a folder of `demo/`, without their ending. */
export async function demoFilesIn(folder: string): Promise<string[]> {
  return (await readdir(demoFile(folder))).map((file) => parse(file).name);
}

/** What the cover of a project or hackathon is called in `demo/covers`. */
export function slugOf(title: string): string {
  return title.toLowerCase().replaceAll(/[^a-z]+/g, '-');
}

/** The calendar day some days after `today`, as `YYYY-MM-DD`. */
export function dayAfter(today: Date, days: number): string {
  return new Date(today.getTime() + days * DAY_MS).toISOString().slice(0, 10);
}

/** What is sent to the API for a demo project. It is completed only once its team has joined. */
export function projectOn(today: Date, demo: DemoProject, hackathonIds: ReadonlyMap<string, string>): CreateProject {
  const {
    owner: _,
    invites: __,
    interests: ___,
    result: ____,
    credits: _____,
    hackathon,
    deadlineInDays,
    ...project
  } = demo;
  const deadline = deadlineInDays === undefined ? null : dayAfter(today, deadlineInDays);
  const status = project.status === 'Completed' ? 'In Progress' : project.status;
  return { ...project, status, deadline, hackathonId: hackathonIds.get(hackathon ?? '') ?? null };
}

/** What is imported for a demo hackathon. */
export function hackathonOn(
  today: Date,
  { startsInDays, startTime, endTime, lastsDays = 0, deadlineInDays, ...rest }: DemoHackathon,
): ImportHackathon {
  return {
    ...rest,
    startsAt: startTime === undefined ? null : `${dayAfter(today, startsInDays)}T${startTime}`,
    endsAt: endTime === undefined ? null : `${dayAfter(today, startsInDays + lastsDays)}T${endTime}`,
    eventDate: dayAfter(today, startsInDays),
    deadline: deadlineInDays === undefined ? null : dayAfter(today, deadlineInDays),
  };
}
