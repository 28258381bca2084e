import { useState } from 'react';
import type { Organization } from '#contract/wholesale.ts';
import { localePath } from '#domain/locale.ts';
import { formatTenge } from '#domain/money.ts';
import { formatDate } from '#domain/time.ts';
import { browserApi } from '../../api-client.ts';
import { Badge } from '../../design/badge.tsx';
import { Button } from '../../design/button.tsx';
import { Notice } from '../../design/notice.tsx';
import { Panel } from '../../design/panel.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import { useChooseOrganization } from './choose-organization.ts';
import { ContractRequest, RequestState } from './contract-request.tsx';
import { OrganizationForm } from './organization-form.tsx';
import styles from './organizations-part.module.css';

const LOOKS = { moderation: 'warn', active: 'ok', blocked: 'red' } as const;

export function OrganizationCard({ organization }: { organization: Organization }) {
  const { t, locale } = useWords();
  const [isEdited, setIsEdited] = useState(false);
  const { choose, busyWith, failure } = useChooseOrganization();
  const { id, name, form, status, contract, request, isChosen } = organization;
  const title = `organization-${id}`;
  if (isEdited) {
    return (
      <Panel as="section" aria-label={name}>
        <OrganizationForm known={organization} onClose={() => setIsEdited(false)} />
      </Panel>
    );
  }
  return (
    <Panel as="section" className={styles.card} aria-labelledby={title}>
      <div className={styles.head}>
        <h3 className={styles.name} id={title}>
          {form} «{name}»
        </h3>
        <Badge look={LOOKS[status]}>{t(`wholesale.status.${status}`)}</Badge>
      </div>
      <dl className={styles.facts}>
        <dt>{t(form === 'ИП' ? 'wholesale.iin' : 'wholesale.bin')}</dt>
        <dd>{organization.bin}</dd>
        <dt>{t('wholesale.account')}</dt>
        <dd>
          {organization.iik}, {organization.bankName}
        </dd>
        {contract ? (
          <>
            <dt>{t('wholesale.contractLabel')}</dt>
            <dd>
              {contract.number}
              {contract.until === null
                ? null
                : `, ${t('wholesale.until', { date: formatDate(contract.until, locale, { hasYear: true }) })}`}
            </dd>
            <dt>{t('wholesale.minOrder')}</dt>
            <dd>{formatTenge(contract.minOrderSum)}</dd>
            {contract.creditLimit > 0 ? (
              <>
                <dt>{t('wholesale.credit')}</dt>
                <dd>
                  {t('wholesale.creditUsed', {
                    used: formatTenge(contract.creditUsed),
                    limit: formatTenge(contract.creditLimit),
                    count: contract.deferralDays,
                  })}
                </dd>
              </>
            ) : null}
          </>
        ) : null}
      </dl>
      {failure === null ? null : (
        <Notice look="blocked" role="alert">
          {failure}
        </Notice>
      )}
      {contract === null ? <RequestState of={organization} /> : null}
      {contract === null && status !== 'blocked' && request !== 'moderation' ? (
        <ContractRequest organizationId={id} />
      ) : null}
      {contract === null ? null : (
        <a className="link" href={localePath(`/personal/private?debts=${id}`, locale)}>
          {t('debts.open')}
        </a>
      )}
      <div className={styles.buttons}>
        {isChosen ? null : (
          <Button size={36} isLoading={busyWith === id} onClick={() => void choose(id)}>
            {t('wholesale.buyForIt')}
          </Button>
        )}
        <Button look="secondary" size={36} onClick={() => setIsEdited(true)}>
          {t('wholesale.edit')}
        </Button>
        {contract === null ? <RemoveButton id={id} /> : null}
      </div>
    </Panel>
  );
}

/** Asked twice: what was typed in would be gone. */
function RemoveButton({ id }: { id: number }) {
  const { t, locale } = useWords();
  const [state, setState] = useState<'quiet' | 'asked' | 'busy'>('quiet');
  const [failure, setFailure] = useState<string | null>(null);
  async function remove(): Promise<void> {
    setState('busy');
    const api = browserApi(locale);
    const answer = await api('DELETE /api/v1/organizations/{id}/', { params: { id: String(id) } });
    if (answer.ok) return location.reload();
    setFailure(answer.error?.message ?? t('form.noAnswer'));
    setState('quiet');
  }
  return (
    <>
      <Button
        look={state === 'quiet' ? 'quiet' : 'danger'}
        size={36}
        isLoading={state === 'busy'}
        onClick={() => (state === 'quiet' ? setState('asked') : void remove())}
      >
        {t(state === 'quiet' ? 'wholesale.remove' : 'wholesale.removeSure')}
      </Button>
      {failure === null ? null : (
        <Notice look="blocked" role="alert">
          {failure}
        </Notice>
      )}
    </>
  );
}
