import type { ModuleStatus } from '@crewdeck/contract';
import { Button, Dialog, Spinner } from '@crewdeck/ui-kit';
import { CommandLine } from '../components/command-line.tsx';
import { KeptReleaseRow } from '../components/kept-release-row.tsx';
import { useKeptReleases } from '../hooks/use-releases.ts';
import styles from './releases-dialog.module.css';

interface ReleasesDialogProps {
  status: ModuleStatus;
  now: number;
  onClose: () => void;
}

/** Every kept release of a module: which could go live, how each looks and what it changes; and how a new one comes. */
export function ReleasesDialog({ status: { module, live }, now, onClose }: ReleasesDialogProps) {
  const { data, isPending, refetch } = useKeptReleases(module);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="lg"
      title={`Releases of ${module}`}
      description="Those that are kept, the latest published first."
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <div>
        <div role="status" className={styles.note}>
          {isPending ? (
            <p>
              <Spinner /> Loading the kept releases…
            </p>
          ) : null}
          {!isPending && !data ? <p>The releases could not be loaded.</p> : null}
          {data?.length === 0 ? <p>No release is kept.</p> : null}
        </div>
        <ul aria-label="Kept releases">
          {data?.map((kept) => (
            <KeptReleaseRow key={kept.release} module={module} kept={kept} live={live.release} now={now} />
          ))}
        </ul>
      </div>
      {!isPending && !data ? (
        <Button size="sm" onClick={() => void refetch()}>
          Load them again
        </Button>
      ) : null}
      <CommandLine command={`npm run release -- publish ${module} --version 1.2.3`}>
        A new one is built where its sources are, and comes here by the command:
      </CommandLine>
    </Dialog>
  );
}
