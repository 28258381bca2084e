/** Whom one deals with: the number by its check digit and the register, other entries of it, contacts opened with a reason. */
import type { Party } from '#contract/office/contracts.ts';
import { useAct } from '../../calls/use-call.ts';
import { Note } from '../../design/note.tsx';
import { OfficeLink } from '../../design/office-link.tsx';
import page from '../../design/page.module.css';
import { Panel } from '../../design/panel.tsx';
import { Tag } from '../../design/tag.tsx';
import type { MessageKey } from '../../i18n/screen-words.ts';
import { useWords } from '../../i18n/words.ts';
import people from '../../people/people.module.css';
import { Reveal } from '../../people/reveal.tsx';
import styles from './wholesale.module.css';

export function ChecksPanel({ party }: { party: Party }) {
  const { t } = useWords();
  const reveal = useAct('POST /office/api/v1/wholesale/{party}/reveal/');
  const { organization } = party;
  if (organization === null)
    return (
      <Panel title={t('wholesale.person')}>
        <OfficeLink to={`/customers/${party.id}`}>{party.name}</OfficeLink>
      </Panel>
    );
  const contacts = reveal.data?.data;
  return (
    <Panel title={t('checks.title')}>
      <div className={page.form}>
        <Checks organization={organization} />
        {organization.twins.length === 0 ? null : (
          <Note tone="warn">
            {t('checks.twins')}{' '}
            {organization.twins.map((twin) => (
              <span key={twin.id} className={people.small}>
                <OfficeLink to={`/wholesale/organization-${twin.id}`}>{twin.name}</OfficeLink>,{' '}
                {t(`checks.twin.${twin.state}`)}
              </span>
            ))}
          </Note>
        )}
        <dl className={people.facts}>
          <dt>{t('checks.director')}</dt>
          <dd>{organization.director || '—'}</dd>
          <dt>{t('checks.contact')}</dt>
          <dd>{organization.contact || '—'}</dd>
          <dt>{t('checks.vat')}</dt>
          <dd>{t(organization.isVatPayer ? 'value.yes' : 'value.no')}</dd>
        </dl>
        <Reveal
          masked={
            [organization.phone, organization.email].filter(Boolean).join(', ') || t('person.noContacts')
          }
          contacts={contacts && { phones: [contacts.phone], email: contacts.email }}
          canReveal={party.canReveal}
          isBusy={reveal.isPending}
          error={reveal.error}
          onReveal={(reason) => reveal.mutate({ params: { party: party.party }, body: { reason } })}
        />
      </div>
    </Panel>
  );
}

const FIELD_OF: Record<string, string> = {
  legalAddress: 'legal_address',
  bankName: 'bank_name',
};

function Checks({
  organization: { faults, register },
}: {
  organization: NonNullable<Party['organization']>;
}) {
  const { t } = useWords();
  const say = (field: string) => t(`field.organization.${FIELD_OF[field] ?? field}` as MessageKey);
  return (
    <ul className={styles.checks}>
      <li>
        {faults.length === 0 ? (
          <Tag tone="good" icon="check">
            {t('checks.right')}
          </Tag>
        ) : (
          <Tag tone="bad" icon="error">
            {t('checks.wrong', { fields: faults.map(say).join(', ') })}
          </Tag>
        )}
      </li>
      <li>
        {register === null ? (
          <Tag icon="question">{t('checks.unknown')}</Tag>
        ) : register.isSame ? (
          <Tag tone="good" icon="check">
            {t('checks.registered')}
          </Tag>
        ) : (
          <Tag tone="warn" icon="warning">
            {t('checks.otherName', { name: `${register.form} «${register.name}»` })}
          </Tag>
        )}
      </li>
    </ul>
  );
}
