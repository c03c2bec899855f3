import { PREVIEW_EXIT_PATH } from '@crewdeck/releases/host-document';
import { usePreview } from '../modules/registry/page-registry.ts';
import { describeEnd } from './describe-end.ts';
import styles from './preview-banner.module.css';

/** Reminds whoever tries a release out that nobody else sees what they see, and leads back. It scrolls away with the page. */
export function PreviewBanner() {
  const preview = usePreview();
  return (
    <div role="status">
      {preview ? (
        <p className={styles.banner}>
          <span>
            You are trying{' '}
            <strong className={styles.release}>
              {preview.module} {preview.release}
            </strong>
            . {describeEnd(preview.expiresAt, new Date())}
          </span>
          {/* A new document: the edge has to forget the preview. */}
          <a href={PREVIEW_EXIT_PATH}>Leave the preview</a>
        </p>
      ) : null}
    </div>
  );
}
