import { useState } from 'react';
import { PERIODS, type PeriodName } from '#domain/office/sales-period.ts';
import { Button } from '../design/button.tsx';
import { DateField } from '../design/date-field.tsx';
import { Dialog } from '../design/dialog.tsx';
import page from '../design/page.module.css';
import { useWords } from '../i18n/words.ts';
import styles from './period-bar.module.css';
import type { PeriodAsked } from './use-period.ts';

interface PeriodBarProps {
  asked: PeriodAsked;
  cities: readonly { code: string; name: string }[];
  onChange: (next: Partial<PeriodAsked>) => void;
}

/** Which city, which days: one press for the usual ones, two fields for any others. */
export function PeriodBar({ asked, cities, onChange }: PeriodBarProps) {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  const isOwn = asked.from !== undefined || asked.to !== undefined;
  const choose = (period: PeriodName) => onChange({ period, from: undefined, to: undefined });
  return (
    <>
      <select
        className={styles.city}
        aria-label={t('slots.city')}
        value={asked.city ?? ''}
        onChange={(event) => onChange({ city: event.currentTarget.value || undefined })}
      >
        <option value="">{t('figures.allCities')}</option>
        {cities.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
      {PERIODS.map((period) => (
        <button
          key={period}
          className={styles.period}
          type="button"
          aria-pressed={!isOwn && asked.period === period}
          onClick={() => choose(period)}
        >
          {t(`figures.period.${period}`)}
        </button>
      ))}
      <button className={styles.period} type="button" aria-pressed={isOwn} onClick={() => setOpen(true)}>
        {t('figures.period.own')}
      </button>
      {isOpen ? (
        <OwnPeriod
          asked={asked}
          onClose={() => setOpen(false)}
          onChoose={(from, to) => {
            setOpen(false);
            onChange({ from, to });
          }}
        />
      ) : null}
    </>
  );
}

interface OwnPeriodProps {
  asked: PeriodAsked;
  onClose: () => void;
  onChoose: (from: string, to: string) => void;
}

function OwnPeriod({ asked, onClose, onChoose }: OwnPeriodProps) {
  const { t } = useWords();
  const [from, setFrom] = useState(asked.from ?? '');
  const [to, setTo] = useState(asked.to ?? '');
  const whyNot = from === '' || to === '' || from > to ? t('figures.period.wrong') : null;
  return (
    <Dialog
      size="narrow"
      title={t('figures.period.title')}
      onClose={onClose}
      footer={
        <Button whyNot={whyNot} onClick={() => onChoose(from, to)}>
          {t('figures.period.show')}
        </Button>
      }
    >
      <div className={page.form}>
        <DateField label={t('figures.period.from')} value={from} onChange={setFrom} />
        <DateField label={t('figures.period.to')} value={to} onChange={setTo} />
      </div>
    </Dialog>
  );
}
