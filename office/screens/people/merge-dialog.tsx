/** Two accounts of one person: who is meant, what moves, what ends; then another's yes. */
import { useState } from 'react';
import type { MergeQuote, Person } from '#contract/office/people.ts';
import { formatTenge } from '#domain/money.ts';
import { useAct } from '../../calls/use-call.ts';
import { Button } from '../../design/button.tsx';
import { Dialog } from '../../design/dialog.tsx';
import { TextField } from '../../design/field.tsx';
import { Note } from '../../design/note.tsx';
import page from '../../design/page.module.css';
import { sayFailure } from '../../design/states.tsx';
import type { MessageKey } from '../../i18n/screen-words.ts';
import { useWords } from '../../i18n/words.ts';
import styles from '../../people/people.module.css';
import { RENEWS } from './person-calls.ts';

/** The account that is open stays; the other one, found by its number or contact, becomes a part of it. */
export function MergeDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const { t } = useWords();
  const [q, setQ] = useState('');
  const find = useAct('POST /office/api/v1/customers/find/');
  const quote = useAct('POST /office/api/v1/customers/merge/quote/');
  const others = find.data?.items.filter(({ id }) => id !== person.id) ?? [];
  const look = (fromId: number) => quote.mutate({ body: { fromId, intoId: person.id } });
  const failure = find.error ?? quote.error;
  return (
    <Dialog title={t('person.merge')} lead={t('merge.lead', { name: person.name })} onClose={onClose}>
      <div className={page.form}>
        {quote.data ? (
          <Quoted quote={quote.data.data} onBack={quote.reset} onClose={onClose} />
        ) : (
          <>
            <form
              className={styles.find}
              onSubmit={(event) => {
                event.preventDefault();
                const typed = q.trim();
                if (/^№?\s?\d{1,9}$/.test(typed)) look(Number(typed.replace(/\D/g, '')));
                else if (typed.length >= 3) find.mutate({ body: { q: typed } });
              }}
            >
              <TextField
                label={t('merge.other')}
                value={q}
                autoComplete="off"
                data-autofocus
                onChange={(event) => setQ(event.currentTarget.value)}
              />
              <Button type="submit" look="plain" icon="search" isBusy={find.isPending || quote.isPending}>
                {t('people.find')}
              </Button>
            </form>
            {failure ? <Note tone="bad">{sayFailure(failure, t('state.noAnswer'))}</Note> : null}
            {find.data && others.length === 0 ? <Note>{t('people.none')}</Note> : null}
            {others.map((each) => (
              <div key={each.id} className={styles.side}>
                <b>{each.name}</b>
                <span className={styles.small}>
                  № {each.id}, {[each.phone, each.email].filter(Boolean).join(', ')}
                </span>
                <div className={page.row}>
                  <Button look="plain" size="small" isBusy={quote.isPending} onClick={() => look(each.id)}>
                    {t('merge.look')}
                  </Button>
                </div>
              </div>
            ))}
          </>
        )}
      </div>
    </Dialog>
  );
}

function Quoted({ quote, onBack, onClose }: { quote: MergeQuote; onBack: () => void; onClose: () => void }) {
  const { t } = useWords();
  const merge = useAct('POST /office/api/v1/customers/merge/', RENEWS);
  const isAsked = merge.error?.code === 'office.needs_approval';
  const { from, into, obstacle } = quote;
  const say = (what: string) => t(`field.user.${what}` as MessageKey);
  return (
    <form
      className={page.form}
      onSubmit={(event) => {
        event.preventDefault();
        const reason = String(new FormData(event.currentTarget).get('reason'));
        merge.mutate({ body: { fromId: from.id, intoId: into.id, reason } });
      }}
    >
      <div className={styles.pair}>
        <Side of={from} title={t('merge.ends')} />
        <Side of={into} title={t('merge.stays')} />
      </div>
      {obstacle === null ? (
        <dl className={styles.facts}>
          <dt>{t('merge.moves')}</dt>
          <dd>
            {quote.moves.map(({ what, count }) => `${say(what)}: ${count}`).join(', ') || t('value.empty')}
          </dd>
          {quote.takes.length === 0 ? null : (
            <>
              <dt>{t('merge.takes')}</dt>
              <dd>{quote.takes.map(say).join(', ')}</dd>
            </>
          )}
          {quote.ends.length === 0 ? null : (
            <>
              <dt>{t('merge.over')}</dt>
              <dd>{quote.ends.map(({ what, count }) => `${say(what)}: ${count}`).join(', ')}</dd>
            </>
          )}
        </dl>
      ) : (
        <Note tone="bad">{t(`merge.obstacle.${obstacle}`)}</Note>
      )}
      {isAsked ? <Note tone="good">{t('order.asked')}</Note> : null}
      {merge.error && !isAsked ? (
        <Note tone="bad">{sayFailure(merge.error, t('state.noAnswer'))}</Note>
      ) : null}
      {obstacle === null && !isAsked ? (
        <TextField
          label={t('reason.why')}
          hint={t('merge.final')}
          name="reason"
          required
          minLength={3}
          maxLength={500}
          autoComplete="off"
        />
      ) : null}
      <div className={page.row}>
        {obstacle === null && !isAsked ? (
          <Button type="submit" look="danger" isBusy={merge.isPending}>
            {t('merge.ask')}
          </Button>
        ) : null}
        {isAsked ? null : (
          <Button look="plain" onClick={onBack}>
            {t('merge.another')}
          </Button>
        )}
        <Button look="quiet" onClick={onClose}>
          {t('close')}
        </Button>
      </div>
    </form>
  );
}

function Side({ of, title }: { of: MergeQuote['from']; title: string }) {
  const { t } = useWords();
  return (
    <div className={styles.side}>
      <span className={styles.small}>{title}</span>
      <b>
        {of.name} № {of.id}
      </b>
      <span className="tabular">
        {[of.phone, of.email].filter(Boolean).join(', ') || t('person.noContacts')}
      </span>
      <span className={styles.small}>
        {t('order.ordersCount', { count: of.orders })}, {formatTenge(of.sum)}
        {of.hasCard ? `, ${t('merge.points', { points: of.points })}` : ''}
      </span>
    </div>
  );
}
