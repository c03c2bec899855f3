import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { BatchLoader } from '../database/batch-loader.ts';
import { preparedStatement, readPrepared } from '../database/prepared-statement.ts';
import type { ProfileIds } from '../platform/auth/caller.ts';

const MOST_REMEMBERED = 50_000;

const FIND = preparedStatement(`
  SELECT u.id FROM unnest($1::text[]) WITH ORDINALITY AS asked (uid, place)
  LEFT JOIN users u ON u.firebase_uid = asked.uid ORDER BY place`);

/** Profile ids by identity uid. A profile is never deleted or handed over, so a known pair is remembered for good. */
@Injectable()
export class ProfileIdCache implements ProfileIds {
  private readonly known = new Map<string, string>();
  /** After a restart everybody who polls is unknown, within half a minute. */
  private readonly unknown = new BatchLoader((uids: readonly string[]) => this.read(uids));

  constructor(private readonly database: DataSource) {}

  find(uid: string): string | Promise<string | null> {
    return this.known.get(uid) ?? this.findUnknown(uid);
  }

  private async findUnknown(uid: string): Promise<string | null> {
    const id = await this.unknown.load(uid);
    if (id === null) return null;
    if (this.known.size >= MOST_REMEMBERED) this.known.clear();
    this.known.set(uid, id);
    return id;
  }

  private async read(uids: readonly string[]): Promise<(string | null)[]> {
    const rows = await readPrepared<{ id: string | null }>(this.database, FIND, [uids]);
    return rows.map(({ id }) => id);
  }
}
