import type { ModuleStatus } from '@crewdeck/contract';
import { ageText, planText } from '@crewdeck/releases/texts';
import { momentText } from '../rules/clock-texts.ts';
import styles from './canary-block.module.css';
import { HealthBlock } from './health-block.tsx';
import { ReleaseName } from './release-name.tsx';

interface CanaryBlockProps {
  canary: NonNullable<ModuleStatus['canary']>;
  health: ModuleStatus['health'];
  now: number;
}

/** The release that a share of the browsers tries out, and how it fares beside the live one. */
export function CanaryBlock({ canary, health, now }: CanaryBlockProps) {
  const planned = planText(canary, now);
  return (
    <div className={styles.root}>
      <p className={styles.title}>
        Canary <ReleaseName release={canary.release} />{' '}
        <span className={styles.share}>
          for {canary.percent} % of the browsers,{' '}
          <time dateTime={canary.since} title={momentText(canary.since)}>
            since {ageText(canary.since, now)}
          </time>
          , published by {canary.publishedBy}
        </span>
      </p>
      {planned ? <p className={styles.plan}>{planned}</p> : null}
      <HealthBlock health={health.find(({ release }) => release === canary.release)} now={now} />
    </div>
  );
}
