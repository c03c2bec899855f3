import type { KeptRelease } from '@crewdeck/contract';
import { Badge, Button, Notice, TextField, VisuallyHidden } from '@crewdeck/ui-kit';
import { useState } from 'react';
import { usePreviewLink } from '../hooks/use-preview-link.ts';
import { CommandLine } from './command-line.tsx';
import styles from './kept-release-row.module.css';
import { Moment } from './moment.tsx';
import { RecordDiff } from './record-diff.tsx';
import { ReleaseName } from './release-name.tsx';

interface KeptReleaseRowProps {
  module: string;
  kept: KeptRelease;
  /** The live release. */
  live: string;
  now: number;
}

/** One kept release: what it is, whether it could go live, a link that shows it, and what it would change. */
export function KeptReleaseRow({ module, kept, live, now }: KeptReleaseRowProps) {
  const { release, publishedAt, publishedBy, problems, badReason, neededAs } = kept;
  const [isCompared, setIsCompared] = useState(false);
  const preview = usePreviewLink(module, release);
  return (
    <li className={styles.root}>
      <p className={styles.name}>
        <ReleaseName release={release} />
        <Badge tone={problems.length > 0 ? 'red' : 'green'}>
          {problems.length > 0 ? "Can't go live" : 'Can go live'}
        </Badge>
        {neededAs.map((role) => (
          <Badge key={role} tone="blue">
            {role}
          </Badge>
        ))}
        {badReason === null ? null : <Badge tone="amber">rolled back before</Badge>}
      </p>
      <p className={styles.facts}>
        Published <Moment at={publishedAt} now={now} /> by {publishedBy}
      </p>
      {[...problems, ...(badReason === null ? [] : [`Rolled back because: ${badReason}`])].map((sentence) => (
        <p key={sentence} className={styles.facts}>
          {sentence}
        </p>
      ))}
      <p className={styles.actions}>
        <Button size="sm" isBusy={preview.isMaking} onClick={preview.make}>
          <span>
            Copy preview link<VisuallyHidden> to {release}</VisuallyHidden>
          </span>
        </Button>
        {release === live ? null : (
          <Button size="sm" aria-expanded={isCompared} onClick={() => setIsCompared(!isCompared)}>
            <span>
              Compare with live<VisuallyHidden> {release}</VisuallyHidden>
            </span>
          </Button>
        )}
      </p>
      <div role="status">
        {preview.made ? <p className={styles.facts}>{preview.made.note}</p> : null}
        {preview.needsKey ? (
          <CommandLine command={`npm run release -- preview ${module}@${release}`}>
            Releases are signed here, and this page has no key. The command makes the link:
          </CommandLine>
        ) : null}
        {preview.refusal ? <Notice tone="danger">{preview.refusal}</Notice> : null}
      </div>
      {preview.made ? (
        <TextField
          label={`Preview link to ${release}`}
          readOnly
          value={preview.made.link}
          onValueChange={() => undefined}
        />
      ) : null}
      {isCompared ? <RecordDiff module={module} from={live} to={release} /> : null}
    </li>
  );
}
