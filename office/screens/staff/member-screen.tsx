import type { StaffMember } from '#contract/office/staff.ts';
import { useLocation } from '#storefront/router/hooks.ts';
import { matchPath } from '#storefront/router/match-routes.ts';
import { useMe } from '../../access/use-me.ts';
import { useCall } from '../../calls/use-call.ts';
import page from '../../design/page.module.css';
import { PageHead } from '../../design/page-head.tsx';
import { Panel } from '../../design/panel.tsx';
import { Answered, Empty } from '../../design/states.tsx';
import { sayWhen } from '../../i18n/say-when.ts';
import { useWords } from '../../i18n/words.ts';
import { Presence } from '../../presence/presence.tsx';
import { MemberAccess } from './member-access.tsx';
import { MemberDuties } from './member-duties.tsx';
import { MemberSessions } from './member-sessions.tsx';
import styles from './staff.module.css';
import { StateTag } from './state-tag.tsx';

/** One of the staff: duties, whether they may come in, the second factor. */
export function MemberScreen() {
  const { t } = useWords();
  const { pathname } = useLocation();
  const id = Number(matchPath('/office/staff/:id', pathname)?.id);
  const staff = useCall('GET /office/api/v1/staff/');
  const path = [{ title: t('staff.title'), to: '/staff' }];
  if (staff.data === undefined)
    return (
      <>
        <PageHead title={t('member.title')} path={path} />
        <Answered of={staff}>{() => null}</Answered>
      </>
    );
  const member = staff.data.items.find((each) => each.id === id);
  if (!member)
    return (
      <>
        <PageHead title={t('notFound.title')} path={path} />
        <Empty icon="search" title={t('member.none')} />
      </>
    );
  return (
    <>
      <PageHead
        title={member.name}
        path={path}
        lead={
          <>
            <StateTag member={member} />
            <Presence subject="staff" id={member.id} field={null} />
          </>
        }
      />
      <div className={page.page}>
        <Member key={member.id} member={member} />
      </div>
    </>
  );
}

/** Why nothing can be changed here, or null. */
function useWhyNot(member: StaffMember): string | null {
  const { t } = useWords();
  const me = useMe();
  if (me.rights.staff?.write === undefined) return t('whyNot.right');
  return member.id === me.id ? t('whyNot.own') : null;
}

function Member({ member }: { member: StaffMember }) {
  const words = useWords();
  const { t } = words;
  const whyNot = useWhyNot(member);
  return (
    <div className={page.columns}>
      <div className={page.stack}>
        <MemberDuties member={member} whyNot={whyNot} />
        <MemberSessions memberId={member.id} whyNot={whyNot} />
      </div>
      <div className={page.stack}>
        <Panel title={t('member.account')}>
          <dl className={styles.facts}>
            <dt>{t('login.email')}</dt>
            <dd>{member.email}</dd>
            <dt>{t('language')}</dt>
            <dd>{member.language === 'kz' ? 'Қазақша' : 'Русский'}</dd>
            <dt>{t('member.factor')}</dt>
            <dd>{t(member.hasFactor ? 'member.factorOn' : 'member.factorOff')}</dd>
            <dt>{t('staff.seen')}</dt>
            <dd>{member.seenAt ? sayWhen(member.seenAt, words) : t('staff.never')}</dd>
            <dt>{t('member.since')}</dt>
            <dd>{sayWhen(member.createdAt, words)}</dd>
          </dl>
        </Panel>
        <MemberAccess member={member} whyNot={whyNot} />
      </div>
    </div>
  );
}
