import { LoadingRegion, Skeleton, VisuallyHidden } from '@crewdeck/ui-kit';
import styles from './editor-skeleton.module.css';

const SECTIONS = ['basic', 'academic', 'skills'];

/** The shape of the editor, while the profile it edits loads. */
export function EditorSkeleton() {
  return (
    <div>
      <h1>
        <VisuallyHidden>Your Profile</VisuallyHidden>
      </h1>
      <LoadingRegion label="Loading profile...">
        {SECTIONS.map((section) => (
          <div key={section} className={styles.section}>
            <Skeleton width="70%" height={22} />
            <div className={styles.fields}>
              <Skeleton height={44} radius="var(--radius-md)" />
              <Skeleton height={96} radius="var(--radius-md)" />
            </div>
          </div>
        ))}
      </LoadingRegion>
    </div>
  );
}
