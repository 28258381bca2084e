import type { Receipt } from '#contract/receipts.ts';
import { formatNumber, formatTenge } from '#domain/money.ts';
import { almatyDate, almatyTime } from '#domain/time.ts';
import { keepNumbersWhole } from '#domain/typography.ts';
import { Logo } from '../../design/logo.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import type { MessageKey } from '../../i18n/translate.ts';
import styles from './receipt-tape.module.css';

export interface QrDrawing {
  size: number;
  path: string;
}

const METHOD_WORDS: Readonly<Record<Receipt['payments'][number]['type'], MessageKey>> = {
  kaspi_pay: 'receipt.by.kaspi',
  card_online: 'receipt.by.cardOnline',
  card_on_receipt: 'receipt.by.card',
  cash_on_receipt: 'receipt.by.cash',
  invoice: 'receipt.by.invoice',
  deferred: 'receipt.by.deferred',
};

/** What the order of the minister asks of a receipt since 2026, in the order in which tills print it. */
export function ReceiptTape({ receipt, qr }: { receipt: Receipt; qr: QrDrawing }) {
  const { t } = useWords();
  const { seller, kkm, ofd, bonus, type } = receipt;
  return (
    <article className={styles.tape} aria-label={t('receipt.tape')}>
      <header className={styles.head}>
        <Logo name={t('shop.name')} size="small" className={styles.logo} />
        <p>{seller.name}</p>
        <p>
          {t('receipt.bin')} {seller.bin}
        </p>
        <p>{seller.address}</p>
        {seller.isVatPayer ? <p>{t('receipt.vatPayer')}</p> : null}
      </header>
      {receipt.isDemo ? <p className={styles.demo}>{t('receipt.demo')}</p> : null}
      <dl className={styles.rows}>
        <Row
          isStrong
          name={t(type === 'sale' ? 'receipt.sale' : 'receipt.return')}
          value={t('receipt.title', { number: String(receipt.number) })}
        />
        <Row name={toMoment(receipt.at)} value={t('receipt.shift', { shift: String(receipt.shift) })} />
        <Row name={t('receipt.cashier')} value={receipt.cashier} />
        <Row name={t('receipt.orderName')} value={receipt.orderNumber} />
      </dl>
      <ol className={styles.items}>
        {receipt.items.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a receipt never changes, and the same goods may stand in it twice
          <li key={at} className={styles.item}>
            <p className={styles.name}>
              {at + 1}. {keepNumbersWhole(item.name)}
            </p>
            {item.ntin === null ? null : (
              <p className={styles.small}>
                {t('receipt.ntin')} {item.ntin}
              </p>
            )}
            {item.mark === null ? null : (
              <p className={styles.small}>
                {t('receipt.mark')} {item.mark}
              </p>
            )}
            <dl className={styles.rows}>
              <Row
                name={`${formatNumber(item.count)}\u00A0${item.unit} × ${formatNumber(item.price)}`}
                value={formatNumber(item.sum)}
              />
              {item.discount > 0 ? (
                <Row isSmall name={t('receipt.discount')} value={`−${formatNumber(item.discount)}`} />
              ) : null}
              {item.points > 0 ? (
                <Row isSmall name={t('receipt.points')} value={`−${formatNumber(item.points)}`} />
              ) : null}
              <Row
                isSmall
                name={t('receipt.vat', { rate: item.vatRate })}
                value={formatNumber(item.vatSum)}
              />
            </dl>
          </li>
        ))}
      </ol>
      <dl className={styles.rows}>
        <div className={styles.total}>
          <dt>{t('receipt.total')}</dt>
          <dd>{formatTenge(receipt.total)}</dd>
        </div>
        <Row name={t('receipt.vatWithin')} value={formatTenge(receipt.vatTotal)} />
        {receipt.payments.map(({ type: method, sum }) => (
          <Row key={method} name={t(METHOD_WORDS[method])} value={formatTenge(sum)} />
        ))}
        {bonus.spent > 0 ? (
          <Row
            name={t(type === 'sale' ? 'receipt.pointsSpent' : 'receipt.pointsBack')}
            value={formatNumber(bonus.spent)}
          />
        ) : null}
        {bonus.earned > 0 ? (
          <Row
            name={t(bonus.needsCard ? 'receipt.pointsNeedCard' : 'receipt.pointsEarned')}
            value={formatNumber(bonus.earned)}
          />
        ) : null}
      </dl>
      <dl className={styles.rows}>
        <Row name={t('receipt.znm')} value={kkm.znm} />
        <Row name={t('receipt.rnm')} value={kkm.rnm} />
        <Row name={t('receipt.sign')} value={receipt.fiscalSign} />
        <Row name={t('receipt.ofd')} value={ofd.name} />
      </dl>
      <footer className={styles.foot}>
        {receipt.isOffline ? <p>{t('receipt.offline')}</p> : null}
        <svg className={styles.qr} viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label={receipt.qr}>
          <path d={qr.path} />
        </svg>
        <p className={styles.small}>{t('receipt.check', { url: ofd.url })}</p>
        <p>{t('receipt.thanks')}</p>
      </footer>
    </article>
  );
}

interface RowProps {
  name: string;
  value: string;
  isStrong?: boolean;
  isSmall?: boolean;
}

const Row = ({ name, value, isStrong, isSmall }: RowProps) => (
  <div className={styles.row} data-strong={isStrong} data-small={isSmall}>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);

/** `14.11.2026 14:31:07`, as tills write it in both languages. */
function toMoment(at: string): string {
  const [year = '', month = '', day = ''] = almatyDate(at).split('-');
  const seconds = String(new Date(at).getUTCSeconds()).padStart(2, '0');
  return `${day}.${month}.${year} ${almatyTime(at)}:${seconds}`;
}
