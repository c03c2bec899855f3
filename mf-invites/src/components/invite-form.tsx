import { LIMITS, type Project, rolesLeft } from '@crewdeck/contract';
import { useForm } from '@crewdeck/module-sdk/forms';
import { Button, Cluster, Notice, SelectField, Stack, StepFailure, TextArea, TextField } from '@crewdeck/ui-kit';
import { useEffect, useRef } from 'react';
import { useEarlierInvite } from '../hooks/use-earlier-invite.ts';
import type { InviteDraft } from '../hooks/use-invite-draft.ts';
import { useSendInvite } from '../hooks/use-send-invite.ts';
import { INCOMPLETE_TEXT } from '../rules/send-texts.ts';
import { OpenRoles } from './open-roles.tsx';
import { UnconfirmedNotice } from './unconfirmed-notice.tsx';

export interface InviteFormProps {
  receiver: { id: string; name: string };
  draft: InviteDraft;
  change: (parts: Partial<InviteDraft>) => void;
  close: () => void;
  closeSent: () => void;
  projects: readonly Project[];
  /** How many projects are not offered. */
  closedCount: number;
  /** The one that the page names, if it does. Then none is chosen here. */
  named: Project | null | undefined;
}

const NO_PROJECT = { value: '', label: '-- Choose Project --' };

export function InviteForm({ receiver, projects, closedCount, named, ...given }: InviteFormProps) {
  const { draft, change, close, closeSent } = given;
  const { role, note } = draft;
  const { send, isBusy, failure } = useSendInvite(receiver, closeSent);
  const projectField = useRef<HTMLSelectElement>(null);
  const roleField = useRef<HTMLInputElement>(null);
  const only = projects.length === 1 ? projects[0] : undefined;
  const project = named ?? projects.find(({ id }) => id === draft.projectId) ?? only;
  const earlier = useEarlierInvite(project?.id, receiver);
  const { checked, problems } = useForm({
    problems: missingPart(project, role),
    send: () => project && send({ project, role: role.trim(), note }),
  });

  useEffect(() => {
    // The dialog looked for its first field when it opened, and the form may come only after the projects.
    (projectField.current ?? roleField.current)?.focus();
  }, []);

  return (
    <Stack as="form" gap={5} {...checked}>
      {named ? null : (
        <SelectField
          ref={projectField}
          label="Project"
          value={project?.id ?? NO_PROJECT.value}
          onValueChange={(projectId) => change({ projectId })}
          options={[NO_PROJECT, ...projects.map(({ id, title }) => ({ value: id, label: title }))]}
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
        />
        {project && <OpenRoles roles={rolesLeft(project)} chosen={role} onChoose={(seat) => change({ role: seat })} />}
      </Stack>
      <TextArea
        label="Note (optional)"
        value={note}
        onValueChange={(typed) => change({ note: typed })}
        rows={3}
        maxLength={LIMITS.note}
        hint={`Say what you'd like to build with ${receiver.name}. ${note.length} of ${LIMITS.note} characters.`}
      />
      {named && earlier ? <Notice tone="warning">{earlier.text}</Notice> : null}
      {/* That they were invited before is said above. */}
      <StepFailure failure={isBusy || earlier ? null : failure} />
      <UnconfirmedNotice />
      <Cluster gap={3} justify="end" fills="on-phones">
        <Button onClick={close}>Cancel</Button>
        <Button type="submit" variant="primary" isBusy={isBusy} disabled={earlier?.isFinal}>
          {isBusy ? 'Sending...' : 'Send Invite'}
        </Button>
      </Cluster>
    </Stack>
  );
}

/** Says it of the first field that an invite still lacks (spec 5). */
function missingPart(project: Project | undefined, role: string): { project?: string; role?: string } {
  if (!project) return { project: INCOMPLETE_TEXT };
  return role.trim() ? {} : { role: INCOMPLETE_TEXT };
}
