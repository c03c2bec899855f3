import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateHackathons1763700000004 implements MigrationInterface {
  name = 'CreateHackathons1763700000004';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TABLE);
    await runner.query('CREATE INDEX hackathons_latest ON hackathons (event_date DESC, id DESC)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE hackathons');
  }
}

const TABLE = `
  CREATE TABLE hackathons (
    id uuid NOT NULL DEFAULT gen_random_uuid() CONSTRAINT hackathons_pk PRIMARY KEY,
    title text NOT NULL,
    description text NOT NULL DEFAULT '',
    theme text,
    tech_stack text[] NOT NULL DEFAULT '{}',
    event_date date NOT NULL,
    deadline date,
    location text,
    event_mode text,
    hackathon_link text NOT NULL CONSTRAINT hackathons_link_unique UNIQUE,
    organizer text,
    participants text[] NOT NULL DEFAULT '{}',
    created_by text,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT hackathons_title_size CHECK (char_length(title) BETWEEN 1 AND 120),
    CONSTRAINT hackathons_description_size CHECK (char_length(description) <= 5000)
  )`;
