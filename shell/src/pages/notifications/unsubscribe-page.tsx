import { serverText, useHttp, useMutation } from '@crewdeck/module-sdk';
import { Button, Notice, Page, PageHeader } from '@crewdeck/ui-kit';
import { Link, useSearchParams } from 'react-router-dom';
import { TOPIC_TEXTS, TOPICS } from './topic-texts.ts';
import { unsubscribe } from './unsubscribe.ts';
import styles from './unsubscribe-page.module.css';

/** `/unsubscribe?token=…`: where a mail leads. Opening it changes nothing: programs open links, too. */
export function UnsubscribePage() {
  const http = useHttp();
  const token = useSearchParams()[0].get('token') ?? '';
  const change = useMutation({ mutationFn: (isFromAll: boolean) => unsubscribe(http, token, isFromAll) });
  const isFromAll = change.data?.topics.length === TOPICS.length;
  const isBusyWith = (all: boolean) => change.isPending && change.variables === all;
  return (
    <Page>
      <PageHeader title="Fewer mails" description="Turn off mails like the one you came from." />
      <div className={styles.root}>
        {change.data ? (
          <Notice tone="success" role="status">
            {isFromAll
              ? 'You get no more mail from us about what others do.'
              : `You get no more mail about ${change.data.topics.map((topic) => TOPIC_TEXTS[topic].words).join(', ')}.`}{' '}
            You can turn it on again under Notifications, <Link to="/account">in your account</Link>.
          </Notice>
        ) : null}
        {change.isError ? (
          <Notice tone="danger" role="alert">
            {serverText(change.error, 'This did not work. Please try again.')}
          </Notice>
        ) : null}
        <div className={styles.actions}>
          {change.data ? null : (
            <Button variant="primary" size="lg" isBusy={isBusyWith(false)} onClick={() => change.mutate(false)}>
              Stop mails like this one
            </Button>
          )}
          {isFromAll ? null : (
            <Button size="lg" isBusy={isBusyWith(true)} onClick={() => change.mutate(true)}>
              Stop all mails
            </Button>
          )}
        </div>
      </div>
    </Page>
  );
}
