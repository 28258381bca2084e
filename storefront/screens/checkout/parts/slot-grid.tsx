/**
 * The hours in which an order can be brought. One set of radio buttons for every width: a table of days where there is
 * room, on a phone a strip of days with the hours of the chosen one under it. Taken ones stay and say so.
 */
import { useState } from 'react';
import { formatTenge } from '#domain/money.ts';
import { weekdayOf } from '#domain/opening-hours.ts';
import { formatDate } from '#domain/time.ts';
import { Button } from '../../../design/button.tsx';
import { Icon } from '../../../design/icon.tsx';
import { useWords } from '../../../i18n/locale-context.tsx';
import type { Slot as OfferedSlot } from '../offer.ts';
import styles from './slot-grid.module.css';

interface SlotGridProps {
  slots: readonly OfferedSlot[];
  chosen: string;
  onChoose: (id: string) => void;
}

const DAYS_SHOWN = 7;

export function SlotGrid({ slots, chosen, onChoose }: SlotGridProps) {
  const { t, locale } = useWords();
  const dates = [...new Set(slots.map(({ date }) => date))].toSorted();
  const spans = [...new Set(slots.map(({ from, to }) => `${from}–${to}`))].toSorted();
  const chosenDate = slots.find(({ id }) => id === chosen)?.date;
  const firstFree = slots.find(({ isFree }) => isFree)?.date ?? dates[0];
  const [page, setPage] = useState(
    Math.max(0, Math.floor(dates.indexOf(chosenDate ?? firstFree ?? '') / DAYS_SHOWN)),
  );
  const [looked, setLooked] = useState<string | null>(null);
  const shown = dates.slice(page * DAYS_SHOWN, (page + 1) * DAYS_SHOWN);
  const day = [looked, chosenDate, firstFree].find((each) => each && shown.includes(each)) ?? shown[0];
  const weekdays = t('weekday.short').split('|');
  const turn = (by: number) => {
    setPage(page + by);
    setLooked(null);
  };
  return (
    <div>
      <div className={styles.strip}>
        {shown.map((date) => (
          <button
            key={date}
            type="button"
            className={styles.day}
            aria-pressed={date === day}
            onClick={() => setLooked(date)}
          >
            <span>{weekdays[weekdayOf(`${date}T00:00:00Z`)]}</span>
            <b>{Number(date.slice(8))}</b>
            <span className="visually-hidden">{formatDate(date, locale).replace(/^\d+/, '')}</span>
          </button>
        ))}
      </div>
      <fieldset className={styles.grid} data-days={shown.length}>
        <legend className="visually-hidden">{t('checkout.when')}</legend>
        <div className={styles.hours} aria-hidden="true">
          <span />
          {spans.map((span) => (
            <span key={span}>{span.replaceAll(':00', '')}</span>
          ))}
        </div>
        {shown.map((date) => (
          <div key={date} className={styles.column} data-looked={date === day || undefined}>
            <p className={styles.name} data-chosen={date === chosenDate || undefined} aria-hidden="true">
              {weekdays[weekdayOf(`${date}T00:00:00Z`)]} <b>{Number(date.slice(8))}</b>
            </p>
            {spans.map((span) => {
              const slot = slots.find((each) => each.date === date && `${each.from}–${each.to}` === span);
              return slot ? (
                <Slot
                  key={span}
                  slot={slot}
                  day={`${weekdays[weekdayOf(`${date}T00:00:00Z`)]}, ${formatDate(date, locale)}`}
                  isChosen={slot.id === chosen}
                  onChoose={() => onChoose(slot.id)}
                />
              ) : (
                <span key={span} className={styles.none} aria-hidden="true">
                  —
                </span>
              );
            })}
          </div>
        ))}
      </fieldset>
      {dates.length > DAYS_SHOWN ? (
        <div className={styles.turn}>
          <Button size={36} look="quiet" icon="chevron-left" disabled={page === 0} onClick={() => turn(-1)}>
            {t('checkout.earlier')}
          </Button>
          <Button
            size={36}
            look="quiet"
            iconEnd="chevron-right"
            disabled={(page + 1) * DAYS_SHOWN >= dates.length}
            onClick={() => turn(1)}
          >
            {t('checkout.later')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

interface SlotProps {
  slot: OfferedSlot;
  day: string;
  isChosen: boolean;
  onChoose: () => void;
}

function Slot({ slot, day, isChosen, onChoose }: SlotProps) {
  const { t } = useWords();
  const { id, from, to, isFree } = slot;
  const price = slot.price === 0 ? formatTenge(0) : `+${formatTenge(slot.price)}`;
  return (
    <label className={styles.slot}>
      <input
        className={styles.input}
        type="radio"
        name="slotId"
        value={id}
        checked={isChosen}
        // What was chosen and is taken meanwhile must still be seen as chosen.
        disabled={!isFree && !isChosen}
        onChange={onChoose}
        aria-label={`${day}, ${from}–${to}, ${isFree ? price : t('checkout.taken')}`}
      />
      <span className={styles.span} aria-hidden="true">
        {from}–{to}
      </span>
      <span className={styles.price} aria-hidden="true">
        {isChosen ? <Icon name="check" size={16} /> : null}
        {isFree || isChosen ? price : t('checkout.taken')}
      </span>
    </label>
  );
}
