import { useSession } from '@crewdeck/module-sdk';
import { Badge, Button, Row } from '@crewdeck/ui-kit';
import { RouteLink } from '../../navigation/route-link.tsx';
import { usePresence } from '../../session/use-presence.ts';
import { CrewArt } from './crew-art.tsx';
import styles from './hero.module.css';

export function Hero() {
  const { isSignedIn } = useSession();
  // For members the page begins with their next step.
  const Title = usePresence().kind === 'visitor' ? 'h1' : 'h2';
  return (
    <section className={styles.root} aria-labelledby="hero-title">
      <div>
        <Row as="p" gap={2} align="center" tone="muted" size="sm">
          <Badge tone="green">Beta</Badge> Open to every student, and still being built.
        </Row>
        <Title id="hero-title" className={styles.title}>
          Great ideas need a crew.
        </Title>
        <p className={styles.lead}>
          Show what you can build, find student projects and hackathons that need it, and team up with one invite.
        </p>
        <div className={styles.actions}>
          <Button variant="primary" size="lg" render={<RouteLink to={isSignedIn ? '/create-profile' : '/sign-in'} />}>
            Find your crew
          </Button>
          <Button size="lg" render={<RouteLink to="/explore-projects" />}>
            Explore projects
          </Button>
        </div>
      </div>
      <CrewArt />
    </section>
  );
}
