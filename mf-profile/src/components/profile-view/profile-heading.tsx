import type { Profile } from '@crewdeck/contract';
import { Link } from '@crewdeck/module-sdk';
import { Avatar, Badge, Button, EyeIcon, GraduationCapIcon, LayersIcon, LongText, PencilIcon } from '@crewdeck/ui-kit';
import { availabilityTone } from '../../rules/availability-tone.ts';
import styles from './profile-heading.module.css';

/** Who this is: name, availability, studies and bio. */
export function ProfileHeading({ profile }: { profile: Profile }) {
  return (
    <header className={styles.root}>
      <Avatar name={profile.name} size="lg" className={styles.avatar} />
      <div className={styles.identity}>
        <h1 className={styles.name}>
          <bdi>{profile.name || 'Unnamed developer'}</bdi>
        </h1>
        <div className={styles.facts}>
          <Badge tone={availabilityTone(profile.availability)}>{profile.availability ?? 'Availability not set'}</Badge>
          {profile.academicYear ? (
            <span className={styles.fact}>
              <GraduationCapIcon aria-hidden="true" />
              <bdi>{profile.academicYear}</bdi>
            </span>
          ) : null}
          {profile.branch ? (
            <span className={styles.fact}>
              <LayersIcon aria-hidden="true" />
              <bdi>{profile.branch}</bdi>
            </span>
          ) : null}
        </div>
      </div>
      <div className={styles.actions}>
        <Button variant="primary" render={<Link to="/create-profile" />}>
          <PencilIcon aria-hidden="true" />
          Edit Profile
        </Button>
        <Button render={<Link to={`/people/${profile.id}`} />}>
          <EyeIcon aria-hidden="true" />
          See how others see you
        </Button>
      </div>
      <div className={styles.bio}>
        {profile.bio ? (
          <LongText>{profile.bio}</LongText>
        ) : (
          <p className={styles.noBio}>No bio yet. A sentence or two helps people decide to write to you.</p>
        )}
      </div>
    </header>
  );
}
