import type { ProjectPage } from '@crewdeck/contract';
import { CountBadge, ErrorState, Stack, Words } from '@crewdeck/ui-kit';
import { useId, useState } from 'react';
import { useKeptFocus } from '../../../hooks/use-kept-focus.ts';
import { useProjectInterests } from '../../../hooks/use-project-interests.ts';
import { useProjectInvites } from '../../../hooks/use-project-invites.ts';
import { isFirstAwaited } from '../../../rules/is-first-awaited.ts';
import styles from './interested-people.module.css';
import { InvitedPerson } from './invited-person.tsx';

/** The people who have not answered their invite yet, between those who are interested and the team. */
export function InvitedPeople({ project }: { project: ProjectPage }) {
  const titleId = useId();
  const invites = useProjectInvites(project.id);
  const isAwaited = [invites, useProjectInterests(project.id)].some(isFirstAwaited);
  const keptFocus = useKeptFocus();
  const pending = invites.data?.filter(({ status }) => status === 'pending') ?? [];
  const [wasShown, setWasShown] = useState(false);
  if (pending.length > 0 && !wasShown) setWasShown(true);
  // The section stays for the focus of who withdraws the last one.
  if (isAwaited || (invites.data && pending.length === 0 && !wasShown)) return null;
  return (
    <Stack as="section" gap={4} className={styles.root} aria-labelledby={titleId} {...keptFocus}>
      <h2 id={titleId} tabIndex={-1} className={styles.title}>
        Invited people <CountBadge count={pending.length} />
      </h2>
      {invites.data && pending.length === 0 ? <Words tone="muted">No invite is waiting for an answer.</Words> : null}
      {pending.length > 0 ? (
        <Stack as="ul" gap={3} aria-label="Invited people">
          {pending.map((invite) => (
            <InvitedPerson key={invite.id} invite={invite} canRemind={project.isLooking} />
          ))}
        </Stack>
      ) : null}
      {invites.data ? null : (
        <ErrorState title="We couldn't load the people you invited." onRetry={() => void invites.refetch()} />
      )}
    </Stack>
  );
}
