/** One webhook: how it is doing, what can be done with it, and the journal of what was sent. */
import { useState } from 'react';
import type { Webhook } from '#contract/office/webhooks.ts';
import { useLocation } from '#storefront/router/hooks.ts';
import { matchPath } from '#storefront/router/match-routes.ts';
import { useMe } from '../../access/use-me.ts';
import { isFailure } from '../../calls/call-failure.ts';
import { useAct, useCallWith } from '../../calls/use-call.ts';
import { Button } from '../../design/button.tsx';
import { Note } from '../../design/note.tsx';
import page from '../../design/page.module.css';
import { PageHead } from '../../design/page-head.tsx';
import { Panel } from '../../design/panel.tsx';
import { Answered, Empty, sayFailure } from '../../design/states.tsx';
import { useAddressQuery } from '../../design/use-address-query.ts';
import { sayWhen } from '../../i18n/say-when.ts';
import { useWords } from '../../i18n/words.ts';
import { toasts } from '../../notices/toasts.ts';
import { Journal } from './journal.tsx';
import { ReplayForm } from './replay-form.tsx';
import { RemoveDialog, SecretDialog } from './secret-dialog.tsx';
import styles from './webhook.module.css';
import { WebhookDialog } from './webhook-dialog.tsx';
import { WebhookState } from './webhook-state.tsx';

const LOOK_EVERY_MS = 5000;
const RENEWS = { renews: ['GET /office/api/v1/webhooks/', 'GET /office/api/v1/webhooks/{id}/'] } as const;

export function WebhookScreen() {
  const { t } = useWords();
  const { rights } = useMe();
  const { pathname } = useLocation();
  const id = matchPath('/office/webhooks/:id', pathname)?.id ?? '';
  const { query, set } = useAddressQuery();
  const before = query.get('before');
  const found = useCallWith(
    'GET /office/api/v1/webhooks/{id}/',
    { refetchInterval: LOOK_EVERY_MS },
    { params: { id }, query: before === null ? {} : { before: Number(before) } },
  );
  const whyNot = rights.outside?.write === undefined ? t('whyNot.right') : null;
  const path = [{ title: t('keys.title'), to: '/keys' }];
  if (isFailure(found.error, 'webhook.not_found'))
    return (
      <>
        <PageHead title={t('notFound.title')} path={path} />
        <Empty icon="search" title={found.error.message} />
      </>
    );
  const webhook = found.data?.data.webhook;
  return (
    <>
      <PageHead
        title={webhook?.partner ?? t('webhooks.one')}
        path={path}
        lead={webhook ? <WebhookState webhook={webhook} /> : undefined}
      />
      <div className={page.page}>
        <Answered of={found}>
          {({ data }) => (
            <div className={page.columns}>
              <Panel title={t('webhooks.journal')} lead={t('webhooks.journalLead')} isFlush>
                <Journal id={id} deliveries={data.deliveries} whyNot={whyNot} />
                {data.next === null && before === null ? null : (
                  <div className={`${page.row} ${styles.pages}`}>
                    {before === null ? null : (
                      <Button size="small" look="quiet" onClick={() => set({ before: null })}>
                        {t('webhooks.newest')}
                      </Button>
                    )}
                    {data.next === null ? null : (
                      <Button size="small" look="plain" onClick={() => set({ before: String(data.next) })}>
                        {t('webhooks.older')}
                      </Button>
                    )}
                  </div>
                )}
              </Panel>
              <div className={page.stack}>
                <Panel title={t('webhooks.one')}>
                  <Facts webhook={data.webhook} whyNot={whyNot} />
                </Panel>
                <Panel title={t('webhooks.replay')}>
                  <ReplayForm id={id} whyNot={whyNot} />
                </Panel>
              </div>
            </div>
          )}
        </Answered>
      </div>
    </>
  );
}

function Facts({ webhook, whyNot }: { webhook: Webhook; whyNot: string | null }) {
  const words = useWords();
  const { t } = words;
  const [asked, setAsked] = useState<'edit' | 'secret' | 'remove' | null>(null);
  const trial = useAct('POST /office/api/v1/webhooks/{id}/test/', RENEWS);
  const change = useAct('PATCH /office/api/v1/webhooks/{id}/', RENEWS);
  const error = trial.error ?? change.error;
  const params = { id: String(webhook.id) };
  const { url, types, state } = webhook;
  const isPaused = state === 'paused';
  return (
    <div className={page.form}>
      {error ? <Note tone="bad">{sayFailure(error, t('state.noAnswer'))}</Note> : null}
      <p className={styles.url}>{url}</p>
      <ul className={styles.types}>
        {types.map((type) => (
          <li key={type}>
            {t(`event.${type}`)} <code>{type}</code>
          </li>
        ))}
      </ul>
      {webhook.failingSince === null ? null : (
        <p className={page.quiet}>
          {t('webhooks.failingSince', { when: sayWhen(webhook.failingSince, words) })}
        </p>
      )}
      {webhook.previousUntil === null ? null : (
        <p className={page.quiet}>
          {t('webhooks.twoUntil', { when: sayWhen(webhook.previousUntil, words) })}
        </p>
      )}
      <div className={page.row}>
        <Button
          size="small"
          look="plain"
          whyNot={whyNot ?? (isPaused ? t('webhooks.pausedNote') : null)}
          isBusy={trial.isPending}
          onClick={() => trial.mutate({ params }, { onSuccess: () => toasts.show(t('webhooks.tested')) })}
        >
          {t('webhooks.test')}
        </Button>
        <Button
          size="small"
          look="plain"
          whyNot={whyNot}
          isBusy={change.isPending}
          onClick={() => change.mutate({ params, body: { url, types, isPaused: !isPaused } })}
        >
          {t(isPaused ? 'webhooks.goOn' : 'webhooks.pause')}
        </Button>
        <Button size="small" look="plain" whyNot={whyNot} onClick={() => setAsked('secret')}>
          {t('webhooks.rotate')}
        </Button>
        <Button size="small" look="quiet" whyNot={whyNot} onClick={() => setAsked('edit')}>
          {t('webhooks.edit')}
        </Button>
        <Button size="small" look="quiet" whyNot={whyNot} onClick={() => setAsked('remove')}>
          {t('webhooks.remove')}
        </Button>
      </div>
      {asked === 'edit' ? <WebhookDialog webhook={webhook} onClose={() => setAsked(null)} /> : null}
      {asked === 'secret' ? <SecretDialog id={params.id} onClose={() => setAsked(null)} /> : null}
      {asked === 'remove' ? <RemoveDialog id={params.id} onClose={() => setAsked(null)} /> : null}
    </div>
  );
}
