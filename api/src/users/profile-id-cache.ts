import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { BatchLoader } from '../database/batch-loader.ts';
import { preparedStatement, readPrepared } from '../database/prepared-statement.ts';
import type { Identity, ProfileIds } from '../platform/auth/caller.ts';

const MOST_REMEMBERED = 50_000;
/** So long another process may take somebody for a person whose profile is gone. */
const REMEMBERED_MS = 60_000;

interface Known {
  readonly id: string;
  /** The address that is known to be theirs; `null` while there is none. */
  readonly confirmed: string | null;
  /** By the steady clock, in milliseconds. */
  readonly readAt: number;
}

const FIND = preparedStatement(`
  SELECT u.id, CASE WHEN u.email_confirmed THEN u.email END AS confirmed
  FROM unnest($1::text[]) WITH ORDINALITY AS asked (uid, place)
  LEFT JOIN users u ON u.firebase_uid = asked.uid ORDER BY place`);

/**
 * Profile ids by identity uid. A profile is never handed over, and deleted once at most, so a known pair is remembered for a minute
 * by every process. Here is also where a profile learns that its address is confirmed: with the first call whose token says so.
 */
@Injectable()
export class ProfileIdCache implements ProfileIds {
  private readonly known = new Map<string, Known>();
  /** After a restart everybody who polls is unknown, within half a minute. */
  private readonly unknown = new BatchLoader((uids: readonly string[]) => this.read(uids));

  constructor(private readonly database: DataSource) {}

  find(identity: Identity): string | Promise<string | null> {
    const known = this.known.get(identity.uid);
    const isFresh = known && performance.now() - known.readAt < REMEMBERED_MS;
    return isFresh && !isNews(identity, known) ? known.id : this.findUnknown(identity, isFresh ? known : undefined);
  }

  forget({ uid }: Identity): void {
    this.known.delete(uid);
  }

  private async findUnknown(identity: Identity, known?: Known): Promise<string | null> {
    const person = known ?? (await this.unknown.load(identity.uid));
    if (person === null) {
      this.known.delete(identity.uid);
      return null;
    }
    const isNew = isNews(identity, person);
    if (isNew) await this.confirm(identity);
    if (this.known.size >= MOST_REMEMBERED) this.known.clear();
    this.known.set(identity.uid, isNew ? { ...person, confirmed: identity.email } : person);
    return person.id;
  }

  /** A profile that has another address keeps it, and what is known of that. */
  private async confirm({ uid, email }: Identity): Promise<void> {
    await this.database.query(
      'UPDATE users SET email_confirmed = true WHERE firebase_uid = $1 AND email = $2 AND NOT email_confirmed',
      [uid, email],
    );
  }

  private async read(uids: readonly string[]): Promise<(Known | null)[]> {
    const rows = await readPrepared<{ id: string | null; confirmed: string | null }>(this.database, FIND, [uids]);
    const readAt = performance.now();
    return rows.map(({ id, confirmed }) => (id === null ? null : { id, confirmed, readAt }));
  }
}

function isNews({ email, isEmailConfirmed }: Identity, { confirmed }: Known): boolean {
  return isEmailConfirmed && email !== confirmed;
}
