import { type Rarity, rarityAmong } from '@crewdeck/matching';
import { Injectable } from '@nestjs/common';
import sql from 'sql-template-tag';
import { DataSource } from 'typeorm';
import { queryRows } from '../database/query.ts';
import { isShown } from '../visibility/person-conditions.ts';
import { SKILLS } from './skill-key.ts';

const SAMPLE = 2_000;
const RENEWED_MS = 10 * 60_000;

/** The newest people of the last full ten minutes, so that all processes take the same ones. */
const SKILLS_OF_SAMPLE = sql`
  SELECT ARRAY(SELECT skill ->> 'name' FROM jsonb_array_elements(u.skills) AS skill) AS skills FROM users u
  WHERE ${isShown(sql`u`)} AND u.created_at < date_bin('10 minutes', now(), timestamptz 'epoch')
  ORDER BY u.created_at DESC, u.id DESC LIMIT ${SAMPLE}`;

/** How rare each skill is among people, by a sample that is read again every ten minutes. */
@Injectable()
export class SkillRarity {
  private known: { readonly round: number; readonly rarity: Promise<Rarity> } | undefined;

  constructor(private readonly database: DataSource) {}

  /** One that could not be read is read again for who comes next. */
  get(): Promise<Rarity> {
    const round = Math.floor(Date.now() / RENEWED_MS);
    if (this.known?.round === round) return this.known.rarity;
    const rarity = this.read();
    this.known = { round, rarity };
    rarity.catch(() => {
      this.known = undefined;
    });
    return rarity;
  }

  private async read(): Promise<Rarity> {
    const people = await queryRows<{ skills: string[] }>(this.database, SKILLS_OF_SAMPLE);
    return rarityAmong(people.map(({ skills }) => new Set(skills.map(SKILLS.skillKey))));
  }
}
