import { formatTenge } from '#domain/money.ts';
import { keepNumbersWhole } from '#domain/typography.ts';
import { Icon } from '../../design/icon.tsx';
import { Notice } from '../../design/notice.tsx';
import { Picture } from '../../features/catalog/picture.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import styles from './calculator-goods.module.css';
import { CalculatorRow } from './calculator-row.tsx';
import { CalculatorSearch } from './calculator-search.tsx';
import type { CalculatorData } from './promo-calculator-load.ts';
import type { Calculator } from './use-calculator.ts';

interface GoodsProps {
  data: CalculatorData;
  calculator: Calculator;
}

/** What is calculated: found by words, taken from the cart or from an estimate, each with its count and why it costs what it costs. */
export function CalculatorGoods({ data, calculator }: GoodsProps) {
  const { t } = useWords();
  const { lines, gifts, unknown } = data.result;
  return (
    <section className={styles.goods} aria-labelledby="calculator-goods">
      <h2 className={styles.title} id="calculator-goods">
        {t('promoCalculator.goods')}
      </h2>
      <CalculatorSearch data={data} calculator={calculator} />
      {unknown.length > 0 ? (
        <Notice look="changed">{t('promoCalculator.unknown', { count: unknown.length })}</Notice>
      ) : null}
      {lines.length > 0 ? (
        <ul className={styles.lines}>
          {lines.map((line) => (
            <CalculatorRow key={line.product.code} line={line} calculator={calculator} />
          ))}
          {gifts.map(({ product, count, base, promotion }) => (
            <li key={promotion} className={styles.line}>
              <div className={styles.picture}>
                <Picture of={product} size="xs_96" />
              </div>
              <div className={styles.words}>
                <span className={styles.name}>{keepNumbersWhole(product.name)}</span>
                <span className={styles.why}>
                  <Icon name="gift" size={16} /> {t('promoCalculator.gift', { count })}{' '}
                  <s>{formatTenge(base)}</s>
                </span>
              </div>
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.empty}>{t('promoCalculator.text')}</p>
      )}
    </section>
  );
}
