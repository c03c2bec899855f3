import type { Unsubscribed, UnsubscribeLink } from '@crewdeck/contract';
import { useHttp, useQuery } from '@crewdeck/module-sdk';
import { useStep } from '@crewdeck/module-sdk/forms';
import { Button, Cluster, Notice, Page, PageHeader, Stack, StepFailure } from '@crewdeck/ui-kit';
import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { TOPIC_TEXTS, TOPICS } from './topic-texts.ts';

/** `/unsubscribe?token=…`: where a mail leads. Opening it changes nothing: programs open links, too. */
export function UnsubscribePage() {
  const token = useSearchParams()[0].get('token') ?? '';
  const { send, isBusy, input, outcome, failure } = useStep({
    // Without a session: the token of the mail stands for the person.
    call: (http, isFromAll: boolean) =>
      http.send('POST /api/unsubscribe', { query: { token, all: isFromAll ? 'true' : '' } }),
    failed: "We couldn't change your emails. Try again.",
    refetch: [],
  });
  const turnsOff = useTurnsOff(token);
  const told = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    // The button that was pressed is gone, and the focus with it.
    if (outcome && document.activeElement === document.body) told.current?.focus();
  }, [outcome]);
  const isFromAll = outcome?.topics.length === TOPICS.length;
  const isBusyWith = (all: boolean) => isBusy && input === all;
  if (turnsOff === null) return <BrokenLink />;
  return (
    <Page>
      <PageHeader title="Unsubscribe" description={outcome ? null : `Stop emails ${whichOf(turnsOff)}?`} />
      <Stack gap={5}>
        {outcome ? (
          <Notice tone="success" role="status">
            <span ref={told} tabIndex={-1}>
              {isFromAll
                ? "You won't get any more notification emails."
                : `You won't get any more emails ${whichOf(outcome)}.`}
            </span>{' '}
            {outcome.hackathon ? (
              "You can turn them back on from the event's page."
            ) : (
              <>
                You can turn them back on under Notifications <Link to="/account#notifications">in your account</Link>.
              </>
            )}
          </Notice>
        ) : null}
        <StepFailure failure={failure} />
        <Cluster gap={3}>
          {outcome ? null : (
            <Button variant="primary" size="lg" isBusy={isBusyWith(false)} onClick={() => send(false)}>
              Stop emails like this one
            </Button>
          )}
          {isFromAll ? null : (
            <Button size="lg" isBusy={isBusyWith(true)} onClick={() => send(true)}>
              Stop all emails
            </Button>
          )}
        </Cluster>
      </Stack>
    </Page>
  );
}

function BrokenLink() {
  return (
    <Page>
      <PageHeader title="Unsubscribe" />
      <Notice tone="danger" role="alert">
        This link is incomplete or no longer works. Copy all of it from the email, or turn emails off under
        Notifications <Link to="/account#notifications">in your account</Link>.
      </Notice>
    </Page>
  );
}

/**
 * Asked when the page opens, so that nobody clicks in vain or without knowing of what.
 * @returns `null` for a broken link; `undefined` while or where it can't be asked: then the click tells
 */
function useTurnsOff(token: string): UnsubscribeLink['turnsOff'] | undefined {
  const http = useHttp();
  const { data } = useQuery({
    queryKey: ['unsubscribe-link', token],
    queryFn: () => http.send('GET /api/unsubscribe/link', { query: { token } }),
    enabled: token !== '',
  });
  return token === '' ? null : data?.turnsOff;
}

/** Of a deleted account no subject is known. */
function whichOf(named: Unsubscribed | null | undefined): string {
  if (named?.hackathon) return `about announcements from ${named.hackathon}`;
  if (!named?.topics.length) return 'like the one you came from';
  return `about ${named.topics.map((topic) => TOPIC_TEXTS[topic].words).join(', ')}`;
}
