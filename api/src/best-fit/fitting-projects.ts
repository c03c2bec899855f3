import { DECLINE_PAUSE_DAYS } from '@crewdeck/contract';
import { type Fitting, type Person, type RankOptions, rankProjects } from '@crewdeck/matching';
import { Injectable } from '@nestjs/common';
import type { List } from '../lists/keyset-list.ts';
import { ListReader } from '../lists/list-reader.ts';
import type { Ranking } from '../lists/ranking.ts';
import { candidatesOf, idsOfNew, rankingOf } from './best-fit.ts';
import { memberOf, WRITTEN_COLUMNS } from './people-for-matching.ts';
import { PROJECT_COLUMNS, type ProjectRow, projectOf, TEAM, type TeamRows, teamOf } from './projects-for-matching.ts';
import { SKILLS } from './skill-key.ts';
import { SkillRarity } from './skill-rarity.ts';

/** So many that fit best are looked at again with their teams: a page of an explorer, and half of the next. */
const WITH_TEAMS = 36;

type ReaderRow = TeamRows[number] & { readonly events: readonly string[]; readonly without: readonly string[] };

/** A person, and the projects that are nothing for them: where they are on the team, or one has lately declined the other. */
const READER = `
  SELECT ${WRITTEN_COLUMNS},
    ARRAY(SELECT hackathon_id FROM team_searches WHERE user_id = $1 AND ended_at IS NULL) AS events,
    ARRAY(
      SELECT project_id FROM project_members WHERE user_id = $1
      UNION SELECT project_id FROM interests WHERE user_id = $1 AND status = 'not_now'
      UNION SELECT project_id FROM invites WHERE receiver_id = $1 AND status = 'declined'
        AND answered_at > now() - interval '${DECLINE_PAUSE_DAYS} days') AS without
  FROM users u WHERE u.id = $1`;

const TEAMS = `SELECT p.id, ${TEAM} AS team FROM projects p WHERE p.id = ANY ($1)`;

/** The projects that fit a person. */
@Injectable()
export class FittingProjects {
  constructor(
    private readonly lists: ListReader,
    private readonly rarity: SkillRarity,
  ) {}

  async rank(personId: string, list: List, columns: List['columns']): Promise<Ranking> {
    const [reader] = await this.lists.query<ReaderRow>(list, { sql: READER, values: [personId] });
    if (!reader) return rankingOf([], new Set(), { columns });
    const { without, events, ...written } = reader;
    const person = { ...memberOf(written), events };
    const searched = { ...list, columns: PROJECT_COLUMNS };
    const names = person.skills.map(({ name }) => name);
    const [rarity, candidates] = await Promise.all([
      this.rarity.get(),
      candidatesOf<ProjectRow>(this.lists, searched, 'p.tech_text', names),
    ]);
    const rows = candidates.filter(({ id }) => !without.includes(id));
    const options = { ...SKILLS, rarity };
    const all = rankProjects(
      person,
      rows.map((row) => projectOf(row)),
      [],
      options,
    );
    const nearest = all.slice(0, WITH_TEAMS).map(({ id }) => id);
    // The first page is mostly of these, so it is read meanwhile.
    const [teams, read] = await Promise.all([
      this.teamsOf(list, nearest),
      this.lists.readRows({ ...list, columns }, nearest),
    ]);
    const fitting = [...rankWithTeams(person, rows, teams, options), ...all.slice(WITH_TEAMS)];
    return rankingOf(fitting, idsOfNew(rows), { columns, rows: read });
  }

  private async teamsOf(list: List, ids: readonly string[]): Promise<Map<string, Person[]>> {
    if (ids.length === 0) return new Map();
    const rows = await this.lists.query<{ id: string; team: TeamRows }>(list, { sql: TEAMS, values: [ids] });
    return new Map(rows.map(({ id, team }) => [id, teamOf(team)]));
  }
}

/** Those whose teams are known, by what these have as well. */
function rankWithTeams(
  person: Person,
  rows: readonly ProjectRow[],
  teams: ReadonlyMap<string, Person[]>,
  options: RankOptions,
): Fitting[] {
  const known = rows.flatMap((row) => {
    const team = teams.get(row.id);
    return team ? [projectOf(row, team)] : [];
  });
  return rankProjects(person, known, [...teams.values()].flat(), options);
}
