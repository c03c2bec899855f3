import { PREVIEW_EXIT_PATH } from '@crewdeck/releases/host-document';
import { usePreview } from '../modules/registry/page-registry.ts';
import styles from './preview-banner.module.css';

/** By the clock of the person: `3 May at 14:30`. */
const END = { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

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
            {preview.origin && ` from ${preview.origin}`}. Ends on{' '}
            {new Date(preview.expiresAt).toLocaleString('en-GB', END)}.
          </span>
          {/* A new document: the edge has to forget the preview. */}
          <a href={PREVIEW_EXIT_PATH}>Leave preview</a>
        </p>
      ) : null}
    </div>
  );
}
