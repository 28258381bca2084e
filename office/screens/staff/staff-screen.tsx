import type { StaffMember } from '#contract/office/staff.ts';
import { useNavigate } from '#storefront/router/hooks.ts';
import { useMe } from '../../access/use-me.ts';
import { useStoreNames } from '../../access/use-store-names.ts';
import { useCall } from '../../calls/use-call.ts';
import { Avatar } from '../../design/avatar.tsx';
import { Button } from '../../design/button.tsx';
import { FilterBar } from '../../design/filter-bar.tsx';
import { OfficeLink, officeAddress } from '../../design/office-link.tsx';
import page from '../../design/page.module.css';
import { PageHead } from '../../design/page-head.tsx';
import { Panel } from '../../design/panel.tsx';
import { Answered, Empty } from '../../design/states.tsx';
import table from '../../design/table.module.css';
import { useAddressQuery } from '../../design/use-address-query.ts';
import { useRowKeys } from '../../design/use-row-keys.ts';
import { sayWhen } from '../../i18n/say-when.ts';
import { useWords } from '../../i18n/words.ts';
import { ViewTabs } from '../../views/view-tabs.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import styles from './staff.module.css';
import { StateTag } from './state-tag.tsx';
import { StorePhones } from './store-phones.tsx';

const STATES = ['active', 'invited', 'locked', 'closed'] as const;

/** Who works here. What is searched for and which state is shown stand in the address. */
export function StaffScreen() {
  const { t } = useWords();
  const { rights } = useMe();
  const { query, set } = useAddressQuery();
  const staff = useCall('GET /office/api/v1/staff/');
  const state = query.get('state');
  const mayInvite = rights.staff?.write !== undefined;
  return (
    <>
      <PageHead
        title={t('staff.title')}
        tabs={<ViewTabs screen="staff" />}
        lead={staff.data ? t('staff.count', { count: staff.data.items.length }) : undefined}
        acts={
          <Button
            icon="plus"
            whyNot={mayInvite ? null : t('whyNot.right')}
            onClick={() => set({ invite: '1' })}
          >
            {t('staff.invite')}
          </Button>
        }
      />
      <div className={page.page}>
        <FilterBar
          search={{ value: query.get('q') ?? '', label: t('staff.search'), onChange: (q) => set({ q }) }}
          chips={STATES.map((each) => ({
            id: each,
            label: t(`staff.state.${each}`),
            isOn: state === each,
            onPress: () => set({ state: state === each ? null : each }),
          }))}
        />
        <Panel isFlush>
          <Answered of={staff}>{({ items }) => <StaffTable members={filter(items, query)} />}</Answered>
        </Panel>
        <StorePhones whyNot={mayInvite ? null : t('whyNot.right')} />
      </div>
      {mayInvite && query.has('invite') ? <InviteDialog onClose={() => set({ invite: null })} /> : null}
    </>
  );
}

function filter(members: readonly StaffMember[], query: URLSearchParams): StaffMember[] {
  const wanted = (query.get('q') ?? '').toLowerCase();
  const state = query.get('state');
  return members.filter(
    (member) =>
      (state === null || member.state === state) &&
      (member.name.toLowerCase().includes(wanted) || member.email.includes(wanted)),
  );
}

function StaffTable({ members }: { members: readonly StaffMember[] }) {
  const words = useWords();
  const { t } = words;
  const navigate = useNavigate();
  const sayStores = useStoreNames();
  const current = useRowKeys(members.length, (at) => {
    const member = members[at];
    if (member) void navigate(officeAddress(`/staff/${member.id}`));
  });
  if (members.length === 0) return <Empty icon="search" title={t('staff.none')} />;
  return (
    <table className={table.table}>
      <thead>
        <tr>
          <th>{t('staff.name')}</th>
          <th>{t('staff.roles')}</th>
          <th>{t('staff.stores')}</th>
          <th>{t('staff.state')}</th>
          <th>{t('staff.seen')}</th>
        </tr>
      </thead>
      <tbody>
        {members.map((member, at) => (
          <tr key={member.id} data-current={at === current}>
            <td>
              <div className={styles.person}>
                <Avatar id={member.id} name={member.name} />
                <span>
                  <OfficeLink className={table.strong} to={`/staff/${member.id}`}>
                    {member.name}
                  </OfficeLink>
                  <span className={table.second}>{member.email}</span>
                </span>
              </div>
            </td>
            <td data-label={t('staff.roles')}>{member.roles.map((role) => t(`role.${role}`)).join(', ')}</td>
            <td data-label={t('staff.stores')}>{sayStores(member.stores)}</td>
            <td data-label={t('staff.state')}>
              <StateTag member={member} />
            </td>
            <td data-label={t('staff.seen')}>
              {member.seenAt ? sayWhen(member.seenAt, words) : t('staff.never')}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
