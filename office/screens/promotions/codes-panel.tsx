/** Codes that work once: made in batches, taken as a file, stopped; how many are used. */
import { useState } from 'react';
import type { PromoCodeBatch } from '#contract/office/promo-codes.ts';
import { formatNumber } from '#domain/money.ts';
import { saveFile } from '../../calls/take-file.ts';
import { useAct, useCall } from '../../calls/use-call.ts';
import { ChangeDialogs } from '../../changes/change-dialogs.tsx';
import { useChanges } from '../../changes/use-changes.ts';
import { Button } from '../../design/button.tsx';
import { TextField } from '../../design/field.tsx';
import { Figure } from '../../design/figure.tsx';
import page from '../../design/page.module.css';
import { Panel } from '../../design/panel.tsx';
import { Answered, Empty, sayFailure } from '../../design/states.tsx';
import table from '../../design/table.module.css';
import { Tag } from '../../design/tag.tsx';
import { sayWhen } from '../../i18n/say-when.ts';
import { useWords } from '../../i18n/words.ts';
import { toasts } from '../../notices/toasts.ts';
import styles from './builder.module.css';

const BATCHES = 'GET /office/api/v1/promotions/{id}/codes/';
const MOST = 10_000;

export function CodesPanel({ id, mayWrite }: { id: number; mayWrite: boolean }) {
  const { t } = useWords();
  const params = { id: String(id) };
  const batches = useCall(BATCHES, { params });
  const [name, setName] = useState('');
  const [count, setCount] = useState<number | null>(100);
  const make = useAct('POST /office/api/v1/promotions/{id}/codes/', { renews: [BATCHES] });
  const changes = useChanges({ title: t('codes.title'), renews: [BATCHES], onApplied: () => undefined });
  const isCount = count !== null && Number.isSafeInteger(count) && count >= 1 && count <= MOST;
  const tell = (error: Error) => toasts.show(sayFailure(error, t('state.noAnswer')), { tone: 'bad' });
  return (
    <Panel title={t('codes.title')} isFlush>
      <form
        className={styles.make}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isCount || !mayWrite || make.isPending) return;
          make.mutate(
            { params, body: { name, count } },
            {
              onSuccess: () => {
                setName('');
                toasts.show(t('codes.made', { count }));
              },
              onError: tell,
            },
          );
        }}
      >
        <TextField
          label={t('codes.name')}
          maxLength={120}
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <Figure label={t('codes.count')} value={count} onChange={setCount} />
        <Button type="submit" isBusy={make.isPending} whyNot={mayWrite ? null : t('whyNot.right')}>
          {t('codes.make')}
        </Button>
      </form>
      <Answered of={batches}>
        {({ items }) =>
          items.length === 0 ? (
            <Empty icon="percent" title={t('codes.none')} />
          ) : (
            <Batches
              items={items}
              whyNot={mayWrite ? null : t('whyNot.right')}
              onTurn={({ id: batch, isActive }) =>
                changes.save([
                  {
                    subject: 'promo_code_batch',
                    id: batch,
                    field: 'is_active',
                    from: isActive,
                    to: !isActive,
                  },
                ])
              }
              onFailure={tell}
            />
          )
        }
      </Answered>
      <ChangeDialogs changes={changes} />
    </Panel>
  );
}

interface BatchesProps {
  items: readonly PromoCodeBatch[];
  whyNot: string | null;
  onTurn: (batch: PromoCodeBatch) => void;
  onFailure: (error: Error) => void;
}

function Batches({ items, whyNot, onTurn, onFailure }: BatchesProps) {
  const words = useWords();
  const { t } = words;
  const take = useAct('POST /office/api/v1/promo-codes/{id}/file/');
  const nameOf = ({ id, name }: PromoCodeBatch) => name || t('codes.unnamed', { id });
  return (
    <table className={table.table}>
      <thead>
        <tr>
          <th>{t('codes.batch')}</th>
          <th className={table.number}>{t('codes.used')}</th>
          <th>{t('codes.state')}</th>
          <th>
            <span className="visually-hidden">{t('acts')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((batch) => (
          <tr key={batch.id}>
            <td>
              <b>{nameOf(batch)}</b>
              <span className={table.second}>
                {[sayWhen(batch.createdAt, words), batch.createdBy?.name].filter(Boolean).join(', ')}
              </span>
            </td>
            <td className={table.number} data-label={t('codes.used')}>
              {t('codes.usedOf', { used: formatNumber(batch.used), count: formatNumber(batch.count) })}
            </td>
            <td data-label={t('codes.state')}>
              <Tag tone={batch.isActive ? 'good' : 'bad'} icon={batch.isActive ? 'success' : 'close'}>
                {t(batch.isActive ? 'codes.on' : 'codes.off')}
              </Tag>
            </td>
            <td>
              <div className={page.row}>
                {(['xlsx', 'csv'] as const).map((format) => (
                  <Button
                    key={format}
                    look="plain"
                    size="small"
                    icon="download"
                    whyNot={whyNot}
                    onClick={() =>
                      take.mutate(
                        { params: { id: String(batch.id) }, body: { format } },
                        {
                          onSuccess: ({ data }) => saveFile(toFile(data.base64), data.name),
                          onError: onFailure,
                        },
                      )
                    }
                  >
                    {t(`codes.${format}`)}
                    <span className="visually-hidden">: {nameOf(batch)}</span>
                  </Button>
                ))}
                <Button look="quiet" size="small" whyNot={whyNot} onClick={() => onTurn(batch)}>
                  {t(batch.isActive ? 'codes.stop' : 'codes.open')}
                  <span className="visually-hidden">: {nameOf(batch)}</span>
                </Button>
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const toFile = (base64: string): Blob =>
  new Blob([Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))]);
