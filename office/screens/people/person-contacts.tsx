import type { Person } from '#contract/office/people.ts';
import { useAct } from '../../calls/use-call.ts';
import { OfficeLink } from '../../design/office-link.tsx';
import page from '../../design/page.module.css';
import { Panel } from '../../design/panel.tsx';
import { sayWhen } from '../../i18n/say-when.ts';
import { useWords } from '../../i18n/words.ts';
import styles from '../../people/people.module.css';
import { Reveal } from '../../people/reveal.tsx';

export function PersonContacts({ person }: { person: Person }) {
  const words = useWords();
  const { t } = words;
  const reveal = useAct('POST /office/api/v1/customers/{id}/reveal/');
  const contacts = reveal.data?.data;
  const sayProof = (isProved: boolean) => t(isProved ? 'person.proved' : 'person.unproved');
  return (
    <Panel title={t('people.contacts')}>
      <div className={page.form}>
        <Reveal
          masked={[person.phone, person.email].filter(Boolean).join(', ') || t('person.noContacts')}
          contacts={contacts && { phones: [contacts.phone], email: contacts.email }}
          canReveal={person.canReveal}
          isBusy={reveal.isPending}
          error={reveal.error}
          onReveal={(reason) => reveal.mutate({ params: { id: String(person.id) }, body: { reason } })}
        />
        <dl className={styles.facts}>
          {person.phone === '' ? null : (
            <>
              <dt>{t('person.phone')}</dt>
              <dd>{sayProof(person.isPhoneConfirmed)}</dd>
            </>
          )}
          {person.email === '' ? null : (
            <>
              <dt>{t('person.email')}</dt>
              <dd>{sayProof(person.isEmailConfirmed)}</dd>
            </>
          )}
          <dt>{t('language')}</dt>
          <dd>{person.language === 'kz' ? 'Қазақша' : 'Русский'}</dd>
          <dt>{t('person.city')}</dt>
          <dd>{person.city ?? '—'}</dd>
          <dt>{t('people.since')}</dt>
          <dd>{sayWhen(person.createdAt, words)}</dd>
          {person.organizations.length === 0 ? null : (
            <>
              <dt>{t('person.organizations')}</dt>
              <dd>
                {person.organizations.map((each) => (
                  <span key={each.id} className={styles.small}>
                    <OfficeLink to={`/wholesale/organization-${each.id}`}>{each.name}</OfficeLink>
                    {each.isChosen ? `, ${t('person.buysFor')}` : ''}
                  </span>
                ))}
              </dd>
            </>
          )}
          {person.hasContract || person.hasRequest ? (
            <>
              <dt>{t('person.contract')}</dt>
              <dd>
                <OfficeLink to={`/wholesale/user-${person.id}`}>
                  {t(person.hasContract ? 'person.ownContract' : 'person.ownRequest')}
                </OfficeLink>
              </dd>
            </>
          ) : null}
        </dl>
      </div>
    </Panel>
  );
}
