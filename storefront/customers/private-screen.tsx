import { localePath } from '#domain/locale.ts';
import { formatPhone } from '#domain/phone.ts';
import { ScreenFrame } from '../content/content.ts';
import { Button } from '../design/button.tsx';
import { Panel } from '../design/panel.tsx';
import table from '../design/table.module.css';
import { useWords } from '../i18n/locale-context.tsx';
import { requireValue } from '../require-value.ts';
import { defineScreen } from '../screen.ts';
import styles from './private-screen.module.css';

interface PrivateData {
  name: string;
  phone: string | null;
  email: string | null;
  contract: 'individual' | 'organization' | null;
  organization: string | null;
}

const PRICES = {
  retail: 'private.retail',
  individual: 'private.individual',
  organization: 'private.organizationContract',
} as const;

export const { Screen, load, seo } = defineScreen<PrivateData>({
  async load({ api }) {
    const { data } = requireValue(await api('GET /api/v1/users/'));
    return {
      name: `${data.firstName} ${data.lastName}`.trim(),
      phone: data.phone && formatPhone(data.phone),
      email: data.email,
      contract: data.wholesaleContract,
      organization:
        data.wholesaleOrganization && `${data.wholesaleOrganization.name}, ${data.wholesaleOrganization.bin}`,
    };
  },

  seo: (_data, t) => ({ title: t('private.title'), description: t('private.seo'), isRobotsBlock: true }),

  Screen({ data }) {
    const { t, locale } = useWords();
    const rows = [
      [t('private.name'), data.name],
      [t('private.phone'), data.phone],
      [t('private.email'), data.email],
      [t('private.contract'), t(PRICES[data.contract ?? 'retail'])],
      [t('private.organization'), data.organization],
    ].filter(([, value]) => value !== null);
    return (
      <ScreenFrame title={t('private.title')}>
        <Panel className={styles.private}>
          <table className={table.specs}>
            <tbody>
              {rows.map(([name, value]) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{value}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className={styles.note}>{t('private.change')}</p>
          <Button look="secondary" href={localePath('/contacts#callback', locale)}>
            {t('empty.toContacts')}
          </Button>
        </Panel>
      </ScreenFrame>
    );
  },
});
