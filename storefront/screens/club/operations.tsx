import type { ClubOperation } from '#contract/loyalty.ts';
import { type Locale, localePath } from '#domain/locale.ts';
import { formatTenge } from '#domain/money.ts';
import { almatyDate, formatDate } from '#domain/time.ts';
import { classNames } from '../../design/class-names.ts';
import { Pager } from '../../design/pager.tsx';
import { Panel } from '../../design/panel.tsx';
import table from '../../design/table.module.css';
import { useWords } from '../../i18n/locale-context.tsx';
import type { Translate } from '../../i18n/translate.ts';
import styles from './operations.module.css';
import { signed } from './points-panel.tsx';

const TYPES = ['all', 'accrual', 'spend'] as const;
type OperationType = (typeof TYPES)[number];
export const isOperationType = (text: string): text is OperationType => TYPES.some((type) => type === text);

export interface OperationsPage {
  items: ClubOperation[];
  page: number;
  pageSize: number;
  total: number;
  type: OperationType;
  /** The day of the reading, `2026-11-15`: dates of other years tell theirs. */
  today: string;
}

/** The ledger: kinds and pages are links, so that it reads without scripts too. */
export function Operations({ items, page, pageSize, total, type, today }: OperationsPage) {
  const { t, locale } = useWords();
  const hrefOf = (kind: OperationType, number: number) => {
    const query = [kind === 'all' ? '' : `type=${kind}`, number === 1 ? '' : `page=${number}`];
    const text = query.filter(Boolean).join('&');
    return localePath('/personal/clubcard', locale) + (text === '' ? '' : `?${text}`);
  };
  return (
    <Panel as="section" className={styles.operations} aria-labelledby="club-operations">
      <div className={styles.head}>
        <h2 className={styles.title} id="club-operations">
          {t('clubcard.operations')}
        </h2>
        <ul className={styles.types}>
          {TYPES.map((each) => (
            <li key={each}>
              <a
                className={styles.type}
                href={hrefOf(each, 1)}
                aria-current={each === type ? 'true' : undefined}
                data-keep-scroll
              >
                {t(`clubcard.type.${each}`)}
              </a>
            </li>
          ))}
        </ul>
      </div>
      {items.length === 0 ? (
        <p className={styles.none}>{t('clubcard.noOperations')}</p>
      ) : (
        <table className={classNames(table.records, styles.table)}>
          <thead>
            <tr>
              <th scope="col">{t('clubcard.day')}</th>
              <th scope="col">{t('clubcard.operation')}</th>
              <th scope="col">{t('clubcard.pointsColumn')}</th>
              <th scope="col">{t('clubcard.balance')}</th>
            </tr>
          </thead>
          <tbody>
            {items.map((item) => (
              <Row key={item.id} item={item} today={today} />
            ))}
          </tbody>
        </table>
      )}
      <Pager
        page={page}
        pageCount={Math.ceil(total / pageSize)}
        hrefOf={(number) => hrefOf(type, number)}
        label={t('clubcard.pages')}
      />
    </Panel>
  );
}

function Row({ item, today }: { item: ClubOperation; today: string }) {
  const { t, locale } = useWords();
  const isPending = item.pendingUntil !== null;
  const hasYear = almatyDate(item.at).slice(0, 4) !== today.slice(0, 4);
  return (
    <tr>
      <td className={styles.day}>
        <time dateTime={almatyDate(item.at)}>{formatDate(item.at, locale, { hasYear })}</time>
      </td>
      <td className={styles.what}>
        {sayOperation(item, t)}
        <span className={styles.note}>{sayNote(item, t, locale)}</span>
      </td>
      <td className={styles.points} data-state={isPending ? 'pending' : item.points > 0 ? 'gain' : undefined}>
        {signed(item.points)}
        {isPending ? <span className={styles.note}>{t('clubcard.isPending')}</span> : null}
      </td>
      <td className={styles.balance}>{item.balance === null ? '—' : signed(item.balance, '')}</td>
    </tr>
  );
}

function sayOperation({ kind, orderNumber, store, reason }: ClubOperation, t: Translate): string {
  const order = orderNumber ?? '';
  switch (kind) {
    case 'purchase':
      return store === null ? t('clubcard.op.order', { order }) : t('clubcard.op.store', { store });
    case 'client':
      return t('clubcard.op.client');
    case 'client_return':
      return t('clubcard.op.clientReturn');
    case 'gift':
      return t(`clubcard.op.${reason ?? 'welcome'}`);
    case 'spend':
      return t('clubcard.op.spend', { order });
    case 'spend_return':
      return t('clubcard.op.cancelled', { order });
    case 'purchase_return':
      return t('clubcard.op.returned', { order });
    case 'expiry':
      return t('clubcard.op.burnt');
    case 'merged':
      return t('clubcard.op.merged');
  }
}

function sayNote(operation: ClubOperation, t: Translate, locale: Locale): string {
  const { kind, purchaseSum, percent, pendingUntil, burnsAt } = operation;
  if (kind === 'purchase') {
    const sum = formatTenge(purchaseSum ?? 0);
    if (pendingUntil !== null) {
      return t('clubcard.note.pending', { sum, date: formatDate(pendingUntil, locale) });
    }
    return percent === null ? sum : `${sum} · ${percent}\u00A0%`;
  }
  if (kind === 'client' && pendingUntil !== null) {
    return t('clubcard.note.clientPending', { date: formatDate(pendingUntil, locale) });
  }
  if (kind === 'gift' && burnsAt !== null) {
    return t('clubcard.burningBy', { date: formatDate(burnsAt, locale, { hasYear: true }) });
  }
  if (kind === 'purchase_return') return t('clubcard.note.takenBack', { sum: formatTenge(purchaseSum ?? 0) });
  if (kind === 'spend_return') return t('clubcard.note.givenBack');
  if (kind === 'expiry') return t('clubcard.note.burnt');
  return '';
}
