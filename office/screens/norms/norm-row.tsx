import { useState } from 'react';
import { formatNumber } from '#domain/money.ts';
import { Button } from '../../design/button.tsx';
import { TextField } from '../../design/field.tsx';
import { toFigure } from '../../design/figure-field.ts';
import { useWords } from '../../i18n/words.ts';
import styles from './norms.module.css';

interface NormRowProps {
  label: string;
  bounds: { min: number; max: number };
  value: number;
  usual: number;
  mayWrite: boolean;
  onChange: (to: number) => void;
}

const toText = (value: number): string => String(value).replace('.', ',');

/** One norm: what is typed counts at once while it is a number within its bounds. */
export function NormRow({ label, bounds: { min, max }, value, usual, mayWrite, onChange }: NormRowProps) {
  const { t } = useWords();
  const [typed, setTyped] = useState<string | null>(null);
  const figure = typed === null ? value : toFigure(typed);
  const isSound = typeof figure === 'number' && figure >= min && figure <= max;
  return (
    <div className={styles.norm}>
      <TextField
        label={label}
        inputMode="decimal"
        readOnly={!mayWrite}
        value={typed ?? toText(value)}
        error={isSound ? null : t('norms.bounds', { min: formatNumber(min), max: formatNumber(max) })}
        hint={value === usual ? t('norms.isUsual') : t('norms.usual', { usual: formatNumber(usual) })}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          const next = toFigure(currentTarget.value);
          if (typeof next === 'number' && next >= min && next <= max) onChange(next);
        }}
        onBlur={() => setTyped(null)}
      />
      {mayWrite && value !== usual ? (
        <Button
          look="quiet"
          size="small"
          icon="undo"
          onClick={() => {
            setTyped(null);
            onChange(usual);
          }}
        >
          {t('norms.back')}
          <span className="visually-hidden">: {label}</span>
        </Button>
      ) : null}
    </div>
  );
}
