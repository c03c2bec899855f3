import { Link, useLocation, type WidgetPropsByName, withReturnPath } from '@crewdeck/module-sdk';
import { Button, EmptyState, ErrorState, LoadingRegion } from '@crewdeck/ui-kit';
import { useInviteReadiness } from '../hooks/use-invite-readiness.ts';
import { DEAD_ENDS } from '../rules/dead-ends.ts';
import { InviteForm } from './invite-form.tsx';
import { InviteFormSkeleton } from './invite-form-skeleton.tsx';

type InviteDialogContentProps = Omit<WidgetPropsByName['mf-invites/invite-dialog'], 'isOpen'>;

/** The form, or whatever stands between the person and the form. Lives only while the dialog is open. */
export function InviteDialogContent(asked: InviteDialogContentProps) {
  const { readiness, retry } = useInviteReadiness();
  const { pathname, search } = useLocation();

  if (readiness.kind === 'ready') {
    return <InviteForm {...asked} projects={readiness.projects} closedCount={readiness.closedCount} />;
  }
  if (readiness.kind === 'loading') {
    return (
      <LoadingRegion label="Loading your projects...">
        <InviteFormSkeleton />
      </LoadingRegion>
    );
  }
  if (readiness.kind === 'failed') {
    return (
      <ErrorState
        title="Your projects could not be loaded"
        text="Nothing was sent. Try again in a moment."
        onRetry={retry}
      />
    );
  }

  const { title, text, to, linkText } = DEAD_ENDS[readiness.kind];
  return (
    <EmptyState
      title={title}
      text={text}
      action={
        <Button
          variant="primary"
          render={<Link to={to === '/create-profile' ? withReturnPath(to, pathname + search) : to} />}
        >
          {linkText}
        </Button>
      }
    />
  );
}
