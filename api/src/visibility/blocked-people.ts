import { Injectable } from '@nestjs/common';
import sql from 'sql-template-tag';
import { DataSource } from 'typeorm';
import { BatchLoader } from '../database/batch-loader.ts';
import { readPrepared } from '../database/prepared-statement.ts';
import { idsBlockedEitherWay } from './person-conditions.ts';

const othersOf = (people: readonly string[]) => sql`
  SELECT ARRAY(${idsBlockedEitherWay(sql`asked.person`)}) AS others
  FROM unnest(${people}::uuid[]) WITH ORDINALITY AS asked (person, place) ORDER BY place`;

/** Whom a person has blocked or is blocked by. Hardly anybody has any, so lists are read without them first. */
@Injectable()
export class BlockedPeople {
  private readonly others = new BatchLoader((people: readonly string[]) => this.read(people));

  constructor(private readonly database: DataSource) {}

  /** Reads with everybody, and a second time without these people for the few who have any. `null` is a visitor. */
  async readWithout<T>(personId: string | null, read: (others: readonly string[]) => Promise<T>): Promise<T> {
    if (personId === null) return read([]);
    const [answer, others] = await Promise.all([read([]), this.others.load(personId)]);
    return others.length === 0 ? answer : read(others);
  }

  private async read(people: readonly string[]): Promise<string[][]> {
    const rows = await readPrepared<{ others: string[] }>(this.database, othersOf(people));
    return rows.map(({ others }) => others);
  }
}
