import type { Verdict } from '@crewdeck/releases/verdict';
import { CircleCheckIcon, OctagonAlertIcon, TriangleAlertIcon } from '@crewdeck/ui-kit';
import type { ChangeName } from '../rules/changes.ts';
import { moduleHeadingId } from '../rules/modules.ts';
import { ChangeButton } from './change-button.tsx';
import styles from './verdict-banner.module.css';

interface VerdictBannerProps {
  verdict: Verdict;
  onChange: (change: ChangeName, module: string) => void;
}

const ICONS = { danger: OctagonAlertIcon, warning: TriangleAlertIcon, success: CircleCheckIcon };

/** Whether something is broken, and what, before anything else. The headline is announced when it changes. */
export function VerdictBanner({ verdict: { tone, headline, problems }, onChange }: VerdictBannerProps) {
  const Icon = ICONS[tone];
  return (
    <section className={`${styles.root} ${styles[tone]}`} aria-label="Verdict">
      <div role="status" className={styles.headline}>
        <Icon className={styles.icon} aria-hidden="true" />
        <h2>{headline}</h2>
      </div>
      {problems.length > 0 ? (
        <ul className={styles.list}>
          {problems.map(({ module, text, remedy }) => (
            <li key={module + text} className={styles.problem}>
              <span className={styles.text}>
                <a href={`#${moduleHeadingId(module)}`} className={styles.module} translate="no">
                  {module}
                </a>{' '}
                {text}
              </span>
              {remedy ? <ChangeButton change={remedy} module={module} onChange={onChange} /> : null}
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
