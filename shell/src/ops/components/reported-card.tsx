import type { ReportedSubject } from '@crewdeck/contract';
import { Badge, Button, CardTitle, Quote, VisuallyHidden } from '@crewdeck/ui-kit';
import { RouteLink } from '../../navigation/route-link.tsx';
import { type Action, DECISION_TEXTS, nameOf, offeredActions } from '../rules/decision-texts.ts';
import { Moment } from './moment.tsx';
import { OpsCard } from './ops-card.tsx';
import { ReportEntry } from './report-entry.tsx';
import { ReportHistory } from './report-history.tsx';
import styles from './reported-card.module.css';

interface ReportedCardProps {
  subject: ReportedSubject;
  now: number;
  onDecide: (action: Action, id: string) => void;
}

/** One person or project: what was reported, what was decided before, and what can be decided. */
export function ReportedCard({ subject, now, onDecide }: ReportedCardProps) {
  const { kind, id, name, text, openReports, openSince, isHidden, isSuspended, reports } = subject;
  const isSeen = name !== null && !isHidden && !isSuspended;
  const title = nameOf(subject);
  return (
    <OpsCard
      title={
        <CardTitle id={reportedTitleId(id)} tabIndex={-1}>
          {isSeen ? <RouteLink to={kind === 'person' ? `/people/${id}` : `/projects/${id}`}>{title}</RouteLink> : title}
        </CardTitle>
      }
      badges={
        <>
          <Badge tone="blue">{kind === 'person' ? 'Person' : 'Project'}</Badge>
          {isHidden ? <Badge tone="amber">Hidden</Badge> : null}
          {isSuspended ? <Badge tone="red">Suspended</Badge> : null}
        </>
      }
      actions={offeredActions(subject).map((action) => (
        <Button key={action} size="sm" onClick={() => onDecide(action, id)}>
          <span>
            {DECISION_TEXTS[action].button}
            <VisuallyHidden> {title}</VisuallyHidden>
          </span>
        </Button>
      ))}
    >
      {isSeen || !text ? null : (
        <div className={styles.text}>
          <p className={styles.count}>
            {kind === 'person'
              ? 'Their bio, which nobody else sees now'
              : 'Its description, which only its team sees now'}
          </p>
          <Quote words={text} />
        </div>
      )}
      {openSince ? (
        <p className={styles.count}>
          <strong>{openReports === 1 ? '1 open report' : `${openReports} open reports`}</strong>, the first{' '}
          <Moment at={openSince} now={now} />
        </p>
      ) : null}
      <ul className={styles.reports}>
        {reports
          .filter(({ isOpen }) => isOpen)
          .map((report) => (
            <li key={report.at}>
              <ReportEntry report={report} now={now} />
            </li>
          ))}
      </ul>
      <ReportHistory subject={subject} now={now} />
    </OpsCard>
  );
}

/** For what takes the focus when the button that had it is gone. */
export function reportedTitleId(id: string): string {
  return `reported-${id}`;
}
