import { DECLINE_PAUSE_DAYS } from '@crewdeck/contract';
import { rankProjects } from '@crewdeck/matching';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { List } from '../lists/keyset-list.ts';
import { ListReader } from '../lists/list-reader.ts';
import type { Ranking } from '../lists/ranking.ts';
import { type Columns, candidatesOf, rankingOf } from './best-fit.ts';
import { PERSON_COLUMNS, type PersonRow, personOf } from './people-for-matching.ts';
import { type ProjectRow, projectColumns, projectOf } from './projects-for-matching.ts';
import { skillKey } from './skill-key.ts';
import { SkillRarity } from './skill-rarity.ts';

/** A person, and the projects that are nothing for them: where they are on the team, or one has lately declined the other. */
const READER = `
  SELECT ${PERSON_COLUMNS}, ARRAY(
    SELECT project_id FROM project_members WHERE user_id = $1
    UNION SELECT project_id FROM interests WHERE user_id = $1 AND status = 'not_now'
    UNION SELECT project_id FROM invites WHERE receiver_id = $1 AND status = 'declined'
      AND answered_at > now() - interval '${DECLINE_PAUSE_DAYS} days') AS without
  FROM users u WHERE u.id = $1`;

const OWNER = `array_remove(ARRAY[p.owner_id], NULL)`;

/** The projects that fit a person. */
@Injectable()
export class FittingProjects {
  constructor(
    private readonly database: DataSource,
    private readonly lists: ListReader,
    private readonly rarity: SkillRarity,
  ) {}

  async rank(personId: string, list: List, columns: Columns): Promise<Ranking> {
    const [reader] = await this.database.query<(PersonRow & { without: string[] })[]>(READER, [personId]);
    if (!reader) return rankingOf([], new Set(), list, columns);
    const { without, ...person } = reader;
    const [rarity, candidates] = await Promise.all([
      this.rarity.get(),
      candidatesOf<ProjectRow>(
        this.lists,
        { ...list, columns: projectColumns(OWNER) },
        'p.tech_text',
        person.skills.map(({ name }) => name),
      ),
    ]);
    const rows = candidates.filter(({ id }) => !without.includes(id));
    const fitting = rankProjects(personOf(person, 0), rows.map(projectOf), [], { skillKey, rarity });
    return rankingOf(fitting, new Set(rows.filter(({ isNew }) => isNew).map(({ id }) => id)), list, columns);
  }
}
