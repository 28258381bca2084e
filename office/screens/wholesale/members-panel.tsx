import { useState } from 'react';
import type { Party } from '#contract/office/contracts.ts';
import { useAct } from '../../calls/use-call.ts';
import { Button } from '../../design/button.tsx';
import { OfficeLink } from '../../design/office-link.tsx';
import page from '../../design/page.module.css';
import { Panel } from '../../design/panel.tsx';
import table from '../../design/table.module.css';
import { sayWhen } from '../../i18n/say-when.ts';
import { useWords } from '../../i18n/words.ts';
import { toasts } from '../../notices/toasts.ts';
import { ReasonDialog } from '../../people/reason-dialog.tsx';
import { RENEWS } from './party-calls.ts';

type Member = NonNullable<Party['organization']>['members'][number];

/** Who buys for the organisation; whoever has left it is taken out. */
export function MembersPanel({ party, members }: { party: Party; members: readonly Member[] }) {
  const words = useWords();
  const { t } = words;
  const [asked, setAsked] = useState<Member | null>(null);
  const remove = useAct('POST /office/api/v1/wholesale/{party}/members/{member}/remove/', RENEWS);
  return (
    <Panel title={t('members.title')} isFlush={members.length > 0}>
      {members.length === 0 ? (
        <p className={page.quiet}>{t('members.none')}</p>
      ) : (
        <table className={table.table}>
          <tbody>
            {members.map((member) => (
              <tr key={member.id}>
                <td>
                  <OfficeLink className={table.strong} to={`/customers/${member.id}`}>
                    {member.name}
                  </OfficeLink>
                  <span className={table.second}>{sayWhen(member.joinedAt, words)}</span>
                </td>
                <td className={table.number}>
                  {party.canDecide ? (
                    <Button look="quiet" size="small" icon="close" onClick={() => setAsked(member)}>
                      {t('members.remove')}
                      <span className="visually-hidden">: {member.name}</span>
                    </Button>
                  ) : null}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {asked === null ? null : (
        <ReasonDialog
          title={t('members.remove')}
          lead={t('members.removeLead', { name: asked.name })}
          act={t('members.remove')}
          isDanger
          isBusy={remove.isPending}
          error={remove.error}
          onClose={() => setAsked(null)}
          onReason={(reason) =>
            remove.mutate(
              { params: { party: party.party, member: String(asked.id) }, body: { reason } },
              {
                onSuccess: () => {
                  toasts.show(t('members.removed'));
                  setAsked(null);
                },
              },
            )
          }
        />
      )}
    </Panel>
  );
}
