/** What a mechanic needs to be told, each of the twelve its own. */

import type { NamedProduct } from '#contract/office/kept-promotions.ts';
import type { PromotionMechanic } from '#contract/office/promotion-values.ts';
import { SelectField } from '../../design/field.tsx';
import { Figure } from '../../design/figure.tsx';
import { useWords } from '../../i18n/words.ts';
import styles from './builder.module.css';
import { GoodsLines } from './named-lines.tsx';
import { ScopeField } from './scope-field.tsx';
import { Tiers } from './tiers.tsx';

interface MechanicFieldsProps {
  mechanic: PromotionMechanic;
  onChange: (mechanic: PromotionMechanic) => void;
}

export function MechanicFields({ mechanic, onChange }: MechanicFieldsProps) {
  const { t } = useWords();
  const percent = (value: number, put: (value: number) => void) => (
    <Figure
      label={t('promos.percent')}
      value={value}
      min={0.5}
      step={0.5}
      onChange={(next) => put(next ?? 0)}
    />
  );
  switch (mechanic.type) {
    case 'percent':
      return percent(mechanic.percent, (next) => onChange({ ...mechanic, percent: next }));
    case 'fixed':
      return (
        <div className={styles.pair}>
          <Figure
            label={t('promos.off')}
            value={mechanic.tenge}
            onChange={(next) => onChange({ ...mechanic, tenge: next ?? 0 })}
          />
          <SelectField
            label={t('promos.per')}
            value={mechanic.per}
            onChange={({ currentTarget }) =>
              onChange({ ...mechanic, per: currentTarget.value === 'cart' ? 'cart' : 'unit' })
            }
          >
            <option value="unit">{t('promos.perUnit')}</option>
            <option value="cart">{t('promos.perCart')}</option>
          </SelectField>
        </div>
      );
    case 'price':
      return (
        <GoodsLines
          label={t('promos.price')}
          lines={Object.entries(mechanic.prices).map(([code, value]) => ({ code, value }))}
          valueOfNew={({ price }: NamedProduct) => price ?? 1}
          onChange={(lines) =>
            onChange({
              ...mechanic,
              prices: Object.fromEntries(lines.map(({ code, value }) => [code, value])),
            })
          }
        />
      );
    case 'qty_tier':
      return (
        <Tiers
          fromLabel={t('promos.fromCount')}
          valueLabel={t('promos.price')}
          tiers={mechanic.tiers.map(({ from, price }) => ({ from, value: price }))}
          onChange={(tiers) =>
            onChange({ ...mechanic, tiers: tiers.map(({ from, value }) => ({ from, price: value })) })
          }
        />
      );
    case 'n_plus_m':
      return (
        <div className={styles.pair}>
          <Figure
            label={t('promos.buy')}
            value={mechanic.buy}
            onChange={(next) => onChange({ ...mechanic, buy: next ?? 0 })}
          />
          <Figure
            label={t('promos.free')}
            value={mechanic.free}
            onChange={(next) => onChange({ ...mechanic, free: next ?? 0 })}
          />
        </div>
      );
    case 'nth_percent':
      return (
        <div className={styles.pair}>
          <Figure
            label={t('promos.nth')}
            value={mechanic.nth}
            onChange={(next) => onChange({ ...mechanic, nth: next ?? 0 })}
          />
          {percent(mechanic.percent, (next) => onChange({ ...mechanic, percent: next }))}
        </div>
      );
    case 'set_price':
      return (
        <>
          <GoodsLines
            label={t('promos.count')}
            lines={mechanic.parts.map(({ productCode, count }) => ({ code: productCode, value: count }))}
            valueOfNew={() => 1}
            onChange={(lines) =>
              onChange({
                ...mechanic,
                parts: lines.map(({ code, value }) => ({ productCode: code, count: value })),
              })
            }
          />
          <Figure
            label={t('promos.setPrice')}
            value={mechanic.price}
            onChange={(next) => onChange({ ...mechanic, price: next ?? 0 })}
          />
        </>
      );
    case 'bundle':
      return (
        <>
          {percent(mechanic.percent, (next) => onChange({ ...mechanic, percent: next }))}
          <ScopeField
            title={t('promos.with')}
            scope={mechanic.with}
            onChange={(scope) => onChange({ ...mechanic, with: scope })}
          />
        </>
      );
    case 'threshold_gift':
      return (
        <>
          <Figure
            label={t('promos.fromSum')}
            value={mechanic.from}
            min={0}
            onChange={(next) => onChange({ ...mechanic, from: next ?? 0 })}
          />
          <GoodsLines
            label={t('promos.count')}
            isOne
            lines={
              mechanic.gift.productCode === ''
                ? []
                : [{ code: mechanic.gift.productCode, value: mechanic.gift.count }]
            }
            valueOfNew={() => 1}
            onChange={([line], product) =>
              onChange({
                ...mechanic,
                gift: {
                  ...mechanic.gift,
                  productCode: line?.code ?? '',
                  count: line?.value ?? 1,
                  ...(product ? { price: product.price ?? 1, vatPercent: product.vatPercent } : {}),
                },
              })
            }
          />
        </>
      );
    case 'threshold_percent':
      return (
        <Tiers
          fromLabel={t('promos.fromSum')}
          valueLabel={t('promos.percent')}
          tiers={mechanic.tiers.map(({ from, percent: value }) => ({ from, value }))}
          onChange={(tiers) =>
            onChange({ ...mechanic, tiers: tiers.map(({ from, value }) => ({ from, percent: value })) })
          }
        />
      );
    case 'delivery':
      return (
        <div className={styles.pair}>
          <Figure
            label={t('promos.deliveryOff')}
            hint={t('promos.deliveryHint')}
            value={mechanic.tenge}
            onChange={(next) => onChange({ ...mechanic, tenge: next })}
          />
          <Figure
            label={t('promos.fromSum')}
            value={mechanic.from}
            min={0}
            onChange={(next) => onChange({ ...mechanic, from: next ?? 0 })}
          />
          <Figure
            label={t('promos.maxKg')}
            value={mechanic.maxKg ?? null}
            onChange={(next) => {
              const { maxKg: _old, ...rest } = mechanic;
              onChange(next === null ? rest : { ...rest, maxKg: next });
            }}
          />
        </div>
      );
    case 'points_x':
      return (
        <Figure
          label={t('promos.times')}
          value={mechanic.times}
          step={0.5}
          onChange={(next) => onChange({ ...mechanic, times: next ?? 0 })}
        />
      );
  }
}
