import type { Activity, ErrorBody, OpenedTeamRound, TeamProposal, TeamSearch } from '@crewdeck/contract';
import { aHackathon, aPerson, aProject } from './builders.ts';
import type { Person } from './people.ts';
import { anOps } from './release-builders.ts';
import { runJobs } from './run-jobs.ts';
import type { Answer, TestApi } from './test-api.ts';

/** An event, and all that people and ops do there to make teams. */
export class EventTeams {
  private constructor(
    private readonly api: TestApi,
    readonly hackathonId: string,
  ) {}

  static async at(api: TestApi): Promise<EventTeams> {
    return new EventTeams(api, await aHackathon(api, 'Campus Jam'));
  }

  /** People who look for a team, by the names of one skill each. */
  async seekers<Skills extends string[]>(...skills: Skills): Promise<{ [Index in keyof Skills]: Person }> {
    const seekers: Person[] = [];
    for (const [index, skill] of skills.entries()) {
      const name = `Seeker${index + 1} Of ${skill}`;
      const person = await aPerson(this.api, { name, skills: [{ skillId: skill }], roles: [`${skill} person`] });
      await this.look(person);
      seekers.push(person);
    }
    return seekers as { [Index in keyof Skills]: Person };
  }

  look(person: Person, body: object = {}) {
    return this.api.call(person, `PUT /api/hackathons/${this.hackathonId}/team-search`, { body });
  }

  async read(person: Person): Promise<TeamSearch> {
    const { body } = await this.api.call<TeamSearch>(person, `GET /api/hackathons/${this.hackathonId}/team-search`);
    return body;
  }

  async open(teamSize: number): Promise<OpenedTeamRound> {
    const path = `POST /api/hackathons/${this.hackathonId}/team-rounds` as const;
    return (await this.api.call<OpenedTeamRound>(anOps(), path, { body: { teamSize } })).body;
  }

  /** To the latest team that is proposed to them. */
  async answer(person: Person, answer: 'yes' | 'no'): Promise<Answer<TeamProposal & ErrorBody>> {
    const { proposal } = await this.read(person);
    return this.answerTo(proposal?.id, person, answer);
  }

  answerTo(proposalId: string | undefined, person: Person, answer: 'yes' | 'no') {
    const path = `POST /api/team-proposals/${proposalId}/answer` as const;
    return this.api.call<TeamProposal & ErrorBody>(person, path, { body: { answer } });
  }

  /** The other project, instead of a team that is proposed. */
  choose(proposalId: string | undefined, person: Person) {
    const path = `POST /api/team-proposals/${proposalId}/alternative` as const;
    return this.api.call<TeamProposal & ErrorBody>(person, path);
  }

  /** A person who looks with a project of theirs for up to four people. */
  async owner(title: string): Promise<Person> {
    const owner = await aPerson(this.api);
    const { hackathonId } = this;
    const { id: projectId } = await aProject(this.api, { owner, hackathonId, maxTeamSize: 4, title });
    await this.look(owner, { projectId });
    return owner;
  }

  /** Names of the team that is proposed to a person, theirs too, and how it stands. */
  async teamOf(person: Person): Promise<{ state: string; members: string[] } | null> {
    const { proposal } = await this.read(person);
    return proposal && { state: proposal.state, members: proposal.members.map(({ id }) => id).sort() };
  }

  /** Kinds of what a person is told, the latest first. */
  async toldOf(person: Person): Promise<string[]> {
    const { body } = await this.api.call<Activity[]>(person, 'GET /api/activities');
    return body.map(({ kind }) => kind);
  }

  keepUp(): Promise<void> {
    return runJobs(this.api, 'forget_proposal_keys', 'place_seekers');
  }

  /** The day of all open proposals is over. */
  async endDay(): Promise<void> {
    await this.api.database.query(
      `UPDATE team_proposals t SET answer_until = now() - interval '1 s' FROM team_rounds r
       WHERE r.id = t.round_id AND r.hackathon_id = $1`,
      [this.hackathonId],
    );
  }
}

export const idsOf = (people: readonly Person[]) => people.map(({ profileId }) => profileId).sort();
