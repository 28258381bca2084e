import { useState } from 'react';
import { formatPercent } from '#domain/money.ts';
import { parseCell } from '#domain/office/cells.ts';
import { findMargin } from '#domain/office/margin.ts';
import { TextField } from '../../design/field.tsx';
import { LateDialog } from '../../design/late-dialog.tsx';
import { Panel } from '../../design/panel.tsx';
import { useWords } from '../../i18n/words.ts';
import { FieldMark } from './field-mark.tsx';
import { PriceChart } from './price-chart.tsx';
import styles from './prices.module.css';
import { anchorOf } from './product-contents.tsx';
import side from './side.module.css';
import type { ProductForm } from './use-product-form.ts';

const PRICES = ['price', 'discount_price', 'club_price', 'wholesale_price', 'cost'] as const;

/** Its prices, and how the main one has gone in the last ninety days. */
export function PricesPanel({ form }: { form: ProductForm }) {
  const { t } = useWords();
  const { priceHistory } = form.product;
  const [isAsked, setAsked] = useState(false);
  const margin = findMargin(form.value('price'), form.value('cost'));
  return (
    <Panel
      anchor={anchorOf('prices')}
      title={t('product.prices')}
      lead={t('product.tenge')}
      end={
        form.product.values.price === null ? null : (
          <button type="button" className={side.mend} onClick={() => setAsked(true)}>
            {t('whyPrice.title')}
          </button>
        )
      }
    >
      <div className={styles.prices}>
        {PRICES.filter((name) => form.product.values[name] !== undefined).map((name) => (
          <TextField
            key={name}
            id={`product-${name}`}
            label={form.label(name)}
            mark={<FieldMark form={form} name={name} />}
            inputMode="numeric"
            readOnly={!form.may(name)}
            value={form.text(name)}
            onChange={({ currentTarget: { value } }) => {
              const read = parseCell(value, 'money');
              if (read !== 'wrong') form.set(name, read === 'empty' ? null : read.value);
            }}
          />
        ))}
      </div>
      {margin === null ? null : (
        <p className={styles.margin}>
          <span>{t('price.margin')}</span>
          <b className={margin < 0 ? styles.loss : styles.gain}>{formatPercent(margin)}</b>
        </p>
      )}
      {priceHistory.length > 0 ? <PriceChart history={priceHistory} /> : null}
      {isAsked ? (
        <LateDialog
          name="why-price"
          title={t('whyPrice.title')}
          load={async () => (await import('./why-price-dialog.tsx')).WhyPriceDialog}
          props={{ product: form.product, onClose: () => setAsked(false) }}
        />
      ) : null}
    </Panel>
  );
}
