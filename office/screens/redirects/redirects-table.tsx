import type { Change } from '#contract/office/changes.ts';
import type { OfficeRedirect } from '#contract/office/redirects.ts';
import { formatDate } from '#domain/time.ts';
import { Button } from '../../design/button.tsx';
import page from '../../design/page.module.css';
import { Empty } from '../../design/states.tsx';
import table from '../../design/table.module.css';
import { Tag } from '../../design/tag.tsx';
import { useWords } from '../../i18n/words.ts';

interface RedirectsTableProps {
  redirects: readonly OfficeRedirect[];
  /** Null: this reader changes nothing. */
  onOpen: ((redirect: OfficeRedirect) => void) | null;
  onSave: ((changes: Change[]) => void) | null;
}

export function RedirectsTable({ redirects, onOpen, onSave }: RedirectsTableProps) {
  const { t, locale } = useWords();
  if (redirects.length === 0) return <Empty icon="document" title={t('redirects.noneLed')} />;
  return (
    <table className={table.table}>
      <thead>
        <tr>
          <th>{t('redirects.from')}</th>
          <th>{t('redirects.to')}</th>
          <th>{t('redirects.state')}</th>
          <th>{t('redirects.made')}</th>
          <th>
            <span className="visually-hidden">{t('acts')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {redirects.map((redirect) => (
          <tr key={redirect.id} data-off={!redirect.is_active || undefined}>
            <td>{redirect.from}</td>
            <td data-label={t('redirects.to')}>
              <a className={table.strong} href={redirect.to} target="_blank" rel="noreferrer">
                {redirect.to}
              </a>
            </td>
            <td data-label={t('redirects.state')}>
              <StateTag redirect={redirect} />
            </td>
            <td data-label={t('redirects.made')}>
              {formatDate(new Date(`${redirect.madeOn}T12:00:00+05:00`), locale)}
            </td>
            <td>
              {redirect.isByHand && onOpen && onSave ? (
                <span className={page.row}>
                  {redirect.is_active ? (
                    <Button look="quiet" size="small" onClick={() => onOpen(redirect)}>
                      {t('redirects.change')}
                      <span className="visually-hidden">: {redirect.from}</span>
                    </Button>
                  ) : null}
                  <Button
                    look="plain"
                    size="small"
                    onClick={() =>
                      onSave([
                        {
                          ...{ subject: 'redirect', id: redirect.id, field: 'is_active' },
                          ...{ from: redirect.is_active, to: !redirect.is_active },
                        },
                      ])
                    }
                  >
                    {t(redirect.is_active ? 'redirects.end' : 'redirects.again')}
                    <span className="visually-hidden">: {redirect.from}</span>
                  </Button>
                </span>
              ) : null}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function StateTag({ redirect: { is_active, isByHand } }: { redirect: OfficeRedirect }) {
  const { t } = useWords();
  if (!is_active)
    return (
      <Tag tone="tint" icon="minus">
        {t('redirects.ended')}
      </Tag>
    );
  return isByHand ? (
    <Tag tone="good" icon="success">
      {t('redirects.works')}
    </Tag>
  ) : (
    <Tag icon="document">{t('redirects.ofShop')}</Tag>
  );
}
