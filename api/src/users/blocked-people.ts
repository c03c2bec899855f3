import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { BatchLoader } from '../database/batch-loader.ts';
import { preparedStatement, readPrepared } from '../database/prepared-statement.ts';

const FIND = preparedStatement(`
  SELECT ARRAY(
    SELECT blocked_id FROM blocks WHERE blocker_id = asked.person
    UNION SELECT blocker_id FROM blocks WHERE blocked_id = asked.person) AS others
  FROM unnest($1::uuid[]) WITH ORDINALITY AS asked (person, place) ORDER BY place`);

/** Whether two people, given by parameters or columns, are to each other as if they did not exist. Null is nobody. */
export const areApart = (one: string, other: string) => `(
  (SELECT true FROM blocks b WHERE b.blocker_id = ${one} AND b.blocked_id = ${other}) IS TRUE
  OR (SELECT true FROM blocks b WHERE b.blocker_id = ${other} AND b.blocked_id = ${one}) IS TRUE)`;

/** Whom a person has blocked or is blocked by. Hardly anybody has any, so lists are read without them first. */
@Injectable()
export class BlockedPeople {
  private readonly others = new BatchLoader((people: readonly string[]) => this.read(people));

  constructor(private readonly database: DataSource) {}

  /** Reads for everybody, and anew without these people for the few who have any. `null` is a visitor. */
  async readWithout<T>(personId: string | null, read: (others: readonly string[]) => Promise<T>): Promise<T> {
    if (personId === null) return read([]);
    const [answer, others] = await Promise.all([read([]), this.others.load(personId)]);
    return others.length === 0 ? answer : read(others);
  }

  private async read(people: readonly string[]): Promise<string[][]> {
    const rows = await readPrepared<{ others: string[] }>(this.database, FIND, [people]);
    return rows.map(({ others }) => others);
  }
}
