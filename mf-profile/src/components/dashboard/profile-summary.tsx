import type { Profile } from '@crewdeck/contract';
import { Link } from '@crewdeck/module-sdk';
import { ArrowRightIcon, Avatar, Badge, Button, Card, ChipList, Cluster, Words } from '@crewdeck/ui-kit';
import { availabilityTone } from '../../rules/availability-tone.ts';
import { skillNamesOf } from '../../rules/group-skills.ts';
import styles from './profile-summary.module.css';

/** A taste of the skills; the whole list is one click away. */
const SKILLS_SHOWN = 5;

export function ProfileSummary({ profile }: { profile: Profile }) {
  const studies = [profile.branch, profile.academicYear].filter(Boolean).join(' · ');
  return (
    <Card as="section" aria-label="Profile summary">
      <Cluster gap={4} rowGap={3} align="center">
        <Avatar name={profile.name} src={profile.pictureUrl} size="lg" />
        <div className={styles.identity}>
          <h2>
            <bdi>{profile.name || 'Unnamed developer'}</bdi>
          </h2>
          {studies ? (
            <Words tone="muted" size="sm">
              <bdi>{studies}</bdi>
            </Words>
          ) : null}
        </div>
        {profile.availability ? (
          <Badge tone={availabilityTone(profile.availability)}>{profile.availability}</Badge>
        ) : null}
      </Cluster>
      {profile.bio ? (
        <Words lines={3} className={styles.bio} dir="auto">
          {profile.bio}
        </Words>
      ) : null}
      <ChipList items={skillNamesOf(profile)} max={SKILLS_SHOWN} label="Skills" />
      <Button render={<Link to="/profile" />} className={styles.link}>
        View Full Profile
        <ArrowRightIcon aria-hidden="true" />
      </Button>
    </Card>
  );
}
