import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import sql from 'sql-template-tag';
import { DataSource } from 'typeorm';
import { BatchLoader } from '../database/batch-loader.ts';
import { ChangeListener } from '../database/change-listener.ts';
import { readPrepared } from '../database/prepared-statement.ts';
import { DeparturesService } from '../departures/departures.service.ts';
import { PEOPLE_CHANNEL } from '../endings/after-hidden.ts';
import type { Identity, ProfileIds } from '../platform/auth/caller.ts';
import { CONFIG, type Config } from '../platform/config/variables.ts';
import { ConfirmedEmailService } from './confirmed-email.service.ts';
import { requireNotSuspended } from './user.policy.ts';

const MOST_REMEMBERED = 50_000;
/** So long another process may take somebody for a person whose profile is gone. */
const REMEMBERED_MS = 60_000;

interface Known {
  readonly id: string;
  /** The address that is known to be theirs; `null` while there is none. */
  readonly confirmed: string | null;
  /** When the token was issued that changed it last, in milliseconds; 0 where it has not changed. */
  readonly toldAt: number;
  /** Why they are suspended; `null` when they are not. */
  readonly suspended: string | null;
  /** By the steady clock, in milliseconds. */
  readonly readAt: number;
}

const knownOf = (uids: readonly string[]) => sql`
  SELECT u.id, CASE WHEN u.email_confirmed THEN u.email END AS confirmed, u.suspended_reason AS suspended,
    coalesce(extract(epoch FROM u.email_told_at) * 1000, 0)::float8 AS "toldAt"
  FROM unnest(${uids}::text[]) WITH ORDINALITY AS asked (uid, place)
  LEFT JOIN users u ON u.firebase_uid = asked.uid ORDER BY place`;

/**
 * Profile ids by identity uid. A profile is never handed over, and deleted once at most, so a known pair is remembered for a minute
 * by every process; all hear at once of somebody who is suspended. Here is also where a profile learns its confirmed address: with the first call whose token says so.
 */
@Injectable()
export class ProfileIdCache implements ProfileIds, OnModuleInit {
  private readonly known = new Map<string, Known>();
  /** After a restart everybody who polls is unknown, within half a minute. */
  private readonly unknown = new BatchLoader((uids: readonly string[]) => this.read(uids));

  /** How often somebody was forgotten: what was read before that is told once, and not remembered. */
  private forgotten = 0;

  constructor(
    private readonly database: DataSource,
    private readonly changes: ChangeListener,
    private readonly departures: DeparturesService,
    private readonly emails: ConfirmedEmailService,
    @Inject(CONFIG) private readonly config: Pick<Config, 'SUPPORT_CONTACT'>,
  ) {}

  onModuleInit(): void {
    this.changes.on(PEOPLE_CHANNEL, (uid) => this.forget(uid === null ? uid : { uid }));
  }

  /** Throws `auth.suspended`. */
  find(identity: Identity): string | Promise<string | null> {
    const known = this.known.get(identity.uid);
    const isFresh = known && performance.now() - known.readAt < REMEMBERED_MS;
    if (!isFresh || isNews(identity, known)) return this.findUnknown(identity, isFresh ? known : undefined);
    requireNotSuspended(known.suspended, this.config);
    return known.id;
  }

  /** `null` is everybody. */
  forget(person: Pick<Identity, 'uid'> | null): void {
    this.forgotten += 1;
    if (person === null) this.known.clear();
    else this.known.delete(person.uid);
  }

  private async findUnknown(identity: Identity, known?: Known): Promise<string | null> {
    const { forgotten } = this;
    const person = known ?? (await this.unknown.load(identity.uid));
    if (person === null) {
      this.known.delete(identity.uid);
      return null;
    }
    const isNew = isNews(identity, person);
    // Before it is confirmed: where this fails, the next call does it.
    if (isNew && (await this.departures.applyOnConfirmation(person.id, identity))) return this.findUnknown(identity);
    if (isNew) await this.emails.write(person.id, identity);
    if (this.known.size >= MOST_REMEMBERED) this.known.clear();
    if (forgotten === this.forgotten)
      this.known.set(
        identity.uid,
        isNew ? { ...person, confirmed: identity.email, toldAt: identity.issuedAt } : person,
      );
    requireNotSuspended(person.suspended, this.config);
    return person.id;
  }

  private async read(uids: readonly string[]): Promise<(Known | null)[]> {
    const rows = await readPrepared<Omit<Known, 'id' | 'readAt'> & { id: string | null }>(this.database, knownOf(uids));
    const readAt = performance.now();
    return rows.map(({ id, ...others }) => (id === null ? null : { id, ...others, readAt }));
  }
}

function isNews({ email, isEmailConfirmed, issuedAt }: Identity, { confirmed, toldAt }: Known): boolean {
  return isEmailConfirmed && email !== confirmed && issuedAt > toldAt;
}
