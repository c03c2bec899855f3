import { PREVIEW_EXIT_PATH } from '@crewdeck/releases/host-document';
import { usePreview } from '../modules/registry/page-registry.ts';
import styles from './preview-banner.module.css';

const TIME = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const DAY = { day: 'numeric', month: 'long' } as const;

/** Reminds a person who tries a release out that only they see it, and leads back. It scrolls away with the page. */
export function PreviewBanner() {
  const preview = usePreview();
  return (
    <div role="status">
      {preview ? (
        <p className={styles.banner}>
          <span>
            You're previewing{' '}
            <strong className={styles.release}>
              {preview.module} {preview.release}
            </strong>
            {preview.origin && ` from ${preview.origin}`}. {describeEnd(preview.expiresAt, new Date())}
          </span>
          {/* A new document: the edge has to forget the preview. */}
          <a href={PREVIEW_EXIT_PATH}>Leave preview</a>
        </p>
      ) : null}
    </div>
  );
}

/** "Ends at 14:30.", or "Ends on 3 May at 14:30." when that is another day, both by the clock of the person. */
function describeEnd(expiresAt: string, now: Date): string {
  const end = new Date(expiresAt);
  const time = end.toLocaleTimeString('en-GB', TIME);
  const isToday = end.toDateString() === now.toDateString();
  return isToday ? `Ends at ${time}.` : `Ends on ${end.toLocaleDateString('en-GB', DAY)} at ${time}.`;
}
