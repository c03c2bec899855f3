import type { WidgetPropsByName } from '@crewdeck/module-sdk';
import { ReportDialog } from '../components/report-dialog.tsx';

/** The report of this module's own pages, for the pages of others. */
export function ReportDialogWidget(props: WidgetPropsByName['mf-profile/report-dialog']) {
  return <ReportDialog {...props} />;
}
