import { useState } from 'react';
import type { EstimateReport } from '#contract/estimate-exchange.ts';
import { localePath } from '#domain/locale.ts';
import { keepNumbersWhole } from '#domain/typography.ts';
import { browserApi } from '../../../api-client.ts';
import { Button } from '../../../design/button.tsx';
import { Dialog } from '../../../design/dialog.tsx';
import { toaster } from '../../../design/toast-store.ts';
import { reloadCart } from '../../../features/cart/use-cart.ts';
import { useWords } from '../../../i18n/locale-context.tsx';
import { useShell } from '../../../page/shell.ts';
import type { EstimateStore } from './estimate-store.ts';
import styles from './side.module.css';

/** Puts what is chosen into the cart and keeps what came of it. */
export function useToCart(id: number, store: EstimateStore) {
  const { t, locale } = useWords();
  const { city } = useShell();
  const [isBusy, setBusy] = useState(false);
  const [report, setReport] = useState<EstimateReport | null>(null);
  return {
    isBusy,
    report,
    close: () => setReport(null),
    async put(intent: { itemIds?: string[]; sectionIds?: string[] }): Promise<void> {
      setBusy(true);
      const isSaved = await store.flush();
      const result = isSaved
        ? await browserApi(locale)('POST /api/v1/estimates/{id}/to-cart/', {
            params: { id: String(id) },
            body: { ...intent, city: city.code },
          })
        : null;
      setBusy(false);
      if (result?.ok) {
        reloadCart();
        setReport(result.value.data.report);
      } else
        toaster.show({
          text: result?.error?.message ?? t('estimates.notSaved'),
          tone: 'error',
          subject: 'estimate',
        });
    },
  };
}

/** Nothing is left out without a word. */
export function ReportDialog({ report, onClose }: { report: EstimateReport | null; onClose(): void }) {
  const { t, locale } = useWords();
  const product = (code: string, words: string) => (
    <a className="link" href={localePath(`/p/${code}`, locale)}>
      {words}
    </a>
  );
  return (
    <Dialog
      isOpen={report !== null}
      size="narrow"
      onClose={onClose}
      title={t('estimates.inCart', { count: (report?.added.length ?? 0) + (report?.fewer.length ?? 0) })}
      footer={
        <div className={styles.buttons}>
          <Button href={localePath('/cart', locale)}>{t('estimates.goToCart')}</Button>
          <Button look="secondary" onClick={onClose}>
            {t('estimates.stay')}
          </Button>
        </div>
      }
    >
      {report ? (
        <div className={styles.form}>
          {report.fewer.length > 0 ? (
            <section>
              <h3>{t('estimates.fewer')}</h3>
              <ul>
                {report.fewer.map(({ productCode, name, wanted, count }) => (
                  <li key={productCode}>
                    {product(productCode, name)} {t('estimates.fewerCount', { wanted, count })}
                  </li>
                ))}
              </ul>
            </section>
          ) : null}
          {report.gone.length > 0 ? (
            <section>
              <h3>{t('estimates.goneNow')}</h3>
              <ul>
                {report.gone.map(({ productCode, name, analogueCode }) => (
                  <li key={productCode}>
                    {keepNumbersWhole(name)}{' '}
                    {analogueCode === undefined ? null : product(analogueCode, t('estimates.analogue'))}
                  </li>
                ))}
              </ul>
            </section>
          ) : null}
          {report.kept.length > 0 ? <p>{t('estimates.kept', { count: report.kept.length })}</p> : null}
          {report.fewer.length + report.gone.length === 0 ? <p>{t('estimates.allInCart')}</p> : null}
        </div>
      ) : null}
    </Dialog>
  );
}
