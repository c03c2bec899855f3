import { notify, serverText, useHttp, useMutation } from '@crewdeck/module-sdk';
import { Button, DownloadIcon, FormSection } from '@crewdeck/ui-kit';
import styles from './account.module.css';
import { exportAccount } from './api/account.ts';
import { saveAsFile } from './save-as-file.ts';

/** Everything one has here, in one file. */
export function DataSection() {
  const http = useHttp();
  const download = useMutation({
    mutationFn: () => exportAccount(http),
    onSuccess: (document) => saveAsFile(document, 'crewdeck-export.json'),
    onError: (error) => notify.error(serverText(error, 'Your data could not be fetched. Please try again.')),
  });
  return (
    <FormSection title="Your data" hint="Profile, projects, teams, invites and interests, in one JSON file.">
      <Button className={styles.action} isBusy={download.isPending} onClick={() => download.mutate()}>
        <DownloadIcon aria-hidden="true" />
        {download.isPending ? 'Collecting…' : 'Download my data'}
      </Button>
    </FormSection>
  );
}
