import { randomUUID } from 'node:crypto';
import { aHackathon } from '../src/testing/builders.ts';
import type { Person } from '../src/testing/people.ts';
import { anAlternative, aTeamProposal } from '../src/testing/team-proposals.ts';
import type { TestApi } from '../src/testing/test-api.ts';

/** One of two owners, and what there is between them, seen from their side. */
export interface Side {
  readonly me: Person;
  readonly them: Person;
  readonly third: Person;
  /** Where the third is a member, and where the other has shown interest. */
  readonly team: string;
  /** Where the other and the third are asked. */
  readonly asking: string;
  /** Where the other is a member, and is asked to own it. */
  readonly handed: string;
  readonly sent: string;
  readonly received: string;
  /** Of the other in the team's project. */
  readonly interest: string;
  readonly hackathonId: string;
  /** Both may choose a project of the third instead. */
  readonly proposalId: string;
  readonly theirs: Pick<Side, 'team' | 'asking' | 'handed' | 'interest'>;
}

const PERSON = `INSERT INTO users (firebase_uid, email, name, email_confirmed) VALUES ($1, $2, $3, true) RETURNING id`;

const PROJECT = `
  INSERT INTO projects (owner_id, title, max_team_size, hackathon_id, deadline)
  VALUES ($1, 'A project', 4, $2, current_date + 1) RETURNING id`;

const INVITE = `
  INSERT INTO invites (project_id, sender_id, receiver_id, role, status, answered_at, created_at)
  VALUES ($1, $2, $3, 'Tester', $4::text, CASE WHEN $4::text <> 'pending' THEN now() END, now() - $5::interval) RETURNING id`;

/** The place and its invite at once: the database takes neither without the other. */
const MEMBER = `
  WITH accepted AS (
    INSERT INTO invites (project_id, sender_id, receiver_id, role, status, answered_at)
    VALUES ($1, $2, $3, 'Tester', 'accepted', now()) RETURNING *)
  INSERT INTO project_members (project_id, user_id, role, invite_id, next_check_in_at, committed_until)
  SELECT project_id, receiver_id, role, id, now(), current_date - 2 FROM accepted RETURNING id`;

const INTEREST = `
  INSERT INTO interests (project_id, user_id, created_at) VALUES ($1, $2, now() - $3::interval) RETURNING id`;

/** Where nobody listens, so that each try fails. Once more it is off. */
const WEBHOOK = `
  INSERT INTO webhooks (project_id, url, secret, failing_since)
  VALUES ($1, 'http://127.0.0.1:9/', 'whsec_', now() - interval '8 days')`;

const FRESH = '0 days';
/** A job reminds of it, and it can still be answered. */
const ENDS_SOON = '13 days';
/** A job ends it. */
const OLD = '20 days';

/** Two people who own projects, are on each other's teams, and have asked each other and a third. */
export class TwoOwners {
  private constructor(private readonly api: TestApi) {}

  static async in(api: TestApi): Promise<readonly [Side, Side]> {
    return new TwoOwners(api).create();
  }

  private async create(): Promise<readonly [Side, Side]> {
    const [one, other, third] = [await this.person(), await this.person(), await this.person()];
    const hackathonId = await aHackathon(this.api);
    const proposalId = await aTeamProposal(this.api, hackathonId, [one, other]);
    const projectId = await this.insert(PROJECT, [third.profileId, hackathonId]);
    await anAlternative(this.api, proposalId, { projectId, mate: await this.person() });
    const shared = { third, hackathonId, proposalId };
    const mine = await this.projectsOf(one, other, shared);
    const theirs = await this.projectsOf(other, one, shared);
    return [
      { me: one, them: other, ...shared, ...mine, received: theirs.sent, theirs },
      { me: other, them: one, ...shared, ...theirs, received: mine.sent, theirs: mine },
    ];
  }

  private async projectsOf(me: Person, them: Person, { third, hackathonId }: Pick<Side, 'third' | 'hackathonId'>) {
    const project = () => this.insert(PROJECT, [me.profileId, hackathonId]);
    const [team, asking, handed] = [await project(), await project(), await project()];
    const invite = (projectId: string, { profileId }: Person, status: string, age = FRESH) =>
      this.insert(INVITE, [projectId, me.profileId, profileId, status, age]);
    await this.insert(MEMBER, [team, me.profileId, third.profileId]);
    await this.insert(MEMBER, [handed, me.profileId, them.profileId]);
    await this.api.database.query('UPDATE projects SET handover_to = $2 WHERE id = $1', [handed, them.profileId]);
    for (const id of [team, handed]) await this.api.database.query(WEBHOOK, [id]);
    await invite(team, them, 'declined');
    await invite(handed, third, 'pending', OLD);
    await this.insert(INTEREST, [handed, third.profileId, OLD]);
    const sent = await invite(asking, them, 'pending', ENDS_SOON);
    await invite(asking, third, 'pending');
    const interest = await this.insert(INTEREST, [team, them.profileId, FRESH]);
    return { team, asking, handed, sent, interest };
  }

  private async person(): Promise<Person> {
    const uid = `uid-${randomUUID()}`;
    const email = `${uid}@students.test`;
    return { uid, email, profileId: await this.insert(PERSON, [uid, email, 'Somebody']) };
  }

  private async insert(statement: string, values: unknown[]): Promise<string> {
    const [row] = await this.api.database.query<{ id: string }[]>(statement, values);
    return String(row?.id);
  }
}
