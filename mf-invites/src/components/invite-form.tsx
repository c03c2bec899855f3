import { LIMITS, type Project, rolesLeft, teamText } from '@crewdeck/contract';
import { useForm } from '@crewdeck/module-sdk/forms';
import { Notice, SelectField, Stack, StepFailure, TextArea, TextField } from '@crewdeck/ui-kit';
import { useEffect, useId, useRef } from 'react';
import type { EarlierInvite } from '../hooks/use-earlier-invite.ts';
import type { InviteDraft } from '../hooks/use-invite-draft.ts';
import type { useSendInvite } from '../hooks/use-send-invite.ts';
import { INCOMPLETE_TEXT } from '../rules/send-texts.ts';
import { OpenRoles } from './open-roles.tsx';
import { UnconfirmedNotice } from './unconfirmed-notice.tsx';

export interface InviteFormProps {
  /** Of the form, for the button that submits it. */
  id: string;
  receiver: { id: string; name: string };
  draft: InviteDraft & { role: string };
  change: (parts: Partial<InviteDraft>) => void;
  projects: readonly Project[];
  /** How many projects are not offered. */
  closedCount: number;
  /** The one that the page names, if it does. Then none is chosen here. */
  named: Project | undefined;
  /** The one that the invite is to, once there is one. */
  project: Project | undefined;
  earlier: EarlierInvite | null;
  sending: ReturnType<typeof useSendInvite>;
}

const NO_PROJECT = { value: '', label: '-- Choose Project --' };

export function InviteForm({ id, receiver, projects, closedCount, named, project, ...given }: InviteFormProps) {
  const { draft, change, earlier, sending } = given;
  const { role, note } = draft;
  const { send, isBusy, failure } = sending;
  const projectFieldId = useId();
  const projectField = useRef<HTMLSelectElement>(null);
  const roleField = useRef<HTMLInputElement>(null);
  const { checked, problems } = useForm({
    problems: missingPart(project, role),
    send: () => project && send({ project, role: role.trim(), note }),
  });

  useEffect(() => {
    // The dialog looked for its first field when it opened, and the form may come only after the projects.
    (projectField.current ?? roleField.current)?.focus();
  }, []);

  return (
    <Stack as="form" id={id} gap={5} {...checked}>
      {named ? null : (
        <SelectField
          id={projectFieldId}
          ref={projectField}
          label="Project"
          value={project?.id ?? NO_PROJECT.value}
          onValueChange={(projectId) => change({ projectId })}
          options={[NO_PROJECT, ...projects.map((each) => ({ value: each.id, label: labelOf(each, projects) }))]}
          hint={closedCount > 0 && "Archived, finished, full and past-deadline projects aren't listed."}
          error={problems.project ?? earlier?.text}
        />
      )}
      <Stack gap={2}>
        <TextField
          ref={roleField}
          label="Role"
          value={role}
          onValueChange={(typed) => change({ role: typed })}
          placeholder="e.g. Frontend Developer"
          maxLength={LIMITS.role}
          autoComplete="off"
          error={problems.role}
          {...(problems.project &&
            !role.trim() && {
              'aria-invalid': true,
              'aria-describedby': `${projectFieldId}-error`,
            })}
        />
        {project && <OpenRoles roles={rolesLeft(project)} chosen={role} onChoose={(seat) => change({ role: seat })} />}
      </Stack>
      <TextArea
        label="Message (optional)"
        value={note}
        onValueChange={(typed) => change({ note: typed })}
        rows={3}
        maxLength={LIMITS.note}
        hint={
          <>
            Say what you'd like to build with <bdi>{receiver.name}</bdi>. {note.length} of {LIMITS.note} characters.
          </>
        }
      />
      {named && earlier ? <Notice tone="warning">{earlier.text}</Notice> : null}
      {/* Not what is said already of the earlier invite. */}
      <StepFailure failure={isBusy || failure === earlier?.text ? null : failure} />
      <UnconfirmedNotice />
    </Stack>
  );
}

/** Projects with the same title are told apart by their teams. */
function labelOf(project: Project, projects: readonly Project[]): string {
  const { id, title } = project;
  const isAlone = projects.every((other) => other.id === id || other.title !== title);
  return isAlone ? title : `${title} (${teamText(project)})`;
}

/** Says it of the first field that an invite still lacks (spec 5). */
function missingPart(project: Project | undefined, role: string): { project?: string; role?: string } {
  if (!project) return { project: INCOMPLETE_TEXT };
  return role.trim() ? {} : { role: INCOMPLETE_TEXT };
}
