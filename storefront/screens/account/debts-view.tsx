import { formatNumber, formatTenge } from '#domain/money.ts';
import { formatPhone } from '#domain/phone.ts';
import { formatDate } from '#domain/time.ts';
import type { Answer, Api } from '../../api-client.ts';
import { Badge } from '../../design/badge.tsx';
import { Button } from '../../design/button.tsx';
import { Notice } from '../../design/notice.tsx';
import { Panel } from '../../design/panel.tsx';
import table from '../../design/table.module.css';
import { useWords } from '../../i18n/locale-context.tsx';
import { requireValue } from '../../page/require-value.ts';
import { ScreenFrame } from '../../page/screen-frame.tsx';
import { useShell } from '../../page/shell.ts';
import styles from './debts-view.module.css';

type Debts = Answer<'GET /api/v1/wholesale/debts/'>['data'];

export interface PayerDebts {
  debts: Debts;
  /** Null: the user's own contract. */
  organizationId: string | null;
}

/** `debts=own` is the user's own contract, otherwise it names an organisation. */
export async function loadDebts(api: Api, asked: string | null): Promise<PayerDebts | null> {
  if (asked === null || !/^(own|[1-9]\d{0,9})$/.test(asked)) return null;
  const organizationId = asked === 'own' ? null : asked;
  const query = organizationId === null ? {} : { organizationId };
  return { debts: requireValue(await api('GET /api/v1/wholesale/debts/', { query })).data, organizationId };
}

/** What a payer owes, bill by bill, whom to ask, and the papers of its contract. */
export function DebtsView({ payer: { debts, organizationId } }: { payer: PayerDebts }) {
  const { t, locale } = useWords();
  const { city } = useShell();
  const of = new URLSearchParams({ lang: locale, ...(organizationId === null ? {} : { organizationId }) });
  const act = (format: string) => `/api/v1/wholesale/act/?${of}&format=${format}`;
  const overdue = debts.overdue.reduce((sum, { left }) => sum + left, 0);
  const day = (date: string) => formatDate(date, locale, { hasYear: true });
  return (
    <ScreenFrame
      title={t('debts.title')}
      parents={[
        { name: t('personal.menu'), href: '/personal' },
        { name: t('private.title'), href: '/personal/private' },
      ]}
      className={styles.view}
    >
      <Panel>
        <table className={table.specs}>
          <tbody>
            <tr>
              <th scope="row">{t('debts.payer')}</th>
              <td>{debts.payer}</td>
            </tr>
            {debts.contract ? (
              <tr>
                <th scope="row">{t('wholesale.contractLabel')}</th>
                <td>{debts.contract.number}</td>
              </tr>
            ) : null}
            <tr>
              <th scope="row">{t('debts.owed')}</th>
              <td>{formatTenge(debts.used)}</td>
            </tr>
            {debts.limit > 0 ? (
              <tr>
                <th scope="row">{t('debts.left')}</th>
                <td>{formatTenge(Math.max(0, debts.limit - debts.used))}</td>
              </tr>
            ) : null}
          </tbody>
        </table>
      </Panel>
      {overdue > 0 ? (
        <Notice look="blocked" title={t('debts.overdue', { sum: formatTenge(overdue) })}>
          {t('debts.overdueText')}
        </Notice>
      ) : null}
      {debts.bills.length > 0 ? (
        <section className={table.frame} aria-label={t('debts.bills')}>
          <table className={table.table}>
            <thead>
              <tr>
                <th scope="col">{t('debts.bill')}</th>
                <th scope="col">{t('debts.date')}</th>
                <th scope="col">{t('debts.due')}</th>
                <th scope="col">{t('debts.sum')}</th>
                <th scope="col">{t('debts.paid')}</th>
                <th scope="col">{t('debts.rest')}</th>
              </tr>
            </thead>
            <tbody>
              {debts.bills.map(({ number, date, due, sum, paid, left, isOverdue }) => (
                <tr key={number}>
                  <td>{number}</td>
                  <td>{day(date)}</td>
                  <td>
                    {day(due)} {isOverdue ? <Badge look="red">{t('debts.late')}</Badge> : null}
                  </td>
                  <td>{formatNumber(sum)}</td>
                  <td>{formatNumber(paid)}</td>
                  <td>{formatNumber(left)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ) : (
        <Notice look="good">{t('debts.none')}</Notice>
      )}
      {debts.manager ? (
        <Panel>
          <p>
            <b>{t('debts.manager')}</b> {debts.manager.name}
          </p>
          <p>
            <a className="link" href={`tel:${debts.manager.phone}`}>
              {formatPhone(debts.manager.phone)}
            </a>
            {', '}
            <a className="link" href={`mailto:${debts.manager.email}`}>
              {debts.manager.email}
            </a>
          </p>
        </Panel>
      ) : null}
      <div className={styles.papers}>
        <Button look="secondary" icon="download" href={act('pdf')} download="sheber-act.pdf">
          {t('debts.actPdf')}
        </Button>
        <Button look="secondary" icon="download" href={act('xlsx')} download="sheber-act.xlsx">
          {t('debts.actXlsx')}
        </Button>
        {debts.contract ? (
          <Button
            look="secondary"
            icon="download"
            href={`/api/v1/wholesale/price-list/?${of}&city=${city.code}`}
            download="sheber-price-list.xlsx"
          >
            {t('debts.prices')}
          </Button>
        ) : null}
      </div>
    </ScreenFrame>
  );
}
