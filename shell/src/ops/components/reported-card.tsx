import type { ReportedSubject } from '@crewdeck/contract';
import { Avatar, Badge, Button, CardTitle, Cover, Quote, Stack, VisuallyHidden, Words } from '@crewdeck/ui-kit';
import { RouteLink } from '../../navigation/route-link.tsx';
import { type Action, DECISION_TEXTS, nameOf, offeredActions } from '../rules/decision-texts.ts';
import { Moment } from './moment.tsx';
import { OpsCard } from './ops-card.tsx';
import { ReportEntry } from './report-entry.tsx';
import { ReportHistory } from './report-history.tsx';

interface ReportedCardProps {
  subject: ReportedSubject;
  now: number;
  onDecide: (action: Action, id: string) => void;
}

const PLACES = { person: 'people', project: 'projects', hackathon: 'hackathons' } as const;
const KINDS = { person: 'Person', project: 'Project', hackathon: 'Hackathon' } as const;

/** One person, project or hackathon: what was reported, what was decided before, and what can be decided. */
export function ReportedCard({ subject, now, onDecide }: ReportedCardProps) {
  const { kind, id, name, text, openReports, openSince, isHidden, isSuspended, reports } = subject;
  const isSeen = name !== null && !isHidden && !isSuspended;
  const title = nameOf(subject);
  return (
    <OpsCard
      title={
        <CardTitle id={reportedTitleId(id)} tabIndex={-1}>
          {/* In a span it looks like a link: the rest of this card leads nowhere. */}
          <span>{isSeen ? <RouteLink to={`/${PLACES[kind]}/${id}`}>{title}</RouteLink> : title}</span>
        </CardTitle>
      }
      badges={<States subject={subject} />}
      actions={offeredActions(subject).map((action) => (
        <Button key={action} size="sm" onClick={() => onDecide(action, id)}>
          <span>
            {DECISION_TEXTS[action].button}
            <VisuallyHidden> {title}</VisuallyHidden>
          </span>
        </Button>
      ))}
    >
      <Picture subject={subject} />
      {isSeen || !text ? null : (
        <Stack gap={2}>
          <Words tone="muted" size="sm">
            {kind === 'person'
              ? 'Their bio, hidden from everyone else'
              : 'Its description, hidden from everyone but its team'}
          </Words>
          <Quote words={text} />
        </Stack>
      )}
      {openSince ? (
        <Words tone="muted" size="sm">
          <strong>{openReports === 1 ? '1 open report' : `${openReports} open reports`}</strong>
          {openReports === 1 ? ', ' : ', the first '}
          <Moment at={openSince} now={now} />
        </Words>
      ) : null}
      <Stack as="ul" gap={4}>
        {reports
          .filter(({ isOpen }) => isOpen)
          .map((report) => (
            <li key={report.at}>
              <ReportEntry report={report} now={now} />
            </li>
          ))}
      </Stack>
      <ReportHistory subject={subject} now={now} />
    </OpsCard>
  );
}

function Picture({ subject: { kind, id, pictureUrl } }: { subject: ReportedSubject }) {
  if (!pictureUrl) return null;
  return kind === 'person' ? <Avatar name="" src={pictureUrl} size="lg" /> : <Cover seed={id} src={pictureUrl} />;
}

/** What it is, and what ops have done to it. */
function States({ subject: { kind, isHidden, isPictureHidden, isSuspended } }: { subject: ReportedSubject }) {
  return (
    <>
      <Badge tone="blue">{KINDS[kind]}</Badge>
      {isHidden ? <Badge tone="amber">Hidden</Badge> : null}
      {isPictureHidden ? <Badge tone="amber">Picture hidden</Badge> : null}
      {isSuspended ? <Badge tone="red">Suspended</Badge> : null}
    </>
  );
}

/** For what takes the focus when the button that had it is gone. */
export function reportedTitleId(id: string): string {
  return `reported-${id}`;
}
