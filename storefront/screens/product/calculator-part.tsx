import { useEffect, useState } from 'react';
import { localePath } from '#domain/locale.ts';
import { formatNumber, formatTenge } from '#domain/money.ts';
import { browserApi } from '../../api-client.ts';
import { Button } from '../../design/button.tsx';
import { Panel } from '../../design/panel.tsx';
import { TextField } from '../../design/text-field.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import { useShell } from '../../page/shell.ts';
import { clearPendingTimeout, setPendingTimeout } from '../../pending.ts';
import styles from './calculator-part.module.css';
import type { ProductData } from './product-data.ts';

export interface ProductCalculatorProps {
  product: ProductData['product'];
  calculator: NonNullable<ProductData['calculator']>;
}

interface Answer {
  packs: number;
  unit: string;
  sum: number;
  total: number;
  formula: string;
  others: number;
}

const PAUSE_MS = 400;
const UNITS = { length: 'м', width: 'м', height: 'м', thickness: 'мм' } as const;

/** How much of this product a room takes, by its own norm; the whole list of materials is a press away. */
export default function ProductCalculator({ product, calculator }: ProductCalculatorProps) {
  const { t, locale } = useWords();
  const { city } = useShell();
  const [texts, setTexts] = useState(calculator.texts);
  const [isTouched, setTouched] = useState(false);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [errors, setErrors] = useState<Readonly<Record<string, readonly string[]>>>({});

  // The range, its prices and the norms are the server's.
  useEffect(() => {
    if (!isTouched) return undefined;
    let isLast = true;
    const timer = setPendingTimeout(async () => {
      const api = browserApi(locale);
      const result = await api('POST /api/v1/calculators/{code}/', {
        params: { code: calculator.code },
        body: { params: texts, city: city.code, productCode: product.code },
      });
      if (!isLast) return;
      if (!result.ok) {
        setAnswer(null);
        setErrors(result.error?.errors ?? {});
        return;
      }
      const { need, total } = result.value.data;
      const [main] = need;
      setErrors({});
      setAnswer(
        main
          ? {
              packs: main.packs,
              unit: product.units.find(({ base }) => base)?.name ?? '',
              sum: main.sum,
              total,
              formula: main.formula,
              others: need.length - 1,
            }
          : null,
      );
    }, PAUSE_MS);
    return () => {
      isLast = false;
      clearPendingTimeout(timer);
    };
  }, [isTouched, texts, calculator.code, city.code, locale, product]);

  return (
    <Panel as="section" aria-labelledby="product-calculator" className={styles.panel} data-print="no">
      <h2 className={styles.title} id="product-calculator">
        {t('product.calculator')}
      </h2>
      <form className={styles.form} action={localePath('/calculator', locale)} autoComplete="off">
        <input type="hidden" name="kind" value={calculator.code} />
        <input type="hidden" name="product" value={product.code} />
        {Object.entries(texts)
          .filter(([name]) => !calculator.fields.some((field) => field === name))
          .map(([name, text]) => (
            <input key={name} type="hidden" name={name} value={text} />
          ))}
        {calculator.fields.map((name) => (
          <TextField
            key={name}
            label={t(`product.calc.${name}`)}
            name={name}
            inputMode="decimal"
            suffix={UNITS[name]}
            value={texts[name] ?? ''}
            error={errors[name]?.[0]}
            onChange={(event) => {
              setTexts({ ...texts, [name]: event.target.value });
              setTouched(true);
            }}
          />
        ))}
        <Button type="submit" look="secondary" icon="calculator">
          {t('product.calcAll')}
        </Button>
      </form>
      <p className={styles.answer} role="status">
        {answer ? (
          <>
            <b>
              {formatNumber(answer.packs)}
              {'\u00A0'}
              {answer.unit}
            </b>{' '}
            · {formatTenge(answer.sum)}
            {answer.others > 0 ? ` · ${t('product.calcTotal', { sum: formatTenge(answer.total) })}` : null}
            <span className={styles.formula}>{answer.formula}</span>
          </>
        ) : (
          <span className={styles.formula}>{t('product.calcHint')}</span>
        )}
      </p>
    </Panel>
  );
}
