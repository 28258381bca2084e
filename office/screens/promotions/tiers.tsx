import { Icon } from '#storefront/design/icon.tsx';
import { Button } from '../../design/button.tsx';
import { Figure } from '../../design/figure.tsx';
import { useWords } from '../../i18n/words.ts';
import styles from './builder.module.css';

interface Tier {
  from: number;
  value: number;
}

interface TiersProps {
  fromLabel: string;
  valueLabel: string;
  tiers: readonly Tier[];
  onChange: (tiers: Tier[]) => void;
}

const MOST = 10;

/** Steps: from so many, so much. */
export function Tiers({ fromLabel, valueLabel, tiers, onChange }: TiersProps) {
  const { t } = useWords();
  const put = (at: number, tier: Partial<Tier>) =>
    onChange(tiers.map((each, place) => (place === at ? { ...each, ...tier } : each)));
  return (
    <div className={styles.group}>
      {tiers.map(({ from, value }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is known by its place
        <div key={at} className={styles.tier}>
          <Figure label={fromLabel} min={0} value={from} onChange={(next) => put(at, { from: next ?? 0 })} />
          <Figure
            label={valueLabel}
            step={0.5}
            value={value}
            onChange={(next) => put(at, { value: next ?? 0 })}
          />
          <button
            className={styles.out}
            type="button"
            aria-label={t('promos.dropStep')}
            onClick={() => onChange(tiers.filter((_each, place) => place !== at))}
          >
            <Icon name="close" size={16} />
          </button>
        </div>
      ))}
      {tiers.length >= MOST ? null : (
        <div>
          <Button
            look="plain"
            size="small"
            icon="plus"
            onClick={() =>
              onChange([
                ...tiers,
                { from: (tiers.at(-1)?.from ?? 0) * 2 || 1, value: tiers.at(-1)?.value ?? 1 },
              ])
            }
          >
            {t('promos.addStep')}
          </Button>
        </div>
      )}
    </div>
  );
}
