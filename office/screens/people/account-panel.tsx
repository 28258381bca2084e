/** What may be done with the whole account: its archive, its end, and making it one with another. */
import { useState } from 'react';
import type { Person } from '#contract/office/people.ts';
import { saveFile } from '../../calls/take-file.ts';
import { useAct } from '../../calls/use-call.ts';
import { Button } from '../../design/button.tsx';
import page from '../../design/page.module.css';
import { Panel } from '../../design/panel.tsx';
import { sayFailure } from '../../design/states.tsx';
import { useWords } from '../../i18n/words.ts';
import { toasts } from '../../notices/toasts.ts';
import { ReasonDialog } from '../../people/reason-dialog.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { RENEWS } from './person-calls.ts';

export function AccountPanel({ person }: { person: Person }) {
  const { t } = useWords();
  const [asked, setAsked] = useState<'archive' | 'forget' | 'merge' | null>(null);
  const pack = useAct('POST /office/api/v1/customers/{id}/archive/');
  const forget = useAct('POST /office/api/v1/customers/{id}/forget/', RENEWS);
  const keep = useAct('POST /office/api/v1/customers/{id}/keep/', RENEWS);
  if (!person.canAct) return null;
  const params = { id: String(person.id) };
  const close = () => setAsked(null);
  return (
    <Panel title={t('person.account')}>
      <div className={page.form}>
        <div className={page.row}>
          <Button look="plain" icon="download" onClick={() => setAsked('archive')}>
            {t('person.archive')}
          </Button>
          <Button look="plain" icon="link" onClick={() => setAsked('merge')}>
            {t('person.merge')}
          </Button>
        </div>
        {person.deleteAt === null ? (
          <div className={page.row}>
            <Button look="danger" icon="trash" onClick={() => setAsked('forget')}>
              {t('person.forget')}
            </Button>
          </div>
        ) : (
          <div className={page.row}>
            <Button
              look="plain"
              icon="undo"
              isBusy={keep.isPending}
              onClick={() =>
                keep.mutate(
                  { params },
                  {
                    onSuccess: () => toasts.show(t('person.kept')),
                    onError: (error) => toasts.show(sayFailure(error, t('state.noAnswer')), { tone: 'bad' }),
                  },
                )
              }
            >
              {t('person.keep')}
            </Button>
          </div>
        )}
      </div>
      {asked === 'archive' ? (
        <ReasonDialog
          title={t('person.archive')}
          lead={t('person.archiveLead')}
          act={t('person.archiveTake')}
          isBusy={pack.isPending}
          error={pack.error}
          onClose={close}
          onReason={(reason) =>
            pack.mutate(
              { params, body: { reason } },
              {
                onSuccess: ({ data }) => {
                  saveFile(toBlob(data.base64), data.name);
                  close();
                },
              },
            )
          }
        />
      ) : null}
      {asked === 'forget' ? (
        <ReasonDialog
          title={t('person.forget')}
          lead={t('person.forgetLead')}
          act={t('person.forgetAsk')}
          isDanger
          isBusy={forget.isPending}
          error={forget.error}
          onClose={close}
          onReason={(reason) => forget.mutate({ params, body: { reason } })}
        />
      ) : null}
      {asked === 'merge' ? <MergeDialog person={person} onClose={close} /> : null}
    </Panel>
  );
}

const toBlob = (base64: string): Blob =>
  new Blob([Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))], { type: 'application/zip' });
