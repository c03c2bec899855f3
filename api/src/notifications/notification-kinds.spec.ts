import { readdirSync, readFileSync } from 'node:fs';
import { EVENTS, type EventKind } from '@crewdeck/contract';
import { linkOf } from './notification-kinds.ts';

const SOURCES = new URL('../', import.meta.url);

function sources(): string {
  const paths = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' });
  const code = paths.filter((path) => path.endsWith('.ts') && !path.endsWith('.spec.ts'));
  return code.map((path) => readFileSync(new URL(path, SOURCES), 'utf8')).join('\n');
}

describe('a kind of notification', () => {
  it('is recorded by some service', () => {
    const recorded = [...sources().matchAll(/\bnotify\(\s*manager,\s*'(\w+)'/g)].map(([, kind]) => kind);
    expect([...new Set(recorded)].sort()).toEqual(Object.keys(EVENTS).sort());
  });

  it.each<[EventKind, string | null, string]>([
    ['invite_accepted', 'p1', '/projects/p1#team'],
    ['team_proposed', 'h1', '/hackathons/h1#find-my-team'],
    ['note_written', 'p1', '/projects/p1#room'],
    ['meeting_moved', 'p1', '/projects/p1#room'],
    ['invite_received', 'p1', '/projects/p1'],
    ['invite_received', null, '/my-invites?tab=activity'],
    ['webhook_off', 'p1', '/projects/p1#webhooks'],
    ['joined', 'p1', '/my-invites?tab=activity'],
    ['invite_accepted', null, '/my-invites?tab=activity'],
  ])('%s leads to its subject, %s: %s', (kind, subjectId, path) => {
    expect(linkOf(kind, subjectId).path).toBe(path);
  });

  it.each<[EventKind, string]>([
    ['event_announced', 'View hackathon'],
    ['organiser_added', 'Organise hackathon'],
  ])('%s has the label that the activity list has: %s', (kind, label) => {
    expect(linkOf(kind, 'h1').label).toBe(label);
  });
});
