import type { ModuleStatus } from '@crewdeck/contract';
import { agoText } from '@crewdeck/contract';
import { Notice, SelectField } from '@crewdeck/ui-kit';
import { useKeptReleases } from '../hooks/use-releases.ts';
import { releaseChoices } from '../rules/modules.ts';
import { PreviewLink } from './preview-link.tsx';

interface ReleaseFieldProps {
  label: string;
  status: ModuleStatus;
  /** Empty while none is. */
  chosen: string;
  error: string | undefined;
  now: number;
  onChoose: (release: string) => void;
}

/**
 * The releases that could be live instead. Those known already can be chosen while the others still load.
 * What speaks against one is told; whether it can be live is the API's decision.
 */
export function ReleaseField({ label, status, chosen, error, now, onChoose }: ReleaseFieldProps) {
  const kept = useKeptReleases(status.module);
  const choices = releaseChoices(status, kept.data ?? []);
  const choice = choices.find(({ release }) => release === chosen);
  const marks = { [status.lastGood?.release ?? '']: ' (last good)', [status.canary?.release ?? '']: ' (canary)' };
  return (
    <>
      <SelectField
        label={label}
        hint={
          <>
            <span>{choice && `Published ${agoText(choice.publishedAt, now)} by ${choice.publishedBy}.`}</span>{' '}
            <span role="status">
              {kept.isPending && <span>Loading more releases...</span>}
              {kept.isLoadingError && <span>We couldn't load the other releases.</span>}
            </span>
          </>
        }
        error={error}
        value={chosen}
        onValueChange={onChoose}
        options={[
          ...(choice ? [] : [{ value: '', label: 'Choose…' }]),
          ...choices.map(({ release }) => ({ value: release, label: release + (marks[release] ?? '') })),
        ]}
      />
      {choice?.badReason ? <Notice tone="warning">Rolled back before: {choice.badReason}</Notice> : null}
      {choice?.problems?.map((problem) => (
        <Notice key={problem} tone="warning">
          {problem}
        </Notice>
      ))}
      {choice ? <PreviewLink key={chosen} module={status.module} release={chosen} /> : null}
    </>
  );
}
