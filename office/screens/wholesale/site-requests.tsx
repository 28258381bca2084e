/** Companies that ask on the page for business, before there is an account: called back, and what came of it. */
import { useState } from 'react';
import type { BusinessRequest } from '#contract/office/business-requests.ts';
import { formatPhone } from '#domain/phone.ts';
import type { CallKey } from '../../calls/office-api.ts';
import { useAct, useCall } from '../../calls/use-call.ts';
import { Button } from '../../design/button.tsx';
import { SelectField } from '../../design/field.tsx';
import { Note } from '../../design/note.tsx';
import { OfficeLink } from '../../design/office-link.tsx';
import page from '../../design/page.module.css';
import { Panel } from '../../design/panel.tsx';
import { sayFailure } from '../../design/states.tsx';
import table from '../../design/table.module.css';
import { sayWhen } from '../../i18n/say-when.ts';
import { useWords } from '../../i18n/words.ts';
import { toasts } from '../../notices/toasts.ts';

const STATES = [
  'new',
  'answered',
  'contract',
  'refused',
] as const satisfies readonly BusinessRequest['state'][];
const LIST = 'GET /office/api/v1/business-requests/';
const RENEWS = { renews: [LIST, 'GET /office/api/v1/notices/'] as readonly CallKey[] };

export function SiteRequests() {
  const { t } = useWords();
  const [isAll, setAll] = useState(false);
  const requests = useCall(LIST);
  if (requests.error) return <Note tone="bad">{sayFailure(requests.error, t('state.noAnswer'))}</Note>;
  if (!requests.data || requests.data.items.length === 0) return null;
  const { items, meta } = requests.data;
  const shown = isAll ? items : items.filter(({ state }) => state === 'new');
  return (
    <Panel
      title={`${t('site.title')} ${meta.waiting}`}
      isFlush
      end={
        items.length > shown.length || isAll ? (
          <Button look="quiet" onClick={() => setAll(!isAll)}>
            {t(isAll ? 'site.hideSettled' : 'site.settled')}
          </Button>
        ) : undefined
      }
    >
      {shown.length === 0 ? null : (
        <table className={table.table}>
          <thead>
            <tr>
              <th>{t('site.who')}</th>
              <th>{t('site.what')}</th>
              <th>{t('site.contact')}</th>
              <th>{t('site.outcome')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((request) => (
              <Request key={request.id} request={request} {...meta} />
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
}

interface RequestProps {
  request: BusinessRequest;
  canSettle: boolean;
  canReveal: boolean;
}

function Request({ request, canSettle, canReveal }: RequestProps) {
  const words = useWords();
  const { t } = words;
  const params = { id: String(request.id) };
  const settle = useAct('POST /office/api/v1/business-requests/{id}/state/', RENEWS);
  return (
    <tr>
      <td>
        <b>{request.name}</b>
        <span className={table.second}>{t('wholesale.bin', { bin: request.bin })}</span>
        {request.party === null ? null : (
          <OfficeLink className={table.second} to={`/wholesale/${request.party}`}>
            {t('site.known')}
          </OfficeLink>
        )}
      </td>
      <td data-label={t('site.what')}>
        {request.comment}
        <span className={table.second}>
          {request.city}, {sayWhen(request.createdAt, words)}
        </span>
      </td>
      <td data-label={t('site.contact')}>
        <Contact request={request} canReveal={canReveal} />
      </td>
      <td data-label={t('site.outcome')}>
        {canSettle ? (
          <SelectField
            label={<span className="visually-hidden">{`${t('site.outcome')}: ${request.name}`}</span>}
            value={request.state}
            disabled={settle.isPending}
            onChange={(event) => {
              const state = STATES.find((each) => each === event.currentTarget.value) ?? 'new';
              settle.mutate(
                { params, body: { state } },
                {
                  onSuccess: () => toasts.show(t('site.done')),
                  onError: (error) => toasts.show(sayFailure(error, t('state.noAnswer')), { tone: 'bad' }),
                },
              );
            }}
          >
            {STATES.map((state) => (
              <option key={state} value={state}>
                {t(`site.is.${state}`)}
              </option>
            ))}
          </SelectField>
        ) : (
          t(`site.is.${request.state}`)
        )}
      </td>
    </tr>
  );
}

function Contact({ request, canReveal }: Omit<RequestProps, 'canSettle'>) {
  const { t } = useWords();
  const reveal = useAct('POST /office/api/v1/business-requests/{id}/reveal/');
  const contacts = reveal.data?.data;
  if (contacts)
    return (
      <>
        <a href={`tel:${contacts.phone}`}>{formatPhone(contacts.phone)}</a>
        <span className={table.second}>
          <a href={`mailto:${contacts.email}`}>{contacts.email}</a>
        </span>
      </>
    );
  return (
    <>
      <span className="tabular">{request.phone}</span>
      <span className={table.second}>{request.email}</span>
      {canReveal ? (
        <div className={page.row}>
          <Button
            look="quiet"
            isBusy={reveal.isPending}
            onClick={() => reveal.mutate({ params: { id: String(request.id) } })}
          >
            {t('site.show')}
          </Button>
        </div>
      ) : null}
      {reveal.error ? <Note tone="bad">{sayFailure(reveal.error, t('state.noAnswer'))}</Note> : null}
    </>
  );
}
