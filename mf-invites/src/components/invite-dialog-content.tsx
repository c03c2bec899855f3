import { Link, useLocation, withReturnPath } from '@crewdeck/module-sdk';
import { Button, EmptyState, ErrorState, LoadingRegion, Skeleton, Stack } from '@crewdeck/ui-kit';
import { DEAD_ENDS } from '../rules/dead-ends.ts';
import type { InviteReadiness } from '../rules/invite-readiness.ts';
import { InviteForm, type InviteFormProps } from './invite-form.tsx';

interface InviteDialogContentProps extends Omit<InviteFormProps, 'projects' | 'closedCount'> {
  readiness: InviteReadiness;
  retry: () => void;
}

/** The form, or what the person needs first. */
export function InviteDialogContent({ readiness, retry, ...form }: InviteDialogContentProps) {
  const { pathname, search } = useLocation();

  if (readiness.kind === 'ready') {
    return <InviteForm {...form} projects={readiness.projects} closedCount={readiness.closedCount} />;
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
        title="We couldn't load your projects"
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

function InviteFormSkeleton() {
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <Skeleton width={56} height={16} />
        <Skeleton height={40} radius="var(--radius-md)" />
      </Stack>
      <Stack gap={2}>
        <Skeleton width={36} height={16} />
        <Skeleton height={40} radius="var(--radius-md)" />
      </Stack>
    </Stack>
  );
}
