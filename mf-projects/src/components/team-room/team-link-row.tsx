import { FORMER_MEMBER, type TeamLink } from '@crewdeck/contract';
import { useSession } from '@crewdeck/module-sdk';
import { useStep } from '@crewdeck/module-sdk/forms';
import { Breakable, ConfirmDialog, ExternalLink, IconButton, Row, Stack, Trash2Icon, Words } from '@crewdeck/ui-kit';
import { useNameForReader } from '../../hooks/use-name-for-reader.ts';
import { teamLinksKey } from '../../hooks/use-team-links.ts';
import { teamLinkKind, teamLinkText } from '../../rules/team-link.ts';

/** One link: what it is for, where it leads, who added it, and the way to remove it. */
export function TeamLinkRow({ projectId, link }: { projectId: string; link: TeamLink }) {
  const uid = useSession().user?.uid ?? '';
  const nameOf = useNameForReader();
  const name = `${teamLinkKind(link.url)} ${teamLinkText(link.url)}`;
  const { ask, send, question } = useStep({
    call: (http) => http.send('DELETE /api/projects/:id/links/:linkId', { id: projectId, linkId: link.id }),
    failed: "We couldn't remove this link. Try again in a moment.",
    refetch: [teamLinksKey(projectId, uid)],
  });
  return (
    <Row as="li" gap={3} align="center" justify="between">
      <Stack gap={1}>
        <ExternalLink href={link.url}>
          <b>{teamLinkKind(link.url)}</b> <Breakable text={teamLinkText(link.url)} />
        </ExternalLink>
        <Words as="span" tone="muted" size="sm">
          Added by <bdi>{link.addedBy ? nameOf(link.addedBy) : FORMER_MEMBER.name.toLowerCase()}</bdi>
        </Words>
      </Stack>
      <IconButton label={`Remove ${name}`} size="sm" onClick={ask}>
        <Trash2Icon aria-hidden="true" />
      </IconButton>
      <ConfirmDialog
        {...question}
        onConfirm={send}
        title={<bdi>{`Remove ${name}?`}</bdi>}
        text="Your whole team loses this link."
        confirmLabel="Remove link"
        cancelLabel="Keep it"
      />
    </Row>
  );
}
