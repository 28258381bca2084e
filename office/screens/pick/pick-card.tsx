import type { PickCard as Card } from '#contract/office/pick.ts';
import { pickUrgency } from '#domain/office/pick-until.ts';
import { almatyDate, almatyTime, formatDate } from '#domain/time.ts';
import { Icon } from '#storefront/design/icon.tsx';
import { OfficeLink } from '../../design/office-link.tsx';
import { Tag } from '../../design/tag.tsx';
import { useWords, type Words } from '../../i18n/words.ts';
import styles from './pick.module.css';

/** «Доставка, рейс 17:00–21:00», «Самовывоз»; another day is named. */
export function sayWay(
  { method, slot }: Pick<Card, 'method' | 'slot'>,
  { t, locale }: Words,
  now = new Date(),
): string {
  if (slot === null) return t(`pick.method.${method}`);
  const day = slot.day === almatyDate(now) ? '' : `${formatDate(slot.day, locale)} `;
  return t('pick.run', { way: t(`pick.method.${method}`), span: `${day}${slot.from}–${slot.to}` });
}

/** One list of the queue: by when, how, how much. */
export function PickCard({ card, now }: { card: Card; now: Date }) {
  const words = useWords();
  const { t } = words;
  const isBegun = card.state === 'taken' && card.picked > 0;
  return (
    <li className={styles.card} data-urgency={isBegun ? 'begun' : pickUrgency(toDate(card.until), now)}>
      <OfficeLink to={`/pick/${card.orderId}?store=${card.storeId}`} className={styles.cardLink}>
        <span className={styles.cardTop}>
          <b className="tabular">{card.number}</b>
          {isBegun ? (
            <Tag tone="now" icon="box">
              {t('pick.begun', { picked: card.picked, wanted: card.wanted })}
            </Tag>
          ) : (
            <Until until={card.until} now={now} />
          )}
        </span>
        <span className={styles.quiet}>{sayWay(card, words, now)}</span>
        <span className={styles.cardFoot}>
          {t('pick.load', { lines: t('pick.lines', { count: card.lines }), kg: card.weightKg })}
          <Icon name="chevron-right" size={20} />
        </span>
        {card.isCancelRequested ? <span className={styles.bad}>{t('pick.cancelAsked')}</span> : null}
        {card.state === 'taken' && !card.isMine ? (
          <span className={styles.quiet}>{t('pick.takenBy', { name: card.picker?.name ?? '' })}</span>
        ) : null}
      </OfficeLink>
    </li>
  );
}

const toDate = (moment: string | null): Date | null => (moment === null ? null : new Date(moment));

function Until({ until, now }: { until: string | null; now: Date }) {
  const { t, locale } = useWords();
  if (until === null) return null;
  const urgency = pickUrgency(new Date(until), now);
  const isToday = almatyDate(until) === almatyDate(now);
  const time = isToday ? almatyTime(until) : `${formatDate(until, locale)}, ${almatyTime(until)}`;
  if (urgency === 'late')
    return (
      <Tag tone="bad" icon="warning">
        {t('pick.late', { time })}
      </Tag>
    );
  return (
    <Tag tone={urgency === 'soon' ? 'warn' : 'plain'} icon="clock">
      {t('pick.until', { time })}
    </Tag>
  );
}
