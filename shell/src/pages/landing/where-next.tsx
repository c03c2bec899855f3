import {
  type Collaboration,
  type ComingUp,
  dayAndTimeText,
  isProjectOver,
  isTeamFull,
  type Profile,
  type Project,
} from '@crewdeck/contract';
import { myDataKeys, useMyCollaborations, useMyProjects, useQueryClient, useSession } from '@crewdeck/module-sdk';
import {
  BellIcon,
  CalendarClockIcon,
  Card,
  CardGrid,
  CardTitle,
  CircleUserIcon,
  ErrorState,
  FolderPlusIcon,
  HandshakeIcon,
  IconTile,
  InboxIcon,
  Row,
  SearchIcon,
  Skeleton,
  TrophyIcon,
  UserCheckIcon,
  UserPlusIcon,
  UsersIcon,
  Words,
} from '@crewdeck/ui-kit';
import type { ComponentType } from 'react';
import { RouteLink } from '../../navigation/route-link.tsx';
import { usePendingInvites } from '../../navigation/use-pending-invites.ts';
import { ConfirmEmail } from './confirm-email.tsx';
import styles from './next-step.module.css';
import { firstProposal, readComingUp, useStartList } from './use-start-list.ts';
import { type TeamNews, useTeamNews } from './use-team-news.ts';

const TILES = 3;
const ADD_NAME = {
  to: '/create-profile',
  Icon: CircleUserIcon,
  title: 'Add your name',
  text: "Without it, teams can't tell who you are.",
};

const CHANGE_PROFILE = {
  to: '/create-profile',
  Icon: CircleUserIcon,
  title: 'Change your profile',
  text: 'Then write to us, so that others can see it again.',
};

const FIND_PROJECT = {
  to: '/explore-projects',
  Icon: SearchIcon,
  title: 'Find a project',
  text: 'See which ones fit you.',
};
const FIND_PEOPLE = { to: '/explore', Icon: UsersIcon, title: 'Find people', text: 'Search by what they can do.' };
const POST_PROJECT = { to: '/post-project', Icon: FolderPlusIcon, title: 'Post a project', text: 'Say who you need.' };

const NEWS = { to: '/my-invites?tab=activity', Icon: BellIcon, title: "What's new" };

/** So long the owner of a finished project is led to what came of it. */
const NEWLY_FINISHED_MS = 7 * 86_400_000;

const OF_NEWS = {
  joined: { Icon: UserCheckIcon, text: 'Say hello in the team room.' },
  completed: { Icon: UserCheckIcon, text: 'Your team is complete. Say hello in the team room.' },
  finished: { Icon: TrophyIcon, text: 'Add what you did.' },
  offered: { Icon: HandshakeIcon, text: 'Accept or decline it on its page.' },
} as const satisfies Record<TeamNews['kind'] | 'completed', object>;

interface Tile {
  to: string;
  Icon: ComponentType;
  title: string;
  text: string;
  /** Besides leading there. */
  onClick?: () => void;
}

interface WhereNextProps {
  /** `undefined` when it could not be read. To read it here would read it again each time this is shown. */
  profile: Profile | undefined;
}

/** What needs the person's attention, then the ways on: three tiles, of which the first leads. */
export function WhereNext({ profile }: WhereNextProps) {
  const queryClient = useQueryClient();
  const uid = useSession().user?.uid ?? '';
  // Without both, nothing tells a newcomer from somebody with teams.
  const isFailed = [useMyProjects(), useMyCollaborations()].some(({ isLoadingError }) => isLoadingError);
  return (
    <Card as="section" className={styles.card} aria-labelledby="next-step-title">
      <div className={styles.heading}>
        <h2 id="next-step-title" className={styles.title}>
          What's next?
        </h2>
        <ConfirmEmail />
      </div>
      {isFailed ? (
        <ErrorState
          title="We couldn't load your projects and teams."
          // Other lists of the page may have failed, too.
          onRetry={() => void queryClient.invalidateQueries({ queryKey: myDataKeys.all(uid) })}
        />
      ) : (
        <Tiles profile={profile} />
      )}
    </Card>
  );
}

function Tiles({ profile }: WhereNextProps) {
  const invites = usePendingInvites();
  const projects = useMyProjects();
  const collaborations = useMyCollaborations();
  const all = [...(projects.data ?? []), ...(collaborations.data ?? [])];
  const teams = all.filter((team) => !isProjectOver(team));
  const dates = useStartList('coming-up', readComingUp);
  const { teamNews, others, isMore, markRead, ...news } = useTeamNews(all.filter(isProjectOver).map(projectIdOf));
  const proposal = firstProposal(dates.data ?? []);
  // Drawn sooner, tiles would change places.
  const isWaiting = [invites, projects, collaborations, dates, news].some(({ isPending }) => isPending);
  if (isWaiting) return <Skeleton className={styles.waiting} />;
  const answers = { to: '/my-invites', Icon: InboxIcon, title: 'Your invites', text: waitingText(invites.count) };
  const ways = waysOn(teams, projects.data ?? [], updatesText(others, isMore), Boolean(profile?.hiddenReason));
  const isAsked = invites.count > 0;
  const tiles: Tile[] = [
    ...(proposal ? [tileOf(proposal)] : []),
    ...meetingTiles(dates.data ?? []),
    ...(profile?.name === '' ? [ADD_NAME] : []),
    ...interestTiles(projects.data ?? []),
    ...(isAsked ? [answers] : []),
    ...teamNews.map(({ id, kind, projectId, title, to }) => {
      const isComplete = kind === 'joined' && projects.data?.some((one) => one.id === projectId && isTeamFull(one));
      return { ...OF_NEWS[isComplete ? 'completed' : kind], title, to, onClick: () => markRead(id) };
    }),
    ...ways.slice(0, 1),
    ...finishedTiles(projects.data ?? []),
    ...ways.slice(1),
    ...(isAsked ? [] : [answers]),
  ].slice(0, TILES);
  return (
    <CardGrid columns={3} className={styles.ways}>
      {tiles.map(({ Icon, title, text, ...link }) => (
        <Card key={link.to + title} isLink>
          <Row gap={3} align="center">
            <IconTile>
              <Icon />
            </IconTile>
            <span>
              <CardTitle as="h3">
                <RouteLink {...link}>{title}</RouteLink>
              </CardTitle>
              <Words as="span" tone="muted" lines={2}>
                {text}
              </Words>
            </span>
          </Row>
        </Card>
      ))}
    </CardGrid>
  );
}

/** @param isHidden others can't find the person, so they can neither join a team nor invite anybody */
function waysOn(
  teams: readonly (Project | Collaboration)[],
  projects: readonly Project[],
  updates: string | null,
  isHidden: boolean,
): Tile[] {
  const news = updates ? [{ ...NEWS, text: updates }] : [];
  const own = { to: '/dashboard', Icon: HandshakeIcon, title: titleOf(teams), text: namesOf(teams) };
  if (isHidden) return [teams.length > 0 ? own : CHANGE_PROFILE, ...news];
  return [
    teams.length > 0 ? own : FIND_PROJECT,
    ...news,
    projects.some(({ isLooking }) => isLooking) ? FIND_PEOPLE : POST_PROJECT,
  ];
}

function tileOf({ id, title, startsAt }: ComingUp) {
  return {
    to: `/hackathons/${id}`,
    Icon: HandshakeIcon,
    title: 'A team for you',
    text: startsAt ? `Answer by ${dayAndTimeText(startsAt)} · ${title}` : `Waiting for your answer · ${title}`,
  };
}

/** Of the next meeting that waits for the person's answer. */
function meetingTiles(dates: readonly ComingUp[]): Tile[] {
  const asked = dates.find(({ part }) => part === 'unanswered');
  if (!asked?.startsAt) return [];
  const text = `${asked.title}, ${dayAndTimeText(asked.startsAt)} · ${asked.project}`;
  return [{ to: `/projects/${asked.id}#room`, Icon: CalendarClockIcon, title: 'Can you make it?', text }];
}

/** Of people who would like to join the person's running projects, one tile. */
function interestTiles(projects: readonly Project[]) {
  const asked = projects.filter((project) => project.interestCount && !isProjectOver(project));
  const [first] = asked;
  if (!first) return [];
  const count = asked.reduce((sum, { interestCount }) => sum + (interestCount ?? 0), 0);
  const to = asked.length === 1 ? `/projects/${first.id}#interested` : '/my-projects';
  const text = `${count === 1 ? '1 person is' : `${count} people are`} interested in ${namesOf(asked)}.`;
  return [{ to, Icon: UserPlusIcon, title: 'Who wants to join', text }];
}

/** Of the person's own project that was finished last, for a week. */
function finishedTiles(projects: readonly Project[]) {
  const since = new Date(Date.now() - NEWLY_FINISHED_MS).toISOString();
  const finished = projects.filter(({ finishedAt }) => finishedAt && finishedAt > since);
  const [last] = finished.sort((one, other) => (other.finishedAt ?? '').localeCompare(one.finishedAt ?? ''));
  if (!last) return [];
  const to = `/projects/${last.id}#finish`;
  return [{ to, Icon: TrophyIcon, title: `${last.title} is finished`, text: 'See its results, or add to them.' }];
}

/** A team begins with two people: an owner who is alone has a project only. */
function titleOf(running: readonly (Project | Collaboration)[]): string {
  const isTeam = running.some((one) => !('collaborators' in one) || one.collaborators.length > 0);
  if (isTeam) return 'Your teams';
  return running.length === 1 ? 'Your project' : 'Your projects';
}

function projectIdOf(one: Project | Collaboration): string {
  return 'project' in one ? one.project.id : one.id;
}

/** `Kerbside and 2 more`. */
function namesOf([first, ...others]: readonly { title: string }[]): string {
  return `${first?.title ?? ''}${others.length > 0 ? ` and ${others.length} more` : ''}`;
}

function waitingText(count: number): string {
  if (count === 0) return "See what you've received and sent.";
  return count === 1 ? '1 invite is waiting for your answer.' : `${count} invites are waiting for your answer.`;
}

/** `null` without any. @param isMore other tiles tell some already */
function updatesText(count: number, isMore: boolean): string | null {
  if (count <= 0) return null;
  return `${count} ${isMore ? 'more ' : ''}${count === 1 ? 'update' : 'updates'} since you last looked.`;
}
