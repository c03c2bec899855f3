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
      AND answered_at > now() - interval '${DECLINE_PAUSE_DAYS} days') AS without,
    ARRAY(SELECT hackathon_id FROM team_searches WHERE user_id = $1 AND ended_at IS NULL) AS events
  FROM users u WHERE u.id = $1`;

interface ReaderRow extends PersonRow {
  readonly without: readonly string[];
  readonly events: readonly string[];
}

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
    const [reader] = await this.database.query<ReaderRow[]>(READER, [personId]);
    if (!reader) return rankingOf([], new Set(), list, columns);
    const { without, events, ...row } = reader;
    const person = { ...personOf(row, 0), events };
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
    const fitting = rankProjects(person, rows.map(projectOf), [], { skillKey, rarity });
    return rankingOf(fitting, new Set(rows.filter(({ isNew }) => isNew).map(({ id }) => id)), list, columns);
  }
}
