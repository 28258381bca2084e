import { useState } from 'react';
import type { ApiKey } from '#contract/office/keys.ts';
import { formatNumber } from '#domain/money.ts';
import { useAct } from '../../calls/use-call.ts';
import { Button } from '../../design/button.tsx';
import { Dialog } from '../../design/dialog.tsx';
import page from '../../design/page.module.css';
import { Empty, sayFailure } from '../../design/states.tsx';
import table from '../../design/table.module.css';
import { Tag, type TagTone } from '../../design/tag.tsx';
import { sayWhen } from '../../i18n/say-when.ts';
import { useWords } from '../../i18n/words.ts';
import { toasts } from '../../notices/toasts.ts';
import styles from './keys.module.css';
import { ShownSecret } from './shown-secret.tsx';

const TONES: Record<ApiKey['state'], { tone: TagTone; icon: 'success' | 'clock' | 'warning' | 'close' }> = {
  active: { tone: 'good', icon: 'success' },
  unissued: { tone: 'warn', icon: 'clock' },
  expired: { tone: 'bad', icon: 'warning' },
  revoked: { tone: 'plain', icon: 'close' },
};

const RENEWS = { renews: ['GET /office/api/v1/partners/'] } as const;

/** A key is shown by what it begins with; the whole of it once, when it is issued. */
export function KeysTable({ keys, whyNot }: { keys: readonly ApiKey[]; whyNot: string | null }) {
  const words = useWords();
  const { t } = words;
  const [asked, setAsked] = useState<{ act: 'issue' | 'revoke'; key: ApiKey } | null>(null);
  if (keys.length === 0) return <Empty icon="link" title={t('keys.noneOfPartner')} />;
  return (
    <div className={styles.wide}>
      <table className={table.table}>
        <thead>
          <tr>
            <th>{t('keys.name')}</th>
            <th>{t('keys.state')}</th>
            <th>{t('keys.scopes')}</th>
            <th>{t('keys.limits')}</th>
            <th>
              <span className="visually-hidden">{t('acts')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {keys.map((key) => (
            <tr key={key.id}>
              <td>
                <b>{key.name}</b>
                <span className={table.second}>
                  {key.secrets.map(({ prefix }) => `shk_${prefix}…`).join(', ') || t('keys.notIssued')}
                </span>
              </td>
              <td data-label={t('keys.state')}>
                <Tag {...TONES[key.state]}>{t(`keys.state.${key.state}`)}</Tag>
                {key.state === 'unissued' ? null : (
                  <span className={table.second}>
                    {key.lastUsedAt === null
                      ? t('keys.never')
                      : t('keys.usedAt', { when: sayWhen(key.lastUsedAt, words) })}
                  </span>
                )}
                {key.expiresAt === null ? null : (
                  <span className={table.second}>
                    {t('keys.until', { when: sayWhen(key.expiresAt, words) })}
                  </span>
                )}
              </td>
              <td data-label={t('keys.scopes')}>
                <ul className={styles.scopes}>
                  {key.scopes.map((scope) => (
                    <li key={scope}>{t(`scope.${scope}`)}</li>
                  ))}
                </ul>
              </td>
              <td data-label={t('keys.limits')}>
                {t('keys.inMinute', { count: formatNumber(key.callsPerMinute) })}
                <span className={table.second}>
                  {key.addresses.length === 0 ? t('keys.anywhere') : key.addresses.join(', ')}
                </span>
              </td>
              <td>
                {key.state === 'active' || key.state === 'unissued' ? (
                  <span className={page.row}>
                    <Button
                      look="plain"
                      size="small"
                      whyNot={whyNot}
                      onClick={() => setAsked({ act: 'issue', key })}
                    >
                      {t(key.state === 'unissued' ? 'keys.issue' : 'keys.again')}
                    </Button>
                    <Button
                      look="quiet"
                      size="small"
                      whyNot={whyNot}
                      onClick={() => setAsked({ act: 'revoke', key })}
                    >
                      {t('keys.revoke')}
                    </Button>
                  </span>
                ) : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {asked?.act === 'issue' ? <IssueDialog of={asked.key} onClose={() => setAsked(null)} /> : null}
      {asked?.act === 'revoke' ? <RevokeDialog of={asked.key} onClose={() => setAsked(null)} /> : null}
    </div>
  );
}

function IssueDialog({ of, onClose }: { of: ApiKey; onClose: () => void }) {
  const words = useWords();
  const { t } = words;
  const issue = useAct('POST /office/api/v1/keys/{id}/issue/', RENEWS);
  const isFirst = of.state === 'unissued';
  if (issue.data) {
    const { key, previousEndsAt } = issue.data.data;
    const note = previousEndsAt && {
      note: t('keys.previousUntil', { when: sayWhen(previousEndsAt, words) }),
    };
    return (
      <Dialog title={t('keys.shown')} onClose={onClose}>
        <ShownSecret secret={key} {...note} />
      </Dialog>
    );
  }
  return (
    <Dialog
      size="narrow"
      title={t(isFirst ? 'keys.issueAsk' : 'keys.againAsk', { name: of.name })}
      onClose={onClose}
      footer={
        <>
          <Button look="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button isBusy={issue.isPending} onClick={() => issue.mutate({ params: { id: String(of.id) } })}>
            {t(isFirst ? 'keys.issue' : 'keys.again')}
          </Button>
        </>
      }
    >
      <p>{t(isFirst ? 'keys.issueLead' : 'keys.againLead')}</p>
      {issue.error ? <p role="alert">{sayFailure(issue.error, t('state.noAnswer'))}</p> : null}
    </Dialog>
  );
}

function RevokeDialog({ of, onClose }: { of: ApiKey; onClose: () => void }) {
  const { t } = useWords();
  const revoke = useAct('DELETE /office/api/v1/keys/{id}/', RENEWS);
  return (
    <Dialog
      size="narrow"
      title={t('keys.revokeAsk', { name: of.name })}
      onClose={onClose}
      footer={
        <>
          <Button look="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            look="danger"
            isBusy={revoke.isPending}
            onClick={() =>
              revoke.mutate(
                { params: { id: String(of.id) } },
                {
                  onSuccess: () => {
                    toasts.show(t('keys.revoked'));
                    onClose();
                  },
                },
              )
            }
          >
            {t('keys.revoke')}
          </Button>
        </>
      }
    >
      <p>{t('keys.revokeLead')}</p>
      {revoke.error ? <p role="alert">{sayFailure(revoke.error, t('state.noAnswer'))}</p> : null}
    </Dialog>
  );
}
