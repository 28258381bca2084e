import type { OfficeOrder } from '#contract/office/order-page.ts';
import { formatTenge } from '#domain/money.ts';
import { Icon } from '#storefront/design/icon.tsx';
import page from '../../design/page.module.css';
import { Panel } from '../../design/panel.tsx';
import { useWords } from '../../i18n/words.ts';
import styles from './order.module.css';

/** In the reader's language first, in the other beside it. */
export function PapersPanel({ order: { id, papers, prints, receipts } }: { order: OfficeOrder }) {
  const { t, locale } = useWords();
  const other = locale === 'ru' ? 'kz' : 'ru';
  if (papers.length + prints.length + receipts.length === 0)
    return (
      <Panel title={t('order.papers')}>
        <p className={page.quiet}>{t('order.noPapers')}</p>
      </Panel>
    );
  return (
    <Panel title={t('order.papers')}>
      <ul className={styles.papers}>
        {prints.map((kind) => (
          <li key={kind}>
            <Icon name="print" size={18} />
            <a
              href={`/office/api/v1/orders/${id}/print/${kind}/?lang=${locale}`}
              target="_blank"
              rel="noreferrer"
            >
              {t(`order.print.${kind}`)}
            </a>
            <span className={styles.small}>{t(`order.printHint.${kind}`)}</span>
          </li>
        ))}
        {papers.map((type) => {
          const address = `/office/api/v1/orders/${id}/papers/${type}/`;
          return (
            <li key={type}>
              <Icon name="document" size={18} />
              <a href={`${address}?lang=${locale}`} target="_blank" rel="noreferrer">
                {t(`order.paper.${type}`)}
              </a>
              <a className={styles.small} href={`${address}?lang=${other}`} target="_blank" rel="noreferrer">
                {t(`orders.lang.${other}`)}
              </a>
            </li>
          );
        })}
        {receipts.map(({ id: receipt, type, sum }) => (
          <li key={receipt}>
            <Icon name="receipt" size={18} />
            <span>{t(`order.receipt.${type}`, { id: String(receipt) })}</span>
            <span className={styles.small}>{formatTenge(sum)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
