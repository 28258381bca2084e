import type { PromotionValues } from '#contract/office/promotion-values.ts';
import { LOCALE_CODES } from '#domain/locale.ts';
import { formatNumber, formatPercent } from '#domain/money.ts';
import { useCallWith } from '../../calls/use-call.ts';
import { Note } from '../../design/note.tsx';
import page from '../../design/page.module.css';
import { Panel } from '../../design/panel.tsx';
import { Answered } from '../../design/states.tsx';
import { useWords } from '../../i18n/words.ts';
import { useRested } from '../../orders/use-rested.ts';
import styles from './builder.module.css';
import { findWrongField } from './draft-values.ts';
import offer from './promotions.module.css';

/** What buyers will read, written by the shop from the fields; how many goods it is about, and whether another must agree. */
export function BuyersWords({ values }: { values: PromotionValues }) {
  const { t } = useWords();
  const typed = useRested(JSON.stringify(values));
  const rested = JSON.parse(typed) as PromotionValues;
  const wrong = findWrongField(rested);
  const told = useCallWith(
    'POST /office/api/v1/promotions/words/',
    { enabled: wrong === null, placeholderData: (before) => before },
    { body: { values: rested } },
  );
  return (
    <Panel title={t('promos.read')}>
      {wrong !== null && told.data === undefined ? (
        <p className={page.quiet}>{t('promos.fix', { field: t(`field.promotion.${wrong}`) })}</p>
      ) : (
        <Answered of={told}>
          {({ data }) => (
            <>
              {LOCALE_CODES.map((language) => (
                <div key={language} lang={language === 'kz' ? 'kk' : 'ru'}>
                  <p className={styles.said}>
                    <span className={offer.offer}>{data.offer[language]}</span>
                    {rested[`title_${language}`]}
                  </p>
                  <ul className={styles.words}>
                    {data.rules[language].map((rule) => (
                      <li key={rule}>{rule}</li>
                    ))}
                  </ul>
                </div>
              ))}
              <div className={styles.facts}>
                <span>{t('promos.goodsCount', { count: data.goods, number: formatNumber(data.goods) })}</span>
                <span>{t('promos.deepest', { percent: formatPercent(data.percent) })}</span>
                {data.belowCost > 0 ? (
                  <span>{t('promos.belowCostGoods', { count: data.belowCost })}</span>
                ) : null}
              </div>
              {data.approval === null ? null : <Note tone="warn">{data.approval}</Note>}
            </>
          )}
        </Answered>
      )}
    </Panel>
  );
}
