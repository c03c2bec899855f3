import { LIMITS, type Project } from '@crewdeck/contract';
import type { WidgetPropsByName } from '@crewdeck/module-sdk';
import { Button, Notice, SelectField, TextField } from '@crewdeck/ui-kit';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useSendInvite } from '../hooks/use-send-invite.ts';
import { missingPart } from '../rules/missing-part.ts';
import { INCOMPLETE_TEXT } from '../rules/send-texts.ts';
import styles from './invite-form.module.css';
import { UnconfirmedNotice } from './unconfirmed-notice.tsx';

interface InviteFormProps {
  receiver: WidgetPropsByName['mf-invites/invite-dialog']['receiver'];
  projects: readonly Project[];
  /** How many projects are not offered. */
  closedCount: number;
  onClose: () => void;
}

const NO_PROJECT = { value: '', label: '-- Choose Project --' };

export function InviteForm({ receiver, projects, closedCount, onClose }: InviteFormProps) {
  const [projectId, setProjectId] = useState(NO_PROJECT.value);
  const [role, setRole] = useState('');
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
    send({ project, role: role.trim() });
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
