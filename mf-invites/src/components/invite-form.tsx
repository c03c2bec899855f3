import { LIMITS, type Project } from '@crewdeck/contract';
import type { WidgetPropsByName } from '@crewdeck/module-sdk';
import { Button, Notice, SelectField, TextArea, TextField } from '@crewdeck/ui-kit';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useSendInvite } from '../hooks/use-send-invite.ts';
import { missingPart } from '../rules/missing-part.ts';
import { INCOMPLETE_TEXT } from '../rules/send-texts.ts';
import styles from './invite-form.module.css';
import { OpenRoles } from './open-roles.tsx';
import { UnconfirmedNotice } from './unconfirmed-notice.tsx';

interface InviteFormProps extends Omit<WidgetPropsByName['mf-invites/invite-dialog'], 'isOpen'> {
  projects: readonly Project[];
  /** How many projects are not offered. */
  closedCount: number;
}

const NO_PROJECT = { value: '', label: '-- Choose Project --' };

export function InviteForm({ receiver, projects, closedCount, onClose, ...chosen }: InviteFormProps) {
  const [projectId, setProjectId] = useState(() => firstChoice(projects, chosen.projectId));
  const [role, setRole] = useState(chosen.role ?? '');
  const [note, setNote] = useState('');
  const [isTried, setIsTried] = useState(false);
  const { send, isSending, refusal } = useSendInvite(receiver, onClose);
  const projectField = useRef<HTMLSelectElement>(null);
  const roleField = useRef<HTMLInputElement>(null);
  const project = projects.find(({ id }) => id === projectId);
  const missing = missingPart(project, role);

  useEffect(() => {
    // The dialog looked for its first field when it opened, and the form may come only after the projects.
    projectField.current?.focus();
  }, []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (missing === 'project') projectField.current?.focus();
    if (missing === 'role') roleField.current?.focus();
    if (!project || missing) return;
    send({ project, role: role.trim(), note });
  };

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <SelectField
        ref={projectField}
        label="Project"
        value={projectId}
        onValueChange={setProjectId}
        options={[NO_PROJECT, ...projects.map(({ id, title }) => ({ value: id, label: title }))]}
        hint={closedCount > 0 && 'Archived, full and expired projects are not listed.'}
        error={isTried && missing === 'project' && INCOMPLETE_TEXT}
      />
      <TextField
        ref={roleField}
        label="Role"
        value={role}
        onValueChange={setRole}
        placeholder="e.g. Frontend Developer"
        maxLength={LIMITS.role}
        dir="auto"
        autoComplete="off"
        error={isTried && missing === 'role' && INCOMPLETE_TEXT}
      />
      {project && <OpenRoles roles={project.rolesNeeded} chosen={role} onChoose={setRole} />}
      <TextArea
        label="Note (optional)"
        value={note}
        onValueChange={setNote}
        rows={3}
        maxLength={LIMITS.note}
        dir="auto"
        hint={`What you would like to build with ${receiver.name}, in up to ${LIMITS.note} characters.`}
      />
      {!missing && !isSending && refusal && (
        <Notice tone="danger" role="alert">
          {refusal}
        </Notice>
      )}
      <UnconfirmedNotice />
      <div className={styles.actions}>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="primary" isBusy={isSending}>
          {isSending ? 'Sending...' : 'Send Invite'}
        </Button>
      </div>
    </form>
  );
}

/** The project that was asked for, or the only one there is. */
function firstChoice(projects: readonly Project[], asked: string | undefined): string {
  const only = projects.length === 1 ? projects[0] : undefined;
  return (projects.find(({ id }) => id === asked) ?? only)?.id ?? NO_PROJECT.value;
}
