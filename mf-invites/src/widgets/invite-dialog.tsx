import type { Project } from '@crewdeck/contract';
import { useSignInFirst, type WidgetPropsByName } from '@crewdeck/module-sdk';
import { Dialog, LeaveDialog } from '@crewdeck/ui-kit';
import { InviteDialogContent } from '../components/invite-dialog-content.tsx';
import { useInviteDraft } from '../hooks/use-invite-draft.ts';
import { useInviteReadiness } from '../hooks/use-invite-readiness.ts';
import { namedProject } from '../rules/invite-readiness.ts';

type InviteDialogProps = WidgetPropsByName['mf-invites/invite-dialog'];

/** Invites one person to one of the viewer's projects, once the viewer has signed in. */
export function InviteDialog({ isOpen, ...asked }: InviteDialogProps) {
  return isOpen ? <SignedInFirst {...asked} /> : null;
}

function SignedInFirst(asked: Omit<InviteDialogProps, 'isOpen'>) {
  return useSignInFirst() ? <OpenInviteDialog {...asked} /> : null;
}

function OpenInviteDialog({ receiver, ...asked }: Omit<InviteDialogProps, 'isOpen'>) {
  const { close, question, ...form } = useInviteDraft(asked);
  const { readiness, retry } = useInviteReadiness();
  const named = namedProject(readiness, asked.projectId);
  return (
    <Dialog isOpen onClose={close} title={`Invite ${receiver.name}`} description={<Description named={named} />}>
      <InviteDialogContent {...form} {...{ receiver, close, readiness, retry, named }} />
      <LeaveDialog question={question} />
    </Dialog>
  );
}

function Description({ named }: { named: Project | null | undefined }) {
  if (named === undefined) {
    return <span>Choose one of your projects and say which role you have in mind.</span>;
  }
  if (named === null) return <span>Say which role you have in mind.</span>;
  return (
    <span>
      Say which role you have in mind on <bdi>{named.title}</bdi>.
    </span>
  );
}
