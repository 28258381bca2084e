import { formatPhone, parsePhone } from '#domain/phone.ts';
import { almatyTime } from '#domain/time.ts';
import { Badge } from '../../../design/badge.tsx';
import { useWords } from '../../../i18n/locale-context.tsx';
import { statusKey } from '../estimate-api.ts';
import styles from './editor.module.css';
import type { EstimateState } from './estimate-state.ts';

/** Whose it is, and whether what was done is kept. */
export function SaveState({ state, onRetry }: { state: EstimateState; onRetry(): void }) {
  const { t } = useWords();
  const { estimate, share, saving, savedAt, version, refusal, faults } = state;
  const { name, phone } = estimate.client;
  const e164 = phone === null ? null : parsePhone(phone)?.e164;
  const client = [name, e164 ? formatPhone(e164) : phone].filter((part) => part).join(', ');
  const status = estimate.status === 'draft' && share !== null ? 'shared' : estimate.status;
  const words = {
    saved: t('estimates.saved', { time: almatyTime(savedAt || new Date()), version }),
    unsaved: t('estimates.saving'),
    saving: t('estimates.saving'),
    failed: refusal === null ? t('estimates.notSaved') : t('estimates.refused', { why: refusal }),
    conflict: t('estimates.waitsForAnswer'),
  }[saving];
  return (
    <p className={styles.state}>
      <Badge look={status === 'shared' ? 'tint' : 'well'} icon={status === 'shared' ? 'link' : undefined}>
        {t(statusKey(status))}
      </Badge>
      {client === '' ? null : <span>{t('estimates.client', { client })}</span>}
      <span role="status" data-saving={saving}>
        {words}
        {saving === 'saved' && faults.size > 0 ? ` ${t('estimates.drafts', { count: faults.size })}` : ''}
      </span>
      {saving === 'failed' ? (
        <button type="button" className="link" onClick={onRetry}>
          {t('estimates.saveNow')}
        </button>
      ) : null}
    </p>
  );
}
