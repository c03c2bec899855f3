import { Skeleton } from '@crewdeck/ui-kit';
import styles from './invite-form.module.css';

export function InviteFormSkeleton() {
  return (
    <div className={styles.form}>
      <div className={styles.field}>
        <Skeleton width={56} height={16} />
        <Skeleton height={40} radius="var(--radius-md)" />
      </div>
      <div className={styles.field}>
        <Skeleton width={36} height={16} />
        <Skeleton height={40} radius="var(--radius-md)" />
      </div>
    </div>
  );
}
