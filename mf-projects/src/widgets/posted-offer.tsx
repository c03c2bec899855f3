import { Link, useMyProfile, useSession, Widget, type WidgetPropsByName } from '@crewdeck/module-sdk';
import { Button, Cluster, Notice, Stack } from '@crewdeck/ui-kit';
import { useState } from 'react';
import { peoplePath } from '../rules/who-fits.ts';
import styles from './posted-offer.module.css';

/** Shown after a project is posted: links to its page and to people who would fit, and how its team will reach its owner. */
export function PostedOffer({ posted }: WidgetPropsByName['mf-projects/posted-offer']) {
  const { user } = useSession();
  const profile = useMyProfile().data;
  // It stays for who has just answered it.
  const [isUnreachable] = useState(Boolean(user && !user.emailVerified && profile && !profile.discordOrContact));
  return (
    <Stack gap={4}>
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
      {isUnreachable ? (
        <div className={styles.ask}>
          <Widget of="mf-profile" name="contact-ask" fallback={null} />
        </div>
      ) : null}
    </Stack>
  );
}
