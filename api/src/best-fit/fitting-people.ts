import { DECLINE_PAUSE_DAYS, type Fit } from '@crewdeck/contract';
import { commonZone, type Person, type Project, rankPeople, withFreeTimes } from '@crewdeck/matching';
import { Inject, Injectable } from '@nestjs/common';
import sql, { type Sql } from 'sql-template-tag';
import { DataSource } from 'typeorm';
import { queryRow, queryRows } from '../database/query.ts';
import type { List } from '../lists/keyset-list.ts';
import { ListReader } from '../lists/list-reader.ts';
import type { Ranking } from '../lists/ranking.ts';
import { CONFIG, type Config } from '../platform/config/variables.ts';
import { DomainError } from '../platform/errors/domain-error.ts';
import { idsBlockedEitherWay } from '../visibility/person-conditions.ts';
import { IS_LOOKING, isMember } from '../visibility/project-conditions.ts';
import { candidatesOf, idsOfNew, rankingOf } from './best-fit.ts';
import { type PersonRow, personColumns, personOf, WRITTEN_COLUMNS } from './people-for-matching.ts';
import { PROJECT_COLUMNS, type ProjectRow, projectOf, TEAM, type TeamRows, teamOf } from './projects-for-matching.ts';
import { ShownFits } from './shown-fits.ts';
import { SKILLS } from './skill-key.ts';
import { SkillRarity } from './skill-rarity.ts';

/** Who reads: a person, and the project of whose team they are, else their newest that looks for people. */
interface Asked {
  readonly personId: string;
  readonly projectId?: string | undefined;
}

interface TeamRow extends ProjectRow {
  readonly title: string;
  readonly team: TeamRows;
  /** Who can't be asked: they are invited, have lately declined, or are nobody to the owner. */
  readonly without: readonly string[];
}

/** A project for which people are sought. */
interface Team {
  readonly readerId: string;
  readonly project: Project;
  readonly told?: Fit['project'];
  readonly team: readonly Person[];
  /** The reader's, or that of most on the team: who names none counts as in it. */
  readonly zone: string | null;
  /** Who is listed after all who fit. */
  readonly without: readonly string[];
  /** Who is listed only among what a search finds: everybody on the team of a project. */
  readonly notListed: readonly string[];
}

const TEAM_COLUMNS = sql`
  ${PROJECT_COLUMNS}, p.title, ${TEAM} AS team, ARRAY(
    SELECT i.receiver_id FROM invites i WHERE i.project_id = p.id
      AND (i.status = 'pending' OR i.status = 'declined' AND i.answered_at > now() - ${DECLINE_PAUSE_DAYS} * interval '1 day')
    UNION ${idsBlockedEitherWay(sql`p.owner_id`)}) AS without`;

const given = (personId: string, projectId: string) => sql`
  SELECT ${TEAM_COLUMNS} FROM projects p WHERE p.id = ${projectId} AND (p.owner_id = ${personId} OR ${isMember(personId)})`;

const newestOwn = (personId: string) => sql`
  SELECT ${TEAM_COLUMNS} FROM projects p WHERE p.owner_id = ${personId} AND ${IS_LOOKING} AND NOT p.is_hidden
  ORDER BY p.created_at DESC, p.id DESC LIMIT 1`;

/** The people who fit a project. */
@Injectable()
export class FittingPeople {
  private readonly columns: Sql;

  constructor(
    private readonly database: DataSource,
    private readonly lists: ListReader,
    private readonly rarity: SkillRarity,
    private readonly shown: ShownFits,
    @Inject(CONFIG) { PENDING_INVITES_RECEIVED }: Pick<Config, 'PENDING_INVITES_RECEIVED'>,
  ) {
    this.columns = personColumns(PENDING_INVITES_RECEIVED);
  }

  async rank({ readerId, project, told, team, zone, without }: Team, list: List, columns: Sql): Promise<Ranking> {
    const [rarity, candidates] = await Promise.all([
      this.rarity.get(),
      candidatesOf<PersonRow>(this.lists, { ...list, columns: this.columns }, sql`u.skill_text`, project.skills),
    ]);
    const rows = candidates.filter(({ id }) => !without.includes(id));
    const people = withFreeTimes(rows.map(personOf), { now: new Date(), zone });
    const fitting = rankPeople(project, team, people, { ...SKILLS, rarity });
    return rankingOf(fitting, idsOfNew(rows), {
      columns,
      project: told,
      onShown:
        told && ((subjectId, entry) => this.shown.add({ viewerId: readerId, subjectId, projectId: told.id, ...entry })),
    });
  }

  /** The team that people are sought for. Throws `project.not_found` for a project of whose team the person is not. */
  async teamFor({ personId, projectId }: Asked): Promise<Team> {
    const statement = projectId === undefined ? newestOwn(personId) : given(personId, projectId);
    const row = await queryRow<TeamRow>(this.database, statement);
    if (!row && projectId !== undefined) throw new DomainError('project.not_found');
    if (!row) return this.teamOfOne(personId);
    const { team: rows, without, title, ...project } = row;
    const team = teamOf(rows);
    const read = projectOf(project, team);
    return {
      readerId: personId,
      project: read,
      told: { id: project.id, title },
      ...onClockOf(personId, team),
      without,
      notListed: read.members,
    };
  }

  /** Who owns nothing that looks for people is a team of one, which seeks nobody in particular. */
  private async teamOfOne(personId: string): Promise<Team> {
    const team = teamOf(
      await queryRows<TeamRows[number]>(
        this.database,
        sql`SELECT ${WRITTEN_COLUMNS} FROM users u WHERE u.id = ${personId}`,
      ),
    );
    const project = { id: personId, ownerId: personId, skills: [], roles: [], interests: [], event: null };
    return {
      readerId: personId,
      project: projectOf({ ...project, seats: 1, recentInvites: 0, isNew: true }),
      ...onClockOf(personId, team),
      without: [],
      notListed: [],
    };
  }
}

/** When everybody on the team is free, told by the clock of who reads. */
function onClockOf(readerId: string, team: readonly Person[]): Pick<Team, 'team' | 'zone'> {
  const zone = team.find(({ id }) => id === readerId)?.timeZone ?? commonZone(team);
  return { team: withFreeTimes(team, { now: new Date(), zone, clock: zone ?? undefined }), zone };
}
