/** One of those who wait: who they are, what they want, and what came of it. */
import type { QueueItem } from '#contract/office/queue.ts';
import { formatPhone } from '#domain/phone.ts';
import { useMe } from '../../access/use-me.ts';
import { useAct } from '../../calls/use-call.ts';
import { Button } from '../../design/button.tsx';
import { Dialog } from '../../design/dialog.tsx';
import { Note } from '../../design/note.tsx';
import { OfficeLink } from '../../design/office-link.tsx';
import page from '../../design/page.module.css';
import { sayFailure } from '../../design/states.tsx';
import { sayWhen } from '../../i18n/say-when.ts';
import { useWords } from '../../i18n/words.ts';
import { toasts } from '../../notices/toasts.ts';
import { AnswerForm } from './answer-form.tsx';
import styles from './queue.module.css';
import { sayTopic } from './queue-row.tsx';
import { ReviewFacts, ReviewForm } from './review-form.tsx';

const RENEWS = { renews: ['GET /office/api/v1/queue/'] } as const;
const STATES = ['called', 'ordered', 'no_answer', 'refused'] as const;

export function QueueDialog({ item, onClose }: { item: QueueItem; onClose: () => void }) {
  const words = useWords();
  const { t } = words;
  const me = useMe();
  const params = { kind: item.kind, id: String(item.id) };
  const take = useAct('POST /office/api/v1/queue/{kind}/{id}/take/', RENEWS);
  const reveal = useAct('POST /office/api/v1/queue/{kind}/{id}/reveal/');
  const settle = useAct('POST /office/api/v1/queue/{kind}/{id}/outcome/', RENEWS);
  const canWork = me.rights.queues?.write !== undefined;
  const isMine = item.worker?.id === me.id;
  const contact = reveal.data?.data.contact;
  const error = settle.error ?? take.error ?? reveal.error;
  const done = {
    onSuccess: () => {
      toasts.show(t('queue.settled'));
      onClose();
    },
  };
  return (
    <Dialog title={t(`queue.one.${item.kind}`)} lead={sayTopic(item, t)} onClose={onClose}>
      <div className={page.form}>
        {error ? <Note tone="bad">{sayFailure(error, t('state.noAnswer'))}</Note> : null}
        <div className={styles.person}>
          <div>
            <b>{item.name}</b>
            <span className={styles.second}>
              {sayWhen(item.since, words)} · {t(`orders.lang.${item.language}`)} · {item.city}
            </span>
          </div>
          {contact ? (
            <a className={styles.contact} href={`${item.goesBy === 'mail' ? 'mailto' : 'tel'}:${contact}`}>
              {item.goesBy === 'mail' ? contact : formatPhone(contact)}
            </a>
          ) : (
            <span className="tabular">{item.contact}</span>
          )}
        </div>
        {item.text === null ? null : <blockquote className={styles.quote}>{item.text}</blockquote>}
        {item.review ? <ReviewFacts item={item} /> : null}
        {item.product ? (
          <p>
            <a href={`/p/${item.product.code}`} target="_blank" rel="noreferrer">
              {item.product.name}
            </a>
          </p>
        ) : null}
        <div className={page.row}>
          {me.rights['customers.reveal']?.write !== undefined && !contact ? (
            <Button
              look="plain"
              icon="phone"
              isBusy={reveal.isPending}
              onClick={() => reveal.mutate({ params })}
            >
              {t('queue.reveal')}
            </Button>
          ) : null}
          {canWork ? (
            <Button
              look="quiet"
              icon="user"
              isBusy={take.isPending}
              onClick={() =>
                take.mutate({ params, body: { isTaken: !isMine, isTakenOver: item.worker !== null } })
              }
            >
              {t(isMine ? 'queue.layBack' : item.worker ? 'queue.takeOver' : 'queue.take')}
            </Button>
          ) : null}
          {item.order ? <OfficeLink to={`/orders/${item.order.id}`}>{t('queue.toOrder')}</OfficeLink> : null}
        </div>
        {canWork && item.kind === 'callback' ? (
          <div className={styles.outcomes}>
            {STATES.map((state) => (
              <Button
                key={state}
                look={state === 'called' ? 'main' : 'plain'}
                isBusy={settle.isPending}
                onClick={() => settle.mutate({ params, body: { kind: 'callback', state } }, done)}
              >
                {t(`queue.state.${state}`)}
              </Button>
            ))}
          </div>
        ) : null}
        {canWork && item.kind === 'notice' ? (
          <div className={styles.outcomes}>
            <Button
              isBusy={settle.isPending}
              onClick={() => settle.mutate({ params, body: { kind: 'notice' } }, done)}
            >
              {t('queue.told')}
            </Button>
          </div>
        ) : null}
        {canWork && item.kind === 'question' ? (
          <AnswerForm
            item={item}
            isBusy={settle.isPending}
            onAnswer={(answer) => settle.mutate({ params, body: { kind: 'question', ...answer } }, done)}
          />
        ) : null}
        {canWork && item.kind === 'review' ? (
          <ReviewForm
            item={item}
            isBusy={settle.isPending}
            onDecide={(verdict) => settle.mutate({ params, body: { kind: 'review', ...verdict } }, done)}
          />
        ) : null}
      </div>
    </Dialog>
  );
}
