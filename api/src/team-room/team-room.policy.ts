import type { Caller } from '../platform/auth/caller.ts';
import { DomainError } from '../platform/errors/domain-error.ts';
import type { ProjectAccess } from '../projects/project.policy.ts';
import type { TeamNoteEntity } from './team-note.entity.ts';

/** The room of an archived project is read and tidied up; nothing is added to it. A completed one goes on. */
export function requireWritable({ status }: ProjectAccess): void {
  if (status === 'Archived') throw new DomainError('project.archived');
}

/** The team reads a note, so it is told whose it is not. */
export function requireOwnNote(note: TeamNoteEntity | null, { profileId }: Caller): TeamNoteEntity {
  if (!note) throw new DomainError('team_note.not_found');
  if (note.authorId !== profileId) throw new DomainError('team_note.not_author');
  return note;
}
