import type { Project } from '@crewdeck/contract';
import { useSession, useSignInFirst, type WidgetPropsByName } from '@crewdeck/module-sdk';
import { Button, Dialog, LeaveDialog } from '@crewdeck/ui-kit';
import { useId } from 'react';
import { InviteDialogContent } from '../components/invite-dialog-content.tsx';
import { useEarlierInvite } from '../hooks/use-earlier-invite.ts';
import { useInviteDraft } from '../hooks/use-invite-draft.ts';
import { useInviteReadiness } from '../hooks/use-invite-readiness.ts';
import { useSendInvite } from '../hooks/use-send-invite.ts';
import { useSuitedRole } from '../hooks/use-suited-role.ts';
import { chosenProject, namedProject } from '../rules/invite-readiness.ts';

type InviteDialogProps = WidgetPropsByName['mf-invites/invite-dialog'];

/** Invites one person to one of the viewer's projects, once the viewer has signed in. */
export function InviteDialog({ isOpen, ...asked }: InviteDialogProps) {
  return isOpen ? <SignedInFirst {...asked} /> : null;
}

function SignedInFirst(asked: Omit<InviteDialogProps, 'isOpen'>) {
  return useSignInFirst() ? <OpenInviteDialog {...asked} /> : null;
}

function OpenInviteDialog({ receiver, role: given, ...asked }: Omit<InviteDialogProps, 'isOpen'>) {
  const id = useId();
  const { draft: written, change, close, closeSent, question } = useInviteDraft(asked);
  const { readiness, retry } = useInviteReadiness();
  const named = namedProject(readiness, asked.projectId);
  const isNameAwaited = asked.projectId !== undefined && readiness.kind !== 'ready';
  const project = chosenProject(readiness, named, written.projectId);
  const suited = useSuitedRole(project, receiver);
  const draft = { ...written, role: written.role ?? (given || suited) };
  const earlier = useEarlierInvite(project?.id, receiver);
  // An email that isn't confirmed is shown to nobody.
  const isEmailShown = useSession().user?.emailVerified === true;
  const sending = useSendInvite(receiver, closeSent);
  const footer = (
    <>
      <Button onClick={close}>Cancel</Button>
      <Button type="submit" form={id} variant="primary" isBusy={sending.isBusy} disabled={earlier?.isFinal}>
        {sending.isBusy ? 'Sending...' : 'Send Invite'}
      </Button>
    </>
  );
  return (
    <Dialog
      isOpen
      onClose={close}
      title={`Invite ${receiver.name}`}
      description={
        <>
          <Description named={named} isNameAwaited={isNameAwaited} />
          {isEmailShown ? ` ${receiver.name} will see your email.` : null}
        </>
      }
      footer={readiness.kind === 'ready' ? footer : null}
    >
      <InviteDialogContent {...{ id, receiver, draft, change, readiness, retry, named, project, earlier, sending }} />
      <LeaveDialog question={question} />
    </Dialog>
  );
}

function Description({ named, isNameAwaited }: { named: Project | undefined; isNameAwaited: boolean }) {
  if (named) {
    return (
      <span>
        Say which role you have in mind on <bdi>{named.title}</bdi>.
      </span>
    );
  }
  if (isNameAwaited) return <span>Say which role you have in mind.</span>;
  return <span>Choose one of your projects and say which role you have in mind.</span>;
}
