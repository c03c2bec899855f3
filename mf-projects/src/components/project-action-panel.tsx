import type { ProjectPage } from '@crewdeck/contract';
import { useSession } from '@crewdeck/module-sdk';
import { Card } from '@crewdeck/ui-kit';
import { useState } from 'react';
import { projectActionOf } from '../rules/project-action.ts';
import styles from './action-panel.module.css';
import { EntryStep } from './entry-step.tsx';
import { InterestForm } from './interest-form.tsx';
import { InterestSent } from './interest-sent.tsx';
import { InviteAnswer } from './invite-answer.tsx';
import { InviteDeclined } from './invite-declined.tsx';
import { MemberStep } from './member-step.tsx';
import { OwnerStep } from './owner-step.tsx';
import { SeatRow } from './seat-row.tsx';

/** The seats, and the one thing that whoever looks can do about them. */
export function ProjectActionPanel({ project }: { project: ProjectPage }) {
  return (
    <Card as="section" aria-label="What you can do" className={styles.panel}>
      <SeatRow project={project} />
      <NextStep project={project} />
    </Card>
  );
}

function NextStep({ project }: { project: ProjectPage }) {
  const { isSignedIn } = useSession();
  // Held here, as the project may be read again while the decline can still be taken back.
  const [declinedId, setDeclinedId] = useState<string | null>(null);
  if (declinedId) return <InviteDeclined inviteId={declinedId} onOver={() => setDeclinedId(null)} />;
  const action = projectActionOf(project, { isSignedIn, now: new Date() });
  switch (action.kind) {
    case 'own':
      return <OwnerStep project={project} />;
    case 'team':
      return <MemberStep isAsked={Boolean(project.viewer?.checkIn)} />;
    case 'answer':
      return <InviteAnswer {...action} onDeclined={() => setDeclinedId(action.invite.id)} />;
    case 'sent':
      return <InterestSent interest={action.interest} />;
    case 'offer':
      return (
        <>
          {action.hasEnded ? (
            <p className={styles.hint}>Your earlier interest has ended. You can show it again.</p>
          ) : null}
          <InterestForm projectId={project.id} />
        </>
      );
    case 'none':
      return <p className={styles.hint}>{action.reason}</p>;
    default:
      return <EntryStep needs={action.kind} />;
  }
}
