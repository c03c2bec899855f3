import { Badge } from '@crewdeck/ui-kit';
import styles from './footer.module.css';
import { EXPLORE, type PageLink, POST } from './links.ts';
import { Logo } from './logo.tsx';
import { RouteLink } from './route-link.tsx';

/** What the product is, and the literal year of the specification. */
export function Footer() {
  return (
    <footer className={styles.root}>
      <div className={styles.columns}>
        <div className={styles.about}>
          <p className={styles.brand}>
            <Logo /> <Badge tone="green">Beta</Badge>
          </p>
          <p className={styles.blurb}>
            Crewdeck is where student developers and hackathon participants find the teammates their ideas are waiting
            for.
          </p>
        </div>
        <nav className={styles.links} aria-label="Footer">
          <Column title="Explore" links={EXPLORE} />
          <Column title="Post" links={POST} />
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
