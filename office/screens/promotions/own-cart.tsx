import type { TrialSource } from '#contract/office/kept-promotions.ts';
import { useCall } from '../../calls/use-call.ts';
import { SelectField } from '../../design/field.tsx';
import { useWords } from '../../i18n/words.ts';
import styles from './builder.module.css';
import { GoodsLines } from './named-lines.tsx';

const BUYERS = ['visitor', 'club', 'pro', 'wholesale'] as const;
type Own = Extract<TrialSource, { of: 'own' }>;

/** A cart of one's own: where, whose, what is in it. */
export function OwnCart({ cart, onChange }: { cart: Own; onChange: (cart: Own) => void }) {
  const { t, locale } = useWords();
  const cities = useCall('GET /office/api/v1/promotions/choices/').data?.data.cities ?? [];
  return (
    <div className={styles.group}>
      <div className={styles.pair}>
        <SelectField
          label={t('cities.city')}
          value={cart.city}
          onChange={({ currentTarget }) => onChange({ ...cart, city: currentTarget.value })}
        >
          <option value="" disabled>
            {t('promos.choose')}
          </option>
          {cities.map(({ code, name }) => (
            <option key={code} value={code}>
              {name[locale]}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('buyer.title')}
          value={cart.buyer}
          onChange={({ currentTarget }) =>
            onChange({ ...cart, buyer: BUYERS.find((each) => each === currentTarget.value) ?? 'visitor' })
          }
        >
          {BUYERS.map((each) => (
            <option key={each} value={each}>
              {t(`buyer.${each}`)}
            </option>
          ))}
        </SelectField>
      </div>
      <GoodsLines
        label={t('promos.count')}
        lines={cart.lines.map(({ productCode, count }) => ({ code: productCode, value: count }))}
        valueOfNew={() => 1}
        onChange={(lines) =>
          onChange({ ...cart, lines: lines.map(({ code, value }) => ({ productCode: code, count: value })) })
        }
      />
    </div>
  );
}
