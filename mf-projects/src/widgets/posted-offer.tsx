import { Link, useMyProfile, useSession, Widget, type WidgetPropsByName } from '@crewdeck/module-sdk';
import { Button, Cluster, Disclosure, Notice, Stack } from '@crewdeck/ui-kit';
import { useState } from 'react';
import { peoplePath } from '../rules/who-fits.ts';
import styles from './posted-offer.module.css';

/**
 * What comes next once a project is posted: links to its page and to people who would fit, and how its team will reach its owner. A
 * toast has said that it is posted.
 */
export function PostedOffer({ posted }: WidgetPropsByName['mf-projects/posted-offer']) {
  const { user } = useSession();
  const profile = useMyProfile().data;
  const [isAsking, setIsAsking] = useState(false);
  // The question stays for who has just answered it.
  const [isUnreachable] = useState(Boolean(user && !user.emailVerified && profile && !profile.discordOrContact));
  return (
    <Stack gap={4}>
      <Notice tone="success">
        <Cluster gap={4} rowGap={2} align="center">
          <p className={styles.text}>
            Now invite people who fit{' '}
            <Link to={`/projects/${posted.id}`}>
              <bdi>{posted.title}</bdi>
            </Link>
            .
          </p>
          <Button size="sm" render={<Link to={peoplePath(posted.id)} />}>
            See suggestions
          </Button>
          {posted.hasCover ? null : (
            <Button
              size="sm"
              variant="ghost"
              render={<Link to={`/projects/${posted.id}?tab=manage&cover=${posted.id}`} />}
            >
              Add a cover
            </Button>
          )}
        </Cluster>
      </Notice>
      {isUnreachable ? (
        // Opened by a press, so that the list below doesn't move by itself.
        <Disclosure summary="Your team can't reach you yet. Add a contact." onToggle={() => setIsAsking(true)}>
          {isAsking ? <Widget of="mf-profile" name="contact-ask" /> : null}
        </Disclosure>
      ) : null}
    </Stack>
  );
}
