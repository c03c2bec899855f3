import { Link, type WidgetPropsByName } from '@crewdeck/module-sdk';
import { Button, Cluster, Notice } from '@crewdeck/ui-kit';
import { peoplePath } from '../rules/who-fits.ts';
import styles from './posted-offer.module.css';

/** Shown after a project is posted: links to its page and to people who would fit. */
export function PostedOffer({ posted }: WidgetPropsByName['mf-projects/posted-offer']) {
  return (
    <Notice tone="success">
      <Cluster gap={4} rowGap={2} align="center">
        <p className={styles.text}>
          <Link to={`/projects/${posted.id}`}>
            <bdi>{posted.title}</bdi>
          </Link>{' '}
          is posted. Now invite people who fit.
        </p>
        <Button size="sm" render={<Link to={peoplePath(posted.id)} />}>
          See suggestions
        </Button>
      </Cluster>
    </Notice>
  );
}
