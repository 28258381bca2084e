import type { Party } from '#contract/office/contracts.ts';
import { formatTenge } from '#domain/money.ts';
import { OfficeLink } from '../../design/office-link.tsx';
import { Panel } from '../../design/panel.tsx';
import table from '../../design/table.module.css';
import { Tag } from '../../design/tag.tsx';
import { sayWhen } from '../../i18n/say-when.ts';
import { useWords } from '../../i18n/words.ts';

const LOOKS = {
  moderation: { tone: 'warn', icon: 'clock' },
  approved: { tone: 'good', icon: 'check' },
  declined: { tone: 'plain', icon: 'close' },
} as const;

/** Who asked for a contract, for how much a month, and what was said to it. */
export function RequestsPanel({ party: { requests } }: { party: Party }) {
  const words = useWords();
  const { t } = words;
  if (requests.length === 0) return null;
  return (
    <Panel title={t('requests.title')} isFlush>
      <table className={table.table}>
        <thead>
          <tr>
            <th>{t('requests.asker')}</th>
            <th>{t('requests.comment')}</th>
            <th className={table.number}>{t('requests.volume')}</th>
            <th>{t('wholesale.state')}</th>
          </tr>
        </thead>
        <tbody>
          {requests.map((request) => (
            <tr key={request.id}>
              <td>
                <OfficeLink className={table.strong} to={`/customers/${request.asker.id}`}>
                  {request.asker.name}
                </OfficeLink>
                <span className={table.second}>{sayWhen(request.createdAt, words)}</span>
              </td>
              <td data-label={t('requests.comment')}>{request.comment === '' ? '—' : request.comment}</td>
              <td className={table.number} data-label={t('requests.volume')}>
                {request.volume === null ? '—' : formatTenge(request.volume)}
              </td>
              <td data-label={t('wholesale.state')}>
                <Tag {...LOOKS[request.state]}>{t(`requests.${request.state}`)}</Tag>
                {request.reason === '' ? null : <span className={table.second}>{request.reason}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
