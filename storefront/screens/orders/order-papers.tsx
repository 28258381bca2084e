import type { ReactNode } from 'react';
import type { Order } from '#contract/order.ts';
import { localePath } from '#domain/locale.ts';
import { keepOnOneLine } from '#domain/typography.ts';
import { Icon, type IconName } from '../../design/icon.tsx';
import { Panel } from '../../design/panel.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import type { MessageKey } from '../../i18n/translate.ts';
import styles from './order-papers.module.css';

const PAPERS: Readonly<Record<Order['documents'][number]['type'], MessageKey>> = {
  invoice: 'orderPage.invoice',
  waybill: 'orderPage.waybill',
  act: 'orderPage.act',
  warranty: 'orderPage.warranty',
};

interface OrderPapersProps {
  order: Order;
  onChange: () => void;
  onCancel: () => void;
  onReturn: () => void;
}

/** Receipts and documents, and what may still be done with the order. */
export function OrderPapers({ order, onChange, onCancel, onReturn }: OrderPapersProps) {
  const { t, locale } = useWords();
  const { receipts, documents, canChange, cancelWay, canReturn } = order;
  const rows: ReactNode[] = [
    ...receipts.map(({ id, type, isReady }) => (
      <PaperLink
        key={`receipt ${id}`}
        href={localePath(`/personal/orders/receipt/${id}`, locale)}
        icon="receipt"
        name={t(type === 'sale' ? 'orderPage.receipt' : 'orderPage.returnReceipt')}
        note={isReady ? undefined : t('orderPage.receiptPending')}
      />
    )),
    ...documents.map(({ type, number, url }) => (
      <PaperLink
        key={`${type} ${number}`}
        href={url}
        icon="document"
        name={t('orderPage.paper', { name: t(PAPERS[type]), number: keepOnOneLine(number) })}
        note="PDF"
      />
    )),
    canChange ? (
      <PaperButton
        key="change"
        icon="edit"
        name={t('orderPage.change')}
        note={t('orderPage.changeUntil')}
        onPress={onChange}
      />
    ) : null,
    canReturn ? (
      <PaperButton
        key="return"
        icon="undo"
        name={t('orderPage.return')}
        note={t('orderPage.returnDays')}
        onPress={onReturn}
      />
    ) : null,
    cancelWay ? (
      <PaperButton
        key="cancel"
        icon="close"
        name={t(cancelWay === 'cancel' ? 'orderPage.cancel' : 'orderPage.askCancel')}
        onPress={onCancel}
      />
    ) : null,
  ].filter(Boolean);
  if (rows.length === 0) return null;
  return (
    <Panel as="section" padding="none" aria-label={t('orderPage.papers')}>
      <ul className={styles.papers}>{rows}</ul>
    </Panel>
  );
}

const PaperLink = ({
  href,
  icon,
  name,
  note,
}: {
  href: string;
  icon: IconName;
  name: string;
  note?: string | undefined;
}) => (
  <li>
    <a className={styles.paper} href={href}>
      <Icon name={icon} size={20} />
      <span>{name}</span>
      {note === undefined ? null : <span className={styles.note}>{note}</span>}
    </a>
  </li>
);

const PaperButton = ({
  icon,
  name,
  note,
  onPress,
}: {
  icon: IconName;
  name: string;
  note?: string;
  onPress: () => void;
}) => (
  <li>
    <button className={styles.paper} type="button" onClick={onPress}>
      <Icon name={icon} size={20} />
      <span>{name}</span>
      {note === undefined ? null : <span className={styles.note}>{note}</span>}
    </button>
  </li>
);
