import { Badge, Cluster, Words } from '@crewdeck/ui-kit';
import styles from './footer.module.css';
import { ABOUT, EXPLORE, type PageLink, POST } from './links.ts';
import { Logo } from './logo.tsx';
import { RouteLink } from './route-link.tsx';

/** The footer, with the literal year of the specification. */
export function Footer() {
  return (
    <footer className={styles.root}>
      <div className={styles.columns}>
        <div className={styles.about}>
          <Cluster as="p" gap={3} align="center" className={styles.brand}>
            <Logo /> <Badge tone="green">Beta</Badge>
          </Cluster>
          <Words tone="muted">Crewdeck helps student developers and hackathon participants find teammates.</Words>
        </div>
        <nav className={styles.links} aria-label="Footer">
          <Column title="Explore" links={EXPLORE} />
          <Column title="Post" links={POST} />
          <Column title="About" links={ABOUT} />
        </nav>
      </div>
      <p className={styles.copyright}>© 2024 Crewdeck. All rights reserved.</p>
    </footer>
  );
}

function Column({ title, links }: { title: string; links: readonly PageLink[] }) {
  return (
    <div>
      <p className={styles.columnTitle}>{title}</p>
      <ul className={styles.list}>
        {links.map(({ label, to }) => (
          <li key={to}>
            <RouteLink to={to} className={styles.link}>
              {label}
            </RouteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
