import type { PrivateUser } from '#contract/users.ts';
import { Panel } from '../../design/panel.tsx';
import {
  loadOrganizations,
  Organizations,
  type OrganizationsData,
} from '../../features/wholesale/wholesale.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import { requireValue } from '../../page/require-value.ts';
import { defineScreen } from '../../page/screen.ts';
import { ScreenFrame } from '../../page/screen-frame.tsx';
import { ArchivePanel } from './archive-panel.tsx';
import { ContractPanel } from './contract-panel.tsx';
import { DebtsView, loadDebts, type PayerDebts } from './debts-view.tsx';
import { LeavePanel } from './leave-panel.tsx';
import { NoticesPart } from './notices-part.tsx';
import { PasswordPart } from './password-part.tsx';
import { PhonePart } from './phone-part.tsx';
import { PrivateForm } from './private-form.tsx';
import styles from './private-screen.module.css';
import { SessionsPart } from './sessions-part.tsx';

interface PrivateScreenData {
  /** Asked for by the address: shown instead of the rest. */
  debts: PayerDebts | null;
  user: PrivateUser;
  ways: { code: boolean; outbox: string | null };
  organizations: OrganizationsData;
}

export const { Screen, load, seo } = defineScreen<PrivateScreenData>({
  async load({ api, url }) {
    const [user, ways, organizations, debts] = await Promise.all([
      api('GET /api/v1/users/'),
      api('GET /api/v1/auth/ways/'),
      loadOrganizations(api),
      loadDebts(api, url.searchParams.get('debts')),
    ]);
    return { user: requireValue(user).data, ways: requireValue(ways).data, organizations, debts };
  },

  seo: (_data, t) => ({ title: t('private.title'), description: t('private.seo'), isRobotsBlock: true }),

  Screen({ data: { user, ways, organizations, debts } }) {
    const { t } = useWords();
    if (debts) return <DebtsView payer={debts} />;
    return (
      <ScreenFrame
        title={t('private.title')}
        parents={[{ name: t('personal.menu'), href: '/personal' }]}
        className={styles.screen}
      >
        <Panel className={styles.panel}>
          <PrivateForm user={user} />
        </Panel>
        <PhonePart user={user} ways={ways} />
        <ContractPanel user={user} hasOwn={organizations.own.contract !== null} />
        <Organizations data={organizations} />
        <PasswordPart hasPassword={user.hasPassword} />
        <NoticesPart />
        <SessionsPart />
        <ArchivePanel />
        <LeavePanel hasPassword={user.hasPassword} />
      </ScreenFrame>
    );
  },
});
