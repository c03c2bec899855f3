import { hasStatus, useAddressDialog } from '@crewdeck/module-sdk';
import { ErrorState, Page, PageHeader } from '@crewdeck/ui-kit';
import { DeniedPage } from '../access/denied-page.tsx';
import { checkRoleAgain } from './check-role-again.ts';
import { Freshness } from './components/freshness.tsx';
import { ReleasesSkeleton } from './components/releases-skeleton.tsx';
import { ReleasesState } from './components/releases-state.tsx';
import { SourceMapsButton } from './components/source-maps-button.tsx';
import { ChangeDialog } from './dialogs/change-dialog.tsx';
import { ReleasesDialog } from './dialogs/releases-dialog.tsx';
import { useFocusAfterChange } from './hooks/use-focus-after-change.ts';
import { useNow } from './hooks/use-now.ts';
import { isStale, useReleases } from './hooks/use-releases.ts';
import { CHANGES } from './rules/changes.ts';
import { moduleHeadingId } from './rules/modules.ts';

const DIALOGS = [...CHANGES, 'releases'] as const;

/** What is live of each module, how it fares, and the way to change it; for ops. */
export function ReleasesPage() {
  const releases = useReleases();
  const { data, error } = releases;
  const now = useNow();
  const isOld = isStale(releases, now);
  const dialog = useAddressDialog(DIALOGS);
  const subject = data?.modules.find(({ module }) => module === dialog.id);
  useFocusAfterChange(dialog.id && moduleHeadingId(dialog.id), data?.revision);

  if (hasStatus(error, 403)) return <DeniedPage onCheck={() => checkRoleAgain(releases.refetch)} />;

  return (
    <Page width="wide">
      <PageHeader
        title="Releases"
        description="What is live of each module, how it fares, and the way back."
        actions={
          data && (
            <>
              <Freshness updatedAt={releases.dataUpdatedAt} isStale={isOld} />
              <SourceMapsButton />
            </>
          )
        }
      />
      {releases.isPending ? <ReleasesSkeleton /> : null}
      {releases.isLoadingError ? (
        <ErrorState
          title="The releases could not be loaded"
          text="What is live stays live. The command npm run release -- status asks the API the same."
          onRetry={() => void releases.refetch()}
        />
      ) : null}
      {data ? (
        <ReleasesState
          status={data}
          now={now}
          isStale={isOld}
          onChange={dialog.open}
          onLook={(module) => dialog.open('releases', module)}
        />
      ) : null}
      {dialog.name === 'releases' && subject ? (
        <ReleasesDialog status={subject} now={now} onClose={dialog.close} />
      ) : null}
      {dialog.name && dialog.name !== 'releases' && subject ? (
        <ChangeDialog
          key={`${dialog.name} ${subject.module}`}
          change={dialog.name}
          status={subject}
          events={data?.events ?? []}
          now={now}
          onReload={() => void releases.refetch()}
          onClose={dialog.close}
        />
      ) : null}
    </Page>
  );
}
