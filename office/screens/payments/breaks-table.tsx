import type { PaymentBreak } from '#contract/office/payment-days.ts';
import { formatTenge } from '#domain/money.ts';
import { formatDate } from '#domain/time.ts';
import { Button } from '../../design/button.tsx';
import { OfficeLink } from '../../design/office-link.tsx';
import table from '../../design/table.module.css';
import { Tag } from '../../design/tag.tsx';
import { sayWhen } from '../../i18n/say-when.ts';
import { useWords } from '../../i18n/words.ts';
import { sayProvider } from './say-provider.ts';

interface BreaksTableProps {
  breaks: readonly PaymentBreak[];
  /** Null: this reader explains none. */
  onOpen: ((found: PaymentBreak) => void) | null;
}

const saySum = (tenge: number | null): string => (tenge === null ? '—' : formatTenge(tenge));

export function BreaksTable({ breaks, onOpen }: BreaksTableProps) {
  const words = useWords();
  const { t, locale } = words;
  return (
    <table className={table.table}>
      <thead>
        <tr>
          <th>{t('payments.what')}</th>
          <th>{t('payments.order')}</th>
          <th className={table.number}>{t('payments.here')}</th>
          <th className={table.number}>{t('payments.there')}</th>
          <th>{t('payments.solution')}</th>
        </tr>
      </thead>
      <tbody>
        {breaks.map((found) => (
          <tr key={found.id}>
            <td>
              <Tag
                tone={found.solvedAt === null ? 'bad' : 'plain'}
                icon={found.solvedAt === null ? 'error' : 'check'}
              >
                {t(`payments.kind.${found.kind}`)}
              </Tag>
              <span className={table.second}>
                {`${formatDate(found.day, locale)}, ${sayProvider(found.provider, t)}, ${found.reference}`}
              </span>
            </td>
            <td data-label={t('payments.order')}>
              {found.order ? (
                <OfficeLink className={table.strong} to={`/orders/${found.order.id}`}>
                  {found.order.number}
                </OfficeLink>
              ) : found.kind === 'unknown_here' ? (
                t('payments.noOrder')
              ) : (
                '—'
              )}
            </td>
            <td className={table.number} data-label={t('payments.here')}>
              {saySum(found.hereTenge)}
            </td>
            <td className={table.number} data-label={t('payments.there')}>
              {saySum(found.thereTenge)}
            </td>
            <td data-label={t('payments.solution')}>
              {found.solvedAt !== null ? (
                <>
                  {found.solution ?? t('payments.byOperator')}
                  <span className={table.second}>{sayWhen(found.solvedAt, words)}</span>
                </>
              ) : onOpen ? (
                <Button look="plain" size="small" onClick={() => onOpen(found)}>
                  {t('payments.solve')}
                </Button>
              ) : (
                t('payments.waits')
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
