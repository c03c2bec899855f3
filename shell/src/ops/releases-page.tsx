import { hasStatus, useAddressDialog } from '@crewdeck/module-sdk';
import { CardGrid, EmptyState, ErrorState, Page, PageHeader, RocketIcon } from '@crewdeck/ui-kit';
import { DeniedPage } from '../access/denied-page.tsx';
import { checkRoleAgain } from './check-role-again.ts';
import { CardsSkeleton } from './components/cards-skeleton.tsx';
import { EdgeList } from './components/edge-list.tsx';
import { EventList } from './components/event-list.tsx';
import { Freshness } from './components/freshness.tsx';
import { ModuleCard } from './components/module-card.tsx';
import styles from './components/module-grid.module.css';
import { ProblemList } from './components/problem-list.tsx';
import { SourceMapsButton } from './components/source-maps-button.tsx';
import { ChangeDialog } from './dialogs/change-dialog.tsx';
import { useFocusAfterChange } from './hooks/use-focus-after-change.ts';
import { useNow } from './hooks/use-now.ts';
import { isStale, useReleases } from './hooks/use-releases.ts';
import { CHANGES } from './rules/changes.ts';
import { moduleHeadingId, sortModules } from './rules/modules.ts';

/** What is wrong, what is live of each module, and the way to change it; for ops. */
export function ReleasesPage() {
  const releases = useReleases();
  const { data, error } = releases;
  const now = useNow();
  const isOld = isStale(releases, now);
  const dialog = useAddressDialog(CHANGES);
  const subject = data?.modules.find(({ module }) => module === dialog.id);
  useFocusAfterChange(dialog.id && moduleHeadingId(dialog.id), data?.revision);

  if (hasStatus(error, 403)) return <DeniedPage onCheck={() => checkRoleAgain(releases.refetch)} />;

  return (
    <Page width="wide">
      <PageHeader
        title="Releases"
        description="What's live for each module, how it's doing, and how to roll back."
        actions={
          data && (
            <>
              <Freshness updatedAt={releases.dataUpdatedAt} isStale={isOld} />
              <SourceMapsButton />
            </>
          )
        }
      />
      {releases.isPending ? <CardsSkeleton label="Loading releases..." /> : null}
      {releases.isLoadingError ? (
        <ErrorState
          title="We couldn't load the releases"
          text="What's live stays live. You can also run npm run release -- status."
          onRetry={() => void releases.refetch()}
        />
      ) : null}
      {data?.modules.length === 0 ? (
        <EmptyState
          icon={<RocketIcon />}
          title="No releases yet"
          text={
            <>
              Publish the first one: <code>npm run release -- publish shell --activate</code>
            </>
          }
        />
      ) : null}
      {data && data.modules.length > 0 ? (
        <>
          <ProblemList modules={data.modules} isStale={isOld} onOpen={dialog.open} />
          <CardGrid label="Modules" className={styles.grid}>
            {sortModules(data.modules).map((status) => (
              <ModuleCard key={status.module} status={status} now={now} onOpen={dialog.open} />
            ))}
          </CardGrid>
          <EdgeList edges={data.edges} revision={data.revision} now={now} />
          <EventList events={data.events} now={now} />
        </>
      ) : null}
      {dialog.name && subject ? (
        <ChangeDialog
          key={`${dialog.name} ${subject.module}`}
          change={dialog.name}
          status={subject}
          events={data?.events ?? []}
          now={now}
          onClose={dialog.close}
        />
      ) : null}
    </Page>
  );
}
