import type { Receipt } from '#contract/receipts.ts';
import { localePath } from '#domain/locale.ts';
import { almatyTime, formatDate } from '#domain/time.ts';
import { Icon } from '../../design/icon.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import { requireValue } from '../../page/require-value.ts';
import { defineScreen } from '../../page/screen.ts';
import { PendingReceipt } from './pending-receipt.tsx';
import { ReceiptActions } from './receipt-actions.tsx';
import styles from './receipt-screen.module.css';
import { type QrDrawing, ReceiptTape } from './receipt-tape.tsx';

interface ReceiptData {
  id: string;
  /** Null: the register has not answered yet. */
  receipt: (Receipt & { qrDrawing: QrDrawing }) | null;
  email: string;
}

/** The tape of the cash register as it would come out of a till, and ways to print, keep and send it. */
export const { Screen, load, seo, validate } = defineScreen<ReceiptData>({
  validate: ({ id = '' }) => /^[1-9]\d{0,15}$/.test(id),

  async load({ api, params }) {
    const id = params.id ?? '';
    const [answer, user] = await Promise.all([
      api('GET /api/v1/receipts/{id}/', { params: { id } }),
      api('GET /api/v1/users/'),
    ]);
    const email = requireValue(user).data.email ?? '';
    if (!answer.ok && answer.status === 202) return { id, receipt: null, email };
    const receipt = requireValue(answer).data;
    return { id, email, receipt: { ...receipt, qrDrawing: await drawQr(receipt.qr) } };
  },

  seo: ({ receipt }, t) => ({
    title: receipt === null ? t('receipt.pending') : t('receipt.title', { number: String(receipt.number) }),
    description: t('receipt.seo'),
    isRobotsBlock: true,
  }),

  Screen({ data: { id, receipt, email } }) {
    const { t, locale } = useWords();
    if (receipt === null) return <PendingReceipt />;
    const { orderId, orderNumber, number, at, type } = receipt;
    const moment = `${formatDate(at, locale, { hasYear: true })}, ${almatyTime(at)}`;
    return (
      <div className={styles.page}>
        <div className={styles.side} data-print="no">
          <a className={styles.back} href={localePath(`/personal/orders/${orderId}`, locale)}>
            <Icon name="chevron-left" size={18} />
            {t('receipt.order', { number: orderNumber })}
          </a>
          <div>
            <h1 className={styles.title}>
              {t(type === 'sale' ? 'receipt.title' : 'receipt.returnTitle', { number: String(number) })}
            </h1>
            <p className={styles.quiet}>{moment}</p>
          </div>
          <ReceiptActions id={id} receipt={receipt} email={email} />
        </div>
        <ReceiptTape receipt={receipt} qr={receipt.qrDrawing} />
        <aside className={styles.notes} data-print="no">
          <h2 className={styles.noteTitle}>{t('receipt.width')}</h2>
          <p>{t('receipt.printNote')}</p>
          <p>{t('receipt.lawNote')}</p>
        </aside>
      </div>
    );
  },
});

/** On the server alone: the drawing travels as one path. */
async function drawQr(text: string): Promise<QrDrawing> {
  const [{ generate }, { toSvgPath }] = await Promise.all([import('lean-qr'), import('lean-qr/extras/svg')]);
  const code = generate(text);
  return { size: code.size, path: toSvgPath(code) };
}
