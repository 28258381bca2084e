/** The organisations that the user acts for, their contracts and debts; a further one; a contract for oneself. */
import { useState } from 'react';
import { Button } from '../../design/button.tsx';
import { Panel } from '../../design/panel.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import { ContractRequest, RequestState } from './contract-request.tsx';
import { OrganizationCard } from './organization-card.tsx';
import { OrganizationForm } from './organization-form.tsx';
import type { OrganizationsData } from './organizations-data.ts';
import styles from './organizations-part.module.css';

export default function OrganizationsPart({ data: { organizations, own } }: { data: OrganizationsData }) {
  const { t } = useWords();
  const [isAdding, setIsAdding] = useState(false);
  return (
    <section className={styles.part} aria-labelledby="organizations">
      <div className={styles.head}>
        <h2 className={styles.title} id="organizations" tabIndex={-1}>
          {t('wholesale.organizations')}
        </h2>
        {isAdding ? null : (
          <Button look="secondary" size={36} icon="plus" onClick={() => setIsAdding(true)}>
            {t('wholesale.add')}
          </Button>
        )}
      </div>
      <p className={styles.lead}>{t('wholesale.lead')}</p>
      {isAdding ? (
        <Panel as="section" aria-label={t('wholesale.add')}>
          <OrganizationForm known={null} onClose={() => setIsAdding(false)} />
        </Panel>
      ) : null}
      {organizations.map((organization) => (
        <OrganizationCard key={organization.id} organization={organization} />
      ))}
      <Panel as="section" className={styles.own} aria-labelledby="own-contract">
        <h3 className={styles.name} id="own-contract">
          {t('wholesale.own')}
        </h3>
        {own.contract ? (
          <p>{t('wholesale.contract', { number: own.contract.number })}</p>
        ) : (
          <>
            <RequestState of={own} />
            {own.request === 'moderation' ? null : <ContractRequest organizationId={null} />}
          </>
        )}
      </Panel>
    </section>
  );
}
