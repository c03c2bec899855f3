import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Services say what ends with what. One function renews lists, one refuses edits. */
export class EndFromServices1763700000291 implements MigrationInterface {
  name = 'EndFromServices1763700000291';

  async up(runner: QueryRunner): Promise<void> {
    const [functions] = await runner.query(FUNCTIONS, [DROPPED]);
    const [triggers] = await runner.query(TRIGGERS, [DROPPED]);
    const undone = [...functions.statements, ...UNDONE, ...triggers.statements];
    await runner.query(`COMMENT ON FUNCTION folded IS '${JSON.stringify(undone).replaceAll("'", "''")}'`);
    for (const name of DROPPED) await runner.query(`DROP FUNCTION ${name} CASCADE`);
    for (const statement of [...COLUMNS, RENEW, ...RENEWED]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    const [{ undone }] = await runner.query(`SELECT obj_description('folded'::regproc) AS undone`);
    await runner.query('DROP FUNCTION renew_lists CASCADE');
    await runner.query('DROP TRIGGER release_events_append_only ON release_events');
    for (const statement of JSON.parse(undone)) await runner.query(statement);
    await runner.query('COMMENT ON FUNCTION folded IS NULL');
  }
}

const DROPPED = [
  ...['close_interest_of_member', 'close_interests_of_project', 'forget_interest_of_blocked'],
  ...['withdraw_invites_of_former_owner', 'end_place_of_invite', 'delete_project_of_nobody', 'start_check_ins_anew'],
  ...['keep_one_proposal', 'tell_of_project', 'tell_new_owner_who_waits', 'tell_of_deleted_project'],
  ...[
    'tell_of_ended_place',
    'tell_of_check_in',
    'tell_of_commitment',
    'hide_what_is_of_user',
    'tell_if_user_is_hidden',
  ],
  ...['tell_if_project_is_hidden', 'tell_of_suspension', 'forget_bounce', 'refuse_edits_of_release_events'],
  ...['renew_invite_lists_of_leaver', 'renew_invite_lists_of_project', 'renew_invite_lists_of_user'],
  ...['renew_lists_of_blocked', 'renew_lists_of_invites', 'renew_lists_of_new_invites'],
  ...[
    'tell_of_invite',
    'tell_of_new_invite',
    'tell_of_interest',
    'answer_interest_by_invite',
    'close_interest_of_invite',
  ],
  ...['keep_names_of_invite', 'keep_title_of_interest', 'keep_name_of_blocked', 'tell', 'members_of', 'acting_person'],
  'not_told_today',
];

const FUNCTIONS = 'SELECT array_agg(pg_get_functiondef(oid)) AS statements FROM pg_proc WHERE proname = ANY ($1)';
const TRIGGERS = `
  SELECT array_agg(pg_get_triggerdef(t.oid)) AS statements FROM pg_trigger t JOIN pg_proc p ON p.oid = t.tgfoid
  WHERE p.proname = ANY ($1)`;

const SHOWN = 'hidden_reason IS NULL AND suspended_reason IS NULL';

const indexes = (condition: string) => [
  `-- squawk-ignore require-concurrent-index-creation
   CREATE INDEX users_newest ON users (created_at DESC, id DESC) WHERE ${condition}`,
  `-- squawk-ignore require-concurrent-index-creation
   CREATE INDEX users_newest_by_availability
   ON users (coalesce(availability, 'Open to Collaborate'), created_at DESC, id DESC) WHERE ${condition}`,
  `-- squawk-ignore require-concurrent-index-creation
   CREATE INDEX users_by_name ON users ((coalesce(nullif(folded(name), ''), chr(1114111)) COLLATE "C"), id)
   WHERE ${condition}`,
];

const COLUMNS = [
  'ALTER TABLE activities DROP CONSTRAINT activities_kind_known',
  'ALTER TABLE notification_refusals DROP CONSTRAINT notification_refusals_topic_known',
  '-- squawk-ignore ban-drop-column\nALTER TABLE users DROP COLUMN is_hidden',
  '-- squawk-ignore ban-drop-column\nALTER TABLE users DROP COLUMN answers_quickly_until',
  ...indexes(SHOWN),
];

const UNDONE = [
  'ALTER TABLE users ADD COLUMN answers_quickly_until timestamptz, ADD COLUMN is_hidden boolean NOT NULL DEFAULT false',
  'DROP INDEX users_newest, users_newest_by_availability, users_by_name',
  ...indexes('NOT is_hidden'),
];

// A rename that does not see new invites has ended when the people can be shared; one that comes later sees them.
const RENEW = `
  CREATE FUNCTION renew_lists() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    people uuid[];
  BEGIN
    CASE TG_TABLE_NAME
      WHEN 'invites' THEN people := ARRAY(SELECT sender_id FROM changed UNION SELECT receiver_id FROM changed);
      WHEN 'projects' THEN people := ARRAY(
        SELECT unnest(ARRAY[i.sender_id, i.receiver_id]) FROM invites i WHERE i.project_id = NEW.id);
      WHEN 'users' THEN people := ARRAY(
        SELECT NEW.id UNION SELECT unnest(ARRAY[i.sender_id, i.receiver_id]) FROM invites i
        WHERE i.sender_id = NEW.id OR i.receiver_id = NEW.id);
      WHEN 'blocks' THEN people := ARRAY[OLD.blocker_id, OLD.blocked_id, NEW.blocker_id, NEW.blocked_id];
      WHEN 'project_members' THEN people := ARRAY[OLD.user_id];
    END CASE;
    IF TG_TABLE_NAME = 'invites' AND TG_OP = 'INSERT' THEN
      PERFORM FROM users WHERE id = ANY (people) ORDER BY id FOR SHARE;
    END IF;
    PERFORM renew_invite_lists(people);
    RETURN NULL;
  END $$`;

const isShown = (row: string) => `num_nonnulls(${row}.hidden_reason, ${row}.suspended_reason) = 0`;

const RENEWED = [
  `CREATE TRIGGER invites_renew_lists_when_inserted AFTER INSERT ON invites REFERENCING NEW TABLE AS changed
   FOR EACH STATEMENT EXECUTE FUNCTION renew_lists()`,
  `CREATE TRIGGER invites_renew_lists_when_updated AFTER UPDATE ON invites REFERENCING NEW TABLE AS changed
   FOR EACH STATEMENT EXECUTE FUNCTION renew_lists()`,
  `CREATE TRIGGER invites_renew_lists_when_deleted AFTER DELETE ON invites REFERENCING OLD TABLE AS changed
   FOR EACH STATEMENT EXECUTE FUNCTION renew_lists()`,
  `CREATE TRIGGER projects_renew_lists AFTER UPDATE OF title, collaboration_type, is_hidden ON projects
   FOR EACH ROW WHEN ((OLD.title, OLD.collaboration_type, OLD.is_hidden)
     IS DISTINCT FROM (NEW.title, NEW.collaboration_type, NEW.is_hidden)) EXECUTE FUNCTION renew_lists()`,
  `CREATE TRIGGER users_renew_lists AFTER UPDATE OF name, email, hidden_reason, suspended_reason ON users
   FOR EACH ROW WHEN ((OLD.name, OLD.email, ${isShown('OLD')}) IS DISTINCT FROM (NEW.name, NEW.email, ${isShown('NEW')}))
   EXECUTE FUNCTION renew_lists()`,
  `CREATE TRIGGER blocks_renew_lists AFTER INSERT OR DELETE ON blocks
   FOR EACH ROW EXECUTE FUNCTION renew_lists()`,
  `CREATE TRIGGER project_members_renew_lists AFTER DELETE ON project_members
   FOR EACH ROW WHEN (OLD.invite_id IS NULL) EXECUTE FUNCTION renew_lists()`,
  `CREATE TRIGGER release_events_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON release_events
   FOR EACH STATEMENT EXECUTE FUNCTION refuse_edits()`,
];
