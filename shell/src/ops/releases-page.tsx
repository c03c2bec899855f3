import { hasStatus } from '@crewdeck/module-sdk';
import { ErrorState, Page, PageHeader } from '@crewdeck/ui-kit';
import { DeniedPage } from '../guard/denied-page.tsx';
import { readRoleOfPerson } from '../session/session-start.ts';
import { Freshness } from './components/freshness.tsx';
import { ReleasesSkeleton } from './components/releases-skeleton.tsx';
import { ReleasesState } from './components/releases-state.tsx';
import { ChangeDialog } from './dialogs/change-dialog.tsx';
import { useChangeDialog } from './hooks/use-change-dialog.ts';
import { useFocusAfterChange } from './hooks/use-focus-after-change.ts';
import { useNow } from './hooks/use-now.ts';
import { useReleases } from './hooks/use-releases.ts';
import { isStale } from './rules/is-stale.ts';

/** What is live of each module, how it fares, and the way to change it; for ops. */
export function ReleasesPage() {
  const releases = useReleases();
  const { data, error } = releases;
  const now = useNow();
  const dialog = useChangeDialog();
  const subject = data?.modules.find(({ module }) => module === dialog.module);
  useFocusAfterChange(dialog.module, data?.revision);

  if (hasStatus(error, 403)) return <DeniedPage onCheck={() => checkAgain(releases.refetch)} />;

  return (
    <Page width="wide">
      <PageHeader
        title="Releases"
        description="What is live of each module, how it fares, and the way back."
        actions={data && <Freshness updatedAt={releases.dataUpdatedAt} isStale={isStale(releases, now)} />}
      />
      {releases.isPending ? <ReleasesSkeleton /> : null}
      {releases.isLoadingError ? (
        <ErrorState
          title="The releases could not be loaded"
          text="What is live stays live. The command npm run release -- status asks the API the same."
          onRetry={() => void releases.refetch()}
        />
      ) : null}
      {data ? <ReleasesState status={data} now={now} onChange={dialog.open} /> : null}
      {dialog.change && subject ? (
        <ChangeDialog
          key={`${dialog.change} ${subject.module}`}
          change={dialog.change}
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

async function checkAgain(refetch: () => Promise<unknown>): Promise<void> {
  await readRoleOfPerson(true);
  await refetch();
}
