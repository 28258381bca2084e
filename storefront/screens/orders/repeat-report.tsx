import { localePath } from '#domain/locale.ts';
import { formatNumber } from '#domain/money.ts';
import { keepNumbersWhole } from '#domain/typography.ts';
import type { Answer } from '../../api-client.ts';
import { Button } from '../../design/button.tsx';
import { Dialog } from '../../design/dialog.tsx';
import { CartButton } from '../../features/cart/cart-button.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import styles from './repeat-report.module.css';

export type Report = Answer<'POST /api/v1/orders/{orderId}/repeat/'>['data']['report'];

export interface RepeatReportProps {
  isOpen: boolean;
  onClose: () => void;
  report: Report;
  /** As the order names them. */
  names: ReadonlyMap<string, string>;
}

/** What became of every line: nothing is left out without a word, and what is gone may have something like it. */
export default function RepeatReport({ isOpen, onClose, report, names }: RepeatReportProps) {
  const { t, locale } = useWords();
  const { added, fewer, gone, analogues } = report;
  const put = added.length + fewer.length;
  const nameOf = (code: string) => keepNumbersWhole(names.get(code) ?? code);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={put === 0 ? t('repeat.nothing') : t('repeat.title', { count: put })}
      lead={t('repeat.lead')}
      footer={
        <Button isWide size={48} icon="cart" href={localePath('/cart', locale)} data-autofocus>
          {t('repeat.toCart')}
        </Button>
      }
    >
      <div className={styles.report}>
        {gone.length > 0 ? (
          <section>
            <h3 className={styles.title}>{t('repeat.gone')}</h3>
            <ul>
              {gone.map(({ productCode, name, analogueCode }) => {
                const analogue = analogues.find(({ code }) => code === analogueCode);
                return (
                  <li key={productCode} className={styles.line}>
                    <span>
                      {keepNumbersWhole(name)}
                      {analogue ? (
                        <span className={styles.instead}>
                          {t('repeat.instead')}{' '}
                          <a className="link" href={localePath(`/p/${analogue.code}`, locale)}>
                            {keepNumbersWhole(analogue.name)}
                          </a>
                        </span>
                      ) : null}
                    </span>
                    {analogue ? (
                      <span className={styles.button}>
                        <CartButton product={analogue} />
                      </span>
                    ) : null}
                  </li>
                );
              })}
            </ul>
          </section>
        ) : null}
        {fewer.length > 0 ? (
          <section>
            <h3 className={styles.title}>{t('repeat.fewer')}</h3>
            <ul>
              {fewer.map(({ productCode, wanted, count }) => (
                <li key={productCode} className={styles.line}>
                  <span>{nameOf(productCode)}</span>
                  <span className={styles.count}>
                    {t('repeat.of', { count: formatNumber(count), wanted: formatNumber(wanted) })}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        ) : null}
        {added.length > 0 ? (
          <section>
            <h3 className={styles.title}>{t('repeat.added')}</h3>
            <ul>
              {added.map(({ productCode, count }) => (
                <li key={productCode} className={styles.line}>
                  <span>{nameOf(productCode)}</span>
                  <span className={styles.count}>{formatNumber(count)}</span>
                </li>
              ))}
            </ul>
          </section>
        ) : null}
      </div>
    </Dialog>
  );
}
