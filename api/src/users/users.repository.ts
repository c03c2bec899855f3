import {
  DEFAULT_AVAILABILITY_IN_DIRECTORY,
  type Person,
  type Profile,
  type ValidListUsersQuery,
} from '@crewdeck/contract';
import { Inject, Injectable } from '@nestjs/common';
import sql, { type Sql } from 'sql-template-tag';
import { DataSource, type EntityManager } from 'typeorm';
import { AFTER_ALL_WHO_FIT, NO_FIT } from '../best-fit/best-fit.ts';
import { FittingPeople } from '../best-fit/fitting-people.ts';
import { queryRow, queryRows } from '../database/query.ts';
import type { List } from '../lists/keyset-list.ts';
import { ListReader } from '../lists/list-reader.ts';
import type { Page } from '../lists/page.ts';
import { anySkillFilter, textFilter } from '../lists/text-filter.ts';
import type { Identity } from '../platform/auth/caller.ts';
import { CONFIG, type Config } from '../platform/config/variables.ts';
import {
  hasManyInvites,
  INVITES_PAUSED_UNTIL,
  isBlockedEitherWay,
  isSeenBy,
  isShown,
} from '../visibility/person-conditions.ts';
import { isPictureHidden, pictureHiddenReasonOf } from '../visibility/picture-conditions.ts';
import { columnsWith, PRESENTED_SKILLS } from './directory-columns.ts';
import { finishedProjectsFor, ownedProjectsFor, TIME_AND_ROLES, teamsFor, weekOf } from './person-columns.ts';
import type { ProfileColumns } from './profile-columns.ts';
import { groupedSkills, presentedSkills } from './skills.rules.ts';
import { type StoredSkill, UserEntity } from './user.entity.ts';
import { userListOrders } from './user-orders.ts';

/** What a caller may see of the directory: `without` are people who do not exist for them. */
interface Seen {
  readonly hasContacts: boolean;
  readonly without: readonly string[];
}

/** What may stand against another invite to somebody. */
export type Invitable = Pick<Person, 'name' | 'invitesPausedUntil' | 'hasManyInvites'> & { readonly uid: string };

/** What ops have done to a person. */
export interface Standing {
  readonly isHidden: boolean;
  readonly isSuspended: boolean;
  /** `null` where there is no picture. */
  readonly isPictureHidden: boolean | null;
}

const NAMED = { name: true, email: true, isEmailConfirmed: true, isEmailBounced: true, emailToldAt: true } as const;

export type Named = Pick<UserEntity, keyof typeof NAMED>;

export type Reasons = Partial<Pick<UserEntity, 'hiddenReason' | 'suspendedReason'>>;

/** With when the viewer has time, if they have a profile. */
export interface SeenPerson extends Omit<Person, 'hoursInCommon'> {
  readonly ownWeek: Pick<Person, 'timeBlocks' | 'timeZone'> | null;
}

type ProfileRow = Omit<Profile, 'skills'> & { skills: StoredSkill[] };

const CONTACT = sql`u.discord_or_contact`;
const NO_CONTACT = sql`NULL::text`;

const ownColumns = (hasMany: Sql) => sql`
  ${columnsWith(sql`u.skills`, CONTACT, hasMany)}, ${TIME_AND_ROLES},
  u.firebase_uid AS "firebaseUid", u.email, u.hidden_reason AS "hiddenReason",
  ${pictureHiddenReasonOf('person', sql`u.id`)} AS "pictureHiddenReason",
  (SELECT coalesce(json_agg(json_build_object('id', p.id, 'title', p.title) ORDER BY p.created_at DESC, p.id DESC), '[]')
   FROM projects p WHERE p.owner_id = u.id) AS projects`;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

@Injectable()
export class UsersRepository {
  private readonly hasMany: Sql;

  constructor(
    private readonly database: DataSource,
    private readonly lists: ListReader,
    private readonly fitting: FittingPeople,
    @Inject(CONFIG) { PENDING_INVITES_RECEIVED }: Pick<Config, 'PENDING_INVITES_RECEIVED'>,
  ) {
    this.hasMany = hasManyInvites(PENDING_INVITES_RECEIVED);
  }

  findPage(query: ValidListUsersQuery, seen: Seen): Promise<Page> {
    return this.lists.readPage(this.directory(query, seen, NO_FIT), query);
  }

  /**
   * A page of the directory in the order of how well people fit a project of that person. The project's team is listed only where
   * `query.search` is set. Throws `project.not_found`.
   */
  async findFittingPage(query: ValidListUsersQuery, seen: Seen, personId: string): Promise<Page> {
    const team = await this.fitting.teamFor({ personId, projectId: query.project });
    const listed = query.search ? seen : { ...seen, without: [...seen.without, ...team.notListed] };
    const rank = () => this.fitting.rank(team, this.directory(query, listed, NO_FIT), this.columnsOf(seen));
    return this.lists.readRanked(this.directory(query, listed, AFTER_ALL_WHO_FIT), rank, query);
  }

  private directory(query: ValidListUsersQuery, seen: Seen, fit: Sql): List {
    return {
      table: sql`users`,
      alias: sql`u`,
      readsReplica: true,
      columns: sql`${this.columnsOf(seen)}, ${fit}`,
      orders: userListOrders(query),
      conditions: [isShown(sql`u`), ...conditionsOf(query, seen)],
      texts: [...textFilter(sql`u.search_text`, query.search), ...anySkillFilter(sql`u.skill_text`, query.tech)],
    };
  }

  private columnsOf({ hasContacts }: Seen): Sql {
    return sql`${columnsWith(PRESENTED_SKILLS, hasContacts ? CONTACT : NO_CONTACT, this.hasMany)}, u.roles`;
  }

  /** A person by either id form, as the viewer sees them; `viewerId` is `null` for visitors. */
  findPerson(reference: string, viewerId: string | null): Promise<SeenPerson | null> {
    const contact = viewerId === null ? NO_CONTACT : CONTACT;
    return queryRow(
      this.database,
      sql`
        SELECT ${columnsWith(PRESENTED_SKILLS, contact, this.hasMany)}, u.id IS NOT DISTINCT FROM ${viewerId} AS "isSelf",
          u.email_confirmed AS "isEmailConfirmed", u.hidden_reason AS "hiddenReason", ${TIME_AND_ROLES}, ${weekOf(viewerId)} AS "ownWeek",
          ${ownedProjectsFor(viewerId)} AS "ownedProjects", ${teamsFor(viewerId)} AS teams,
          ${finishedProjectsFor(viewerId)} AS "finishedProjects"
        FROM users u WHERE (u.id = ${UUID.test(reference) ? reference : null} OR u.firebase_uid = ${reference})
          AND ${isSeenBy(sql`u`, viewerId)}`,
    );
  }

  async findProfile(uid: string): Promise<Profile | null> {
    const row = await queryRow<ProfileRow>(
      this.database,
      sql`SELECT ${ownColumns(this.hasMany)} FROM users u WHERE u.firebase_uid = ${uid}`,
    );
    return row ? { ...row, ...groupedSkills(row.skills), skills: presentedSkills(row.skills) } : null;
  }

  /**
   * Profile ids of people given by either id form, keyed by what was given; those that do not exist are missing.
   *
   * @param viewerId leaves out who does not exist for them; `null` for a visitor, all without it
   */
  async findIds(
    manager: EntityManager,
    references: readonly string[],
    viewerId?: string | null,
  ): Promise<Map<string, string>> {
    const isSeen =
      viewerId === undefined ? sql`true` : sql`${isShown(sql`u`)} AND NOT ${isBlockedEitherWay(sql`u.id`, viewerId)}`;
    const rows = await queryRows<{ id: string; uid: string }>(
      manager,
      sql`
        SELECT u.id, u.firebase_uid AS uid FROM users u
        WHERE (u.id = ANY(${references.filter((reference) => UUID.test(reference))}) OR u.firebase_uid = ANY(${references}))
          AND ${isSeen}`,
    );
    const ids = new Map(rows.flatMap(({ id, uid }) => [[id, id] as const, [uid, id] as const]));
    return new Map(references.flatMap((given) => pairOf(given, ids.get(given) ?? ids.get(given.toLowerCase()))));
  }

  /** Of a profile that is locked, in a statement after that: no two senders count the same room. */
  async findInvitable(manager: EntityManager, id: string): Promise<Invitable> {
    const invitable = await queryRow<Invitable>(
      manager,
      sql`
        SELECT u.firebase_uid AS uid, u.name, ${INVITES_PAUSED_UNTIL} AS "invitesPausedUntil", ${this.hasMany} AS "hasManyInvites"
        FROM users u WHERE u.id = ${id}`,
    );
    if (!invitable) throw new Error('Somebody who is locked is gone.');
    return invitable;
  }

  /** The foreign keys take along invites, interests and blocks. Places have ended before. */
  async delete(manager: EntityManager, id: string): Promise<void> {
    await manager.delete(UserEntity, { id });
  }

  /** Of a profile that is locked; `null` when there is none. */
  findStanding(manager: EntityManager, id: string): Promise<Standing | null> {
    return queryRow(
      manager,
      sql`
        SELECT u.hidden_reason IS NOT NULL AS "isHidden", u.suspended_reason IS NOT NULL AS "isSuspended",
          ${isPictureHidden('person', sql`u.id`)} AS "isPictureHidden"
        FROM users u WHERE u.id = ${id}`,
    );
  }

  async changeStanding(manager: EntityManager, id: string, reasons: Reasons): Promise<void> {
    await manager.update(UserEntity, { id }, reasons);
  }

  /** Of a profile that is locked: the picture that others see, by its hash. */
  async changePicture(manager: EntityManager, id: string, pictureHash: string | null): Promise<void> {
    await manager.update(UserEntity, { id }, { pictureHash });
  }

  /** Answers its id; `null` when the identity has a profile already. */
  async insert(
    manager: EntityManager,
    columns: ProfileColumns & Pick<UserEntity, 'firebaseUid' | 'email' | 'name'>,
  ): Promise<string | null> {
    const { raw } = await manager
      .createQueryBuilder()
      .insert()
      .into(UserEntity)
      .values(columns)
      .orIgnore()
      .returning('id')
      .execute();
    return raw[0]?.id ?? null;
  }

  /** Of a profile that is locked; `null` when there is none. */
  findNamed(manager: EntityManager, id: string): Promise<Named | null> {
    return manager.findOne(UserEntity, { select: NAMED, where: { id } });
  }

  /** Of a profile that is locked: the address that a token confirms. @param toldAt where it is another one, by which token */
  async confirmEmail(manager: EntityManager, id: string, email: string, toldAt?: Date): Promise<void> {
    const confirmed = { email, isEmailConfirmed: true, isEmailBounced: false };
    await manager.update(UserEntity, { id }, { ...confirmed, ...(toldAt && { emailToldAt: toldAt }) });
  }

  /** Takes the address of the token as well: one that is known to be theirs stays so. */
  async update(
    manager: EntityManager,
    { uid, email, isEmailConfirmed }: Identity,
    columns: ProfileColumns,
  ): Promise<void> {
    await manager
      .createQueryBuilder()
      .update(UserEntity)
      .set({
        ...columns,
        email,
        isEmailConfirmed: () => ':isEmailConfirmed OR (email_confirmed AND email = :email)',
        isEmailBounced: () => 'email_bounced AND email = :email AND (email_confirmed OR NOT :isEmailConfirmed)',
        updatedAt: () => 'now()',
      })
      .where({ firebaseUid: uid })
      .setParameters({ isEmailConfirmed, email })
      .execute();
  }
}

function pairOf(given: string, id: string | undefined): [string, string][] {
  return id === undefined ? [] : [[given, id]];
}

function* conditionsOf({ availability }: ValidListUsersQuery, { without }: Seen): Iterable<Sql> {
  if (without.length > 0) yield sql`u.id <> ALL (${without})`;
  if (availability) yield sql`coalesce(u.availability, ${DEFAULT_AVAILABILITY_IN_DIRECTORY}) = ${availability}`;
}
