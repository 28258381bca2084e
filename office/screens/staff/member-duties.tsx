import { useState } from 'react';
import type { StaffMember } from '#contract/office/staff.ts';
import { useAct } from '../../calls/use-call.ts';
import { Button } from '../../design/button.tsx';
import { Note } from '../../design/note.tsx';
import page from '../../design/page.module.css';
import { Panel } from '../../design/panel.tsx';
import { sayFailure } from '../../design/states.tsx';
import { useWords } from '../../i18n/words.ts';
import { toasts } from '../../notices/toasts.ts';
import { DutiesFields, type DutiesValue } from './duties-fields.tsx';

const sameList = (one: readonly unknown[], other: readonly unknown[]) =>
  [...one].sort().join() === [...other].sort().join();

export function MemberDuties({ member, whyNot }: { member: StaffMember; whyNot: string | null }) {
  const { t } = useWords();
  const [duties, setDuties] = useState<DutiesValue>({ roles: member.roles, stores: member.stores });
  const change = useAct('PATCH /office/api/v1/staff/{id}/', { renews: ['GET /office/api/v1/staff/'] });
  const isSame = sameList(duties.roles, member.roles) && sameList(duties.stores, member.stores);
  const why =
    whyNot ?? (duties.roles.length === 0 ? t('staff.roleNeeded') : isSame ? t('whyNot.same') : null);
  return (
    <Panel title={t('member.duties')} lead={t('member.dutiesLead')}>
      <form
        className={page.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (why !== null) return;
          change.mutate(
            {
              params: { id: String(member.id) },
              body: { roles: [...duties.roles], stores: [...duties.stores] },
            },
            { onSuccess: () => toasts.show(t('member.saved')) },
          );
        }}
      >
        {change.error ? <Note tone="bad">{sayFailure(change.error, t('state.noAnswer'))}</Note> : null}
        {whyNot === null ? null : <Note>{whyNot}</Note>}
        <DutiesFields value={duties} onChange={setDuties} isOff={whyNot !== null} />
        <div className={page.row}>
          <Button type="submit" whyNot={why} isBusy={change.isPending}>
            {t('save')}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
