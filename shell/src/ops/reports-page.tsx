import { hasStatus, useAddressDialog, useAddressTab } from '@crewdeck/module-sdk';
import { Page, PageHeader, TabPanel, Tabs } from '@crewdeck/ui-kit';
import { DeniedPage } from '../access/denied-page.tsx';
import { checkRoleAgain } from './check-role-again.ts';
import { MatchingResults } from './components/matching-results.tsx';
import { reportedTitleId } from './components/reported-card.tsx';
import { ReportsPanel } from './components/reports-panel.tsx';
import { DecisionDialog } from './dialogs/decision-dialog.tsx';
import { useFocusAfterChange } from './hooks/use-focus-after-change.ts';
import { useReports } from './hooks/use-reports.ts';
import { ACTIONS } from './rules/decision-texts.ts';

/** What people have reported, and what ops have decided; for ops. */
export function ReportsPage() {
  const [state, openTab] = useAddressTab('state', ['open', 'decided']);
  const reports = useReports(state);
  const dialog = useAddressDialog(ACTIONS);
  const subject = reports.data?.items.find(({ id }) => id === dialog.id);

  useFocusAfterChange(dialog.id && reportedTitleId(dialog.id), reports.data);

  if (hasStatus(reports.error, 403)) return <DeniedPage onCheck={() => checkRoleAgain(reports.refetch)} />;

  const panel = <ReportsPanel state={state} reports={reports} onDecide={dialog.open} />;
  return (
    <Page width="wide">
      <PageHeader title="Reports" description="What people reported, and what was decided. Reporters stay anonymous." />
      <Tabs
        value={state}
        onValueChange={openTab}
        tabs={[
          { value: 'open', label: 'Open' },
          { value: 'decided', label: 'Decided' },
        ]}
      >
        <TabPanel value="open">{panel}</TabPanel>
        <TabPanel value="decided">{panel}</TabPanel>
      </Tabs>
      {/* Below what is loaded, so that nothing moves it. */}
      {reports.data && <MatchingResults />}
      {dialog.name && subject ? (
        <DecisionDialog
          key={`${dialog.name} ${subject.id}`}
          action={dialog.name}
          subject={subject}
          onClose={dialog.close}
        />
      ) : null}
    </Page>
  );
}
