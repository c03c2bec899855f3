import { notify } from '@crewdeck/module-sdk';
import { useStep } from '@crewdeck/module-sdk/forms';
import { Button, DownloadIcon, FormSection, saveFile } from '@crewdeck/ui-kit';
import styles from './account.module.css';

/** Everything one has here, in one file. */
export function DataSection() {
  const { send, isBusy } = useStep({
    call: (http) => http.send('GET /api/account/export'),
    failed: "We couldn't download your data. Try again.",
    refetch: [],
    onDone: (document) => saveFile('crewdeck-export.json', 'application/json', JSON.stringify(document, null, 2)),
    onFailed: (failure) => notify.error(failure),
  });
  return (
    <FormSection
      id="data"
      title="Your data"
      hint="Your profile, projects, teams, invites and interest in one JSON file."
    >
      <Button className={styles.action} isBusy={isBusy} onClick={() => send()}>
        <DownloadIcon aria-hidden="true" />
        {isBusy ? 'Collecting...' : 'Download my data'}
      </Button>
    </FormSection>
  );
}
