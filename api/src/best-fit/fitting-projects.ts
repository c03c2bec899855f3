import { DECLINE_PAUSE_DAYS, type Fit } from '@crewdeck/contract';
import { type Fitting, type Person, type RankOptions, rankProjects, withFreeTime } from '@crewdeck/matching';
import { Injectable } from '@nestjs/common';
import sql from 'sql-template-tag';
import { DataSource } from 'typeorm';
import { queryRow } from '../database/query.ts';
import type { List } from '../lists/keyset-list.ts';
import { ListReader } from '../lists/list-reader.ts';
import type { Ranking } from '../lists/ranking.ts';
import { IS_LOOKING } from '../visibility/project-conditions.ts';
import { candidatesOf, idsOfNew, rankingOf, toldFit } from './best-fit.ts';
import { memberOf, WRITTEN_COLUMNS } from './people-for-matching.ts';
import { PROJECT_COLUMNS, type ProjectRow, projectOf, TEAM, type TeamRows, teamOf } from './projects-for-matching.ts';
import { ShownFits } from './shown-fits.ts';
import { SKILLS } from './skill-key.ts';
import { SkillRarity } from './skill-rarity.ts';

/** So many that fit best are looked at again with their teams: a page of an explorer, and half of the next. */
const WITH_TEAMS = 36;

type Zoned = Pick<Person, 'timeZone'>;
type ReaderRow = TeamRows[number] & { readonly events: readonly string[]; readonly without: readonly string[] };

/**
 * A person, and the projects that are nothing for them: where they are on the team, or one has lately declined the other. A decline
 * closes the interest before it: interest after it means that they have changed their mind.
 */
const readerOf = (personId: string) => sql`
  SELECT ${WRITTEN_COLUMNS},
    ARRAY(SELECT hackathon_id FROM team_searches WHERE user_id = ${personId} AND ended_at IS NULL) AS events,
    ARRAY(
      SELECT project_id FROM project_members WHERE user_id = ${personId}
      UNION SELECT project_id FROM interests WHERE user_id = ${personId} AND status = 'not_now'
      UNION SELECT project_id FROM invites i WHERE receiver_id = ${personId} AND status = 'declined'
        AND answered_at > now() - ${DECLINE_PAUSE_DAYS} * interval '1 day' AND NOT EXISTS (
          SELECT FROM interests n
          WHERE n.user_id = i.receiver_id AND n.project_id = i.project_id AND n.status IN ('shown', 'invited'))) AS without
  FROM users u WHERE u.id = ${personId}`;

/** The projects that fit a person. */
@Injectable()
export class FittingProjects {
  constructor(
    private readonly database: DataSource,
    private readonly lists: ListReader,
    private readonly rarity: SkillRarity,
    private readonly shown: ShownFits,
  ) {}

  async rank(personId: string, list: List, columns: List['columns']): Promise<Ranking> {
    const [reader] = await this.lists.queryRows<ReaderRow>(list, readerOf(personId));
    if (!reader) return rankingOf([], new Set(), { columns });
    const { without, events, ...written } = reader;
    const person = seenBy(written)({ ...memberOf(written), events });
    const searched = { ...list, columns: PROJECT_COLUMNS };
    const names = person.skills.map(({ name }) => name);
    const [rarity, candidates] = await Promise.all([
      this.rarity.get(),
      candidatesOf<ProjectRow>(this.lists, searched, sql`p.tech_text`, names),
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
      this.teamsOf(list, nearest, written),
      this.lists.readRows({ ...list, columns }, nearest),
    ]);
    const fitting = [...rankWithTeams(person, rows, teams, options), ...all.slice(WITH_TEAMS)];
    return rankingOf(fitting, idsOfNew(rows), {
      columns,
      rows: read,
      onShown: (projectId, entry) => this.shown.add({ viewerId: personId, subjectId: personId, projectId, ...entry }),
    });
  }

  /** Why one project fits a person who isn't on its team; `null` where nothing speaks for it. */
  async toldOf(personId: string, projectId: string): Promise<Omit<Fit, 'isNewcomer'> | null> {
    const columns = sql`SELECT ${PROJECT_COLUMNS}, ${TEAM} AS team FROM projects p WHERE p.id = ${projectId} AND ${IS_LOOKING}`;
    const [reader, row, rarity] = await Promise.all([
      queryRow<ReaderRow>(this.database, readerOf(personId)),
      queryRow<ProjectRow & { readonly team: TeamRows }>(this.database, columns),
      this.rarity.get(),
    ]);
    if (!reader || !row || reader.without.includes(projectId)) return null;
    const { without: _, events, ...written } = reader;
    const team = teamOf(row.team).map(seenBy(written));
    const person = seenBy(written)({ ...memberOf(written), events });
    const [fitting] = rankProjects(person, [projectOf(row, team)], team, { ...SKILLS, rarity });
    return fitting ? toldFit(fitting) : null;
  }

  private async teamsOf(list: List, ids: readonly string[], reader: Zoned): Promise<Map<string, Person[]>> {
    if (ids.length === 0) return new Map();
    const teams = sql`SELECT p.id, ${TEAM} AS team FROM projects p WHERE p.id = ANY (${ids})`;
    const rows = await this.lists.queryRows<{ id: string; team: TeamRows }>(list, teams);
    return new Map(rows.map(({ id, team }) => [id, teamOf(team).map(seenBy(reader))]));
  }
}

/**
 * With when they are free. Who names no zone counts as in the reader's. To a reader who names none, times are equal that have the same
 * name.
 */
function seenBy({ timeZone: zone = null }: Zoned): (person: Person) => Person {
  const now = new Date();
  return (person) => withFreeTime(person, { now, zone });
}

/** Ranks the projects whose teams are known once more, with what these teams have. */
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
