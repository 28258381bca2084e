import { useState } from 'react';
import type { StorePhone } from '#contract/office/store-phones.ts';
import { useStoreNames } from '../../access/use-store-names.ts';
import { useAct, useCall } from '../../calls/use-call.ts';
import { Button } from '../../design/button.tsx';
import { Dialog } from '../../design/dialog.tsx';
import { Panel } from '../../design/panel.tsx';
import { Answered, Empty, sayFailure } from '../../design/states.tsx';
import table from '../../design/table.module.css';
import { Tag } from '../../design/tag.tsx';
import { sayWhen } from '../../i18n/say-when.ts';
import { useWords } from '../../i18n/words.ts';
import { toasts } from '../../notices/toasts.ts';
import { RegisterPhoneDialog } from './register-phone-dialog.tsx';

const LIST = 'GET /office/api/v1/store-phones/';

/** The phones of the stores: registered at the phone itself, ended from anywhere. */
export function StorePhones({ whyNot }: { whyNot: string | null }) {
  const { t } = useWords();
  const phones = useCall(LIST);
  const [isAsking, setAsking] = useState(false);
  return (
    <Panel
      title={t('phones.title')}
      lead={t('phones.lead')}
      end={
        <Button look="plain" size="small" icon="plus" whyNot={whyNot} onClick={() => setAsking(true)}>
          {t('phones.register')}
        </Button>
      }
      isFlush
    >
      <Answered of={phones}>
        {({ items }) =>
          items.length === 0 ? (
            <Empty icon="phone" title={t('phones.none')} />
          ) : (
            <PhonesTable phones={items} whyNot={whyNot} />
          )
        }
      </Answered>
      {isAsking ? <RegisterPhoneDialog onClose={() => setAsking(false)} /> : null}
    </Panel>
  );
}

function PhonesTable({ phones, whyNot }: { phones: readonly StorePhone[]; whyNot: string | null }) {
  const words = useWords();
  const { t } = words;
  const sayStores = useStoreNames();
  const [asked, setAsked] = useState<StorePhone | null>(null);
  const end = useAct('DELETE /office/api/v1/store-phones/{id}/', { renews: [LIST] });
  const finish = ({ id }: StorePhone) => {
    setAsked(null);
    end.mutate(
      { params: { id: String(id) } },
      {
        onSuccess: () => toasts.show(t('phones.ended')),
        onError: (error) => toasts.show(sayFailure(error, t('state.noAnswer')), { tone: 'bad' }),
      },
    );
  };
  return (
    <>
      <table className={table.table}>
        <thead>
          <tr>
            <th>{t('phones.name')}</th>
            <th>{t('phones.store')}</th>
            <th>{t('phones.by')}</th>
            <th>{t('phones.seen')}</th>
            <th>
              <span className="visually-hidden">{t('acts')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {phones.map((phone) => (
            <tr key={phone.id}>
              <td>
                <b>{phone.name}</b>{' '}
                {phone.isThis ? (
                  <Tag tone="tint" icon="phone">
                    {t('phones.this')}
                  </Tag>
                ) : null}
              </td>
              <td data-label={t('phones.store')}>{sayStores([phone.storeId])}</td>
              <td data-label={t('phones.by')}>
                {phone.registeredBy}, <span>{sayWhen(phone.registeredAt, words)}</span>
              </td>
              <td data-label={t('phones.seen')}>
                {phone.seenAt === null ? t('phones.never') : sayWhen(phone.seenAt, words)}
              </td>
              <td>
                <Button look="plain" size="small" whyNot={whyNot} onClick={() => setAsked(phone)}>
                  {t('phones.end')}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {asked === null ? null : (
        <Dialog
          size="narrow"
          title={t('phones.endAsk', { name: asked.name })}
          onClose={() => setAsked(null)}
          footer={
            <>
              <Button look="quiet" onClick={() => setAsked(null)}>
                {t('cancel')}
              </Button>
              <Button look="danger" onClick={() => finish(asked)}>
                {t('phones.end')}
              </Button>
            </>
          }
        >
          <p>{t('phones.endLead')}</p>
        </Dialog>
      )}
    </>
  );
}
