import type { SlotSpan } from '#contract/office/delivery-calendar.ts';
import { formatNumber } from '#domain/money.ts';
import { fullnessOf } from '#domain/office/slot-week.ts';
import { useCallWith } from '../../calls/use-call.ts';
import { OfficeLink } from '../../design/office-link.tsx';
import { Panel } from '../../design/panel.tsx';
import { Answered } from '../../design/states.tsx';
import { useWords } from '../../i18n/words.ts';
import { hasNoCity, NoPlaces } from '../../opening/opening.tsx';
import styles from './start.module.css';

/** How full today's hours of delivery are, in the city that is looked at or the first one. */
export function TodaySlots({ city }: { city: string | undefined }) {
  const { t } = useWords();
  const week = useCallWith(
    'GET /office/api/v1/delivery/slots/week/',
    { placeholderData: (before) => before },
    { query: { city } },
  );
  const name = week.data?.data.city.name;
  return (
    <Panel
      title={t('start.slots')}
      lead={name}
      end={
        <OfficeLink
          className={styles.way}
          to={city === undefined ? '/delivery/slots' : `/delivery/slots?city=${city}`}
        >
          {t('start.slotsAll')}
        </OfficeLink>
      }
    >
      {hasNoCity(week.error, city) ? (
        <NoPlaces of="city" />
      ) : (
        <Answered of={week}>
          {({ data }) => {
            const spans = data.days[0]?.spans ?? [];
            if (spans.length === 0) return <p>{t('start.slotsNone')}</p>;
            return (
              <ul className={styles.slots}>
                {spans.map((span) => (
                  <Slot key={span.from} span={span} />
                ))}
              </ul>
            );
          }}
        </Answered>
      )}
    </Panel>
  );
}

const tonnes = (kg: number): string => formatNumber(Math.round(kg / 100) / 10);

function Slot({ span }: { span: SlotSpan }) {
  const { t } = useWords();
  const { from, to, takenOrders, capacityOrders, takenKg, capacityKg, isGone } = span;
  const hours = to === '' ? from : `${from}–${to}`;
  return (
    <li data-gone={isGone || undefined}>
      <b>{hours}</b>
      <meter min={0} max={1} value={Math.min(1, fullnessOf(span))} aria-label={hours} />
      <span>
        {t('start.slotLoad', {
          taken: takenOrders,
          most: capacityOrders,
          takenKg: tonnes(takenKg),
          mostKg: tonnes(capacityKg),
        })}
      </span>
    </li>
  );
}
