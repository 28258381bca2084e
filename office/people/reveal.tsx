/** Contacts, masked until somebody says why they need them; what was opened is gone with the page. */
import { type ReactNode, useState } from 'react';
import { formatPhone } from '#domain/phone.ts';
import { Button } from '../design/button.tsx';
import { SelectField } from '../design/field.tsx';
import { Note } from '../design/note.tsx';
import page from '../design/page.module.css';
import { sayFailure } from '../design/states.tsx';
import { useWords } from '../i18n/words.ts';
import styles from './people.module.css';

const REASONS = ['call', 'delivery', 'payment', 'return', 'other'] as const;
export type RevealReason = (typeof REASONS)[number];

interface RevealProps {
  masked: ReactNode;
  contacts: { phones: readonly (string | null)[]; email: string | null } | undefined;
  canReveal: boolean;
  isBusy: boolean;
  error: Error | null;
  onReveal: (reason: RevealReason) => void;
}

export function Reveal({ masked, contacts, canReveal, isBusy, error, onReveal }: RevealProps) {
  const { t } = useWords();
  const [reason, setReason] = useState<RevealReason>('call');
  return (
    <>
      {contacts ? (
        <div className={styles.contacts}>
          {contacts.phones.map((phone) =>
            phone ? (
              <a key={phone} href={`tel:${phone}`}>
                {formatPhone(phone)}
              </a>
            ) : null,
          )}
          {contacts.email ? <a href={`mailto:${contacts.email}`}>{contacts.email}</a> : null}
        </div>
      ) : (
        <p className="tabular">{masked}</p>
      )}
      {error ? <Note tone="bad">{sayFailure(error, t('state.noAnswer'))}</Note> : null}
      {canReveal && !contacts ? (
        <>
          <SelectField
            label={t('order.revealWhy')}
            value={reason}
            onChange={(event) =>
              setReason(REASONS.find((each) => each === event.currentTarget.value) ?? 'other')
            }
          >
            {REASONS.map((each) => (
              <option key={each} value={each}>
                {t(`order.reveal.${each}`)}
              </option>
            ))}
          </SelectField>
          <div className={page.row}>
            <Button look="plain" icon="phone" isBusy={isBusy} onClick={() => onReveal(reason)}>
              {t('order.reveal')}
            </Button>
            <span className={styles.small}>{t('order.revealHint')}</span>
          </div>
        </>
      ) : null}
    </>
  );
}
