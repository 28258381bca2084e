import type { PickCard as Card } from '#contract/office/pick.ts';
import { pickUrgency } from '#domain/office/pick-until.ts';
import { almatyDate, almatyTime, formatDate } from '#domain/time.ts';
import { Icon } from '#storefront/design/icon.tsx';
import { OfficeLink } from '../../design/office-link.tsx';
import phone from '../../design/phone.module.css';
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

const MINUTE_MS = 60_000;

/** «осталось 1 ч 46 мин», within the day; what is late has its own mark. */
function sayLeft(until: Date | null, now: Date, { t }: Words): string | null {
  const minutes = until === null ? -1 : Math.floor((until.getTime() - now.getTime()) / MINUTE_MS);
  if (minutes < 0 || minutes >= 24 * 60) return null;
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return hours === 0
    ? t('pick.leftMinutes', { minutes: rest })
    : t('pick.leftHours', { hours, minutes: rest });
}

/** One list of the queue: by when, how, how much. */
export function PickCard({ card, now }: { card: Card; now: Date }) {
  const words = useWords();
  const { t } = words;
  const saidLeft = sayLeft(toDate(card.until), now, words);
  const isBegun = card.state === 'taken' && card.picked > 0;
  return (
    <li className={styles.card} data-urgency={isBegun ? 'begun' : pickUrgency(toDate(card.until), now)}>
      <OfficeLink to={`/pick/${card.orderId}?store=${card.storeId}`} className={styles.cardLink}>
        <span className={phone.ends}>
          <b className="tabular">{card.number}</b>
          {isBegun ? (
            <Tag tone="now" icon="box">
              {t('pick.begun', { picked: card.picked, wanted: card.wanted })}
            </Tag>
          ) : (
            <Until until={card.until} now={now} />
          )}
        </span>
        <span className={phone.quiet}>
          {sayWay(card, words, now)}
          {saidLeft === null ? null : ` · ${saidLeft}`}
        </span>
        <span className={phone.ends}>
          {t('pick.load', { lines: t('pick.lines', { count: card.lines }), kg: card.weightKg })}
          {isBegun ? (
            <progress className={styles.bar} max={card.wanted} value={card.picked} aria-hidden="true" />
          ) : null}
          <Icon name="chevron-right" size={20} />
        </span>
        {card.isCancelRequested ? <span className={phone.bad}>{t('pick.cancelAsked')}</span> : null}
        {card.state === 'taken' && !card.isMine ? (
          <span className={phone.quiet}>{t('pick.takenBy', { name: card.picker?.name ?? '' })}</span>
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
