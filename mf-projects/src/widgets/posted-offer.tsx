import { Link, type WidgetPropsByName } from '@crewdeck/module-sdk';
import { Button, Notice } from '@crewdeck/ui-kit';
import { peoplePath } from '../rules/who-fits.ts';
import styles from './posted-offer.module.css';

/** For whoever has just posted a project: its page, and who would fit. */
export function PostedOffer({ posted }: WidgetPropsByName['mf-projects/posted-offer']) {
  return (
    <Notice tone="success">
      <div className={styles.root}>
        <p className={styles.text}>
          <Link to={`/projects/${posted.id}`}>
            <bdi>{posted.title}</bdi>
          </Link>{' '}
          is posted. Invite those who would fit.
        </p>
        <Button size="sm" render={<Link to={peoplePath(posted.id)} />}>
          Who would fit?
        </Button>
      </div>
    </Notice>
  );
}
