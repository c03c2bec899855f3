import type { Profile } from '@crewdeck/contract';
import { Link } from '@crewdeck/module-sdk';
import {
  Avatar,
  Badge,
  Button,
  Cluster,
  EyeIcon,
  GraduationCapIcon,
  LayersIcon,
  LongText,
  PencilIcon,
  Row,
  Words,
} from '@crewdeck/ui-kit';
import type { EditorPart } from '../../hooks/use-editor-part.ts';
import { availabilityTone } from '../../rules/availability-tone.ts';
import styles from './profile-heading.module.css';

/** Who this is: picture, name, availability, studies and bio. */
export function ProfileHeading({ profile }: { profile: Profile }) {
  return (
    <header className={styles.root}>
      <Avatar name={profile.name} src={profile.pictureUrl} size="lg" />
      <div className={styles.identity}>
        <h1 className={styles.name}>
          <bdi>{profile.name || 'Unnamed developer'}</bdi>
        </h1>
        <Cluster gap={4} rowGap={2} align="center">
          <Badge tone={availabilityTone(profile.availability)}>{profile.availability ?? 'Availability not set'}</Badge>
          {profile.academicYear ? (
            <Row as="span" gap={2} align="center" tone="muted" size="sm">
              <GraduationCapIcon size={16} aria-hidden="true" />
              <bdi>{profile.academicYear}</bdi>
            </Row>
          ) : null}
          {profile.branch ? (
            <Row as="span" gap={2} align="center" tone="muted" size="sm">
              <LayersIcon size={16} aria-hidden="true" />
              <bdi>{profile.branch}</bdi>
            </Row>
          ) : null}
        </Cluster>
        {profile.pictureUrl || profile.pictureHiddenReason ? null : (
          <Words tone="muted">
            No picture added yet. <Link to="/create-profile">Add a picture</Link>
          </Words>
        )}
      </div>
      <Cluster gap={3} className={styles.actions}>
        <Button variant="primary" render={<Link to="/create-profile" />}>
          <PencilIcon aria-hidden="true" />
          Edit Profile
        </Button>
        <Button render={<Link to={`/people/${profile.id}`} />}>
          <EyeIcon aria-hidden="true" />
          See how others see you
        </Button>
      </Cluster>
      <div className={styles.bio}>
        {profile.bio ? (
          <LongText>{profile.bio}</LongText>
        ) : (
          <Words tone="muted" size="lg">
            No bio yet. A sentence or two helps people decide to contact you.{' '}
            <Link to={{ pathname: '/create-profile', hash: 'basics' satisfies EditorPart }}>Add a bio</Link>
          </Words>
        )}
      </div>
    </header>
  );
}
