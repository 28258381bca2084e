import type { User } from '#contract/users.ts';
import { localePath } from '#domain/locale.ts';
import { Panel } from '../../design/panel.tsx';
import table from '../../design/table.module.css';
import { useWords } from '../../i18n/locale-context.tsx';
import styles from './private-screen.module.css';

const PRICES = {
  individual: 'private.individual',
  organization: 'private.organizationContract',
} as const;

/** By which contract a wholesale buyer buys; nothing for everyone else. */
export function ContractPanel({ user, hasOwn }: { user: User; hasOwn: boolean }) {
  const { t, locale } = useWords();
  const { wholesaleContract: contract, wholesaleOrganization: organization } = user;
  if (contract === null) return null;
  return (
    <Panel className={styles.panel}>
      <table className={table.specs}>
        <tbody>
          <tr>
            <th scope="row">{t('private.contract')}</th>
            <td>{t(PRICES[contract])}</td>
          </tr>
          {organization ? (
            <tr>
              <th scope="row">{t('private.organization')}</th>
              <td>{`${organization.name}, ${organization.bin}`}</td>
            </tr>
          ) : null}
        </tbody>
      </table>
      {hasOwn ? (
        <a className="link" href={localePath('/personal/private?debts=own', locale)}>
          {t('debts.open')}
        </a>
      ) : null}
    </Panel>
  );
}
