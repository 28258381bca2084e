import type { ExchangeMapping } from '#contract/office/exchange.ts';
import { PRICE_ROLES } from '#domain/exchange/price-roles.ts';
import { ORDER_STATUSES } from '#domain/orders/order-status.ts';
import type { Answer, InputOf } from '../../calls/office-api.ts';
import { useAct } from '../../calls/use-call.ts';
import { Button } from '../../design/button.tsx';
import { SelectField } from '../../design/field.tsx';
import { Note } from '../../design/note.tsx';
import page from '../../design/page.module.css';
import { Empty, sayFailure } from '../../design/states.tsx';
import table from '../../design/table.module.css';
import { Tag } from '../../design/tag.tsx';
import { type Translate, useWords } from '../../i18n/words.ts';
import { toasts } from '../../notices/toasts.ts';
import styles from './exchange.module.css';

type Exchange = Answer<'GET /office/api/v1/exchange/'>['data'];
type Wish = InputOf<'POST /office/api/v1/exchange/map/'>['body'];

interface MapsProps extends Pick<Exchange, 'mappings' | 'statuses' | 'stores'> {
  whyNot: string | null;
}

interface Line {
  key: string;
  kind: 'price_type' | 'store' | 'status';
  theirName: string;
  value: string;
  isGuessed: boolean;
  options: readonly { value: string; label: string }[];
  toWish(value: string): Wish;
}

/** What their price types, warehouses and states are here; a guess is marked until somebody says yes. */
export function Maps({ mappings, statuses, stores, whyNot }: MapsProps) {
  const { t } = useWords();
  const map = useAct('POST /office/api/v1/exchange/map/', { renews: ['GET /office/api/v1/exchange/'] });
  const say = (line: Line, value: string) =>
    map.mutate({ body: line.toWish(value) }, { onSuccess: () => toasts.show(t('exchange.mapped')) });
  const lines = [
    ...mappings.map((mapping) => toMapping(mapping, stores, t)),
    ...statuses.map((status) => toStatus(status, t)),
  ];
  if (lines.length === 0) return <Empty icon="refresh" title={t('exchange.noMaps')} />;
  return (
    <>
      {map.error ? (
        <div className={styles.note}>
          <Note tone="bad">{sayFailure(map.error, t('state.noAnswer'))}</Note>
        </div>
      ) : null}
      <table className={table.table}>
        <thead>
          <tr>
            <th>{t('exchange.theirs')}</th>
            <th>{t('exchange.ours')}</th>
            <th>{t('task.state')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.key}>
              <td className={styles.name}>
                {line.theirName}
                <span className={table.second}>{t(`exchange.map.${line.kind}`)}</span>
              </td>
              <td className={styles.choice}>
                <SelectField
                  label={
                    <span className="visually-hidden">{t('exchange.oursOf', { name: line.theirName })}</span>
                  }
                  value={line.value}
                  disabled={whyNot !== null || map.isPending}
                  title={whyNot ?? undefined}
                  onChange={(event) => say(line, event.currentTarget.value)}
                >
                  {line.options.map(({ value, label }) => (
                    <option key={value} value={value}>
                      {label}
                    </option>
                  ))}
                </SelectField>
              </td>
              <td>
                {line.isGuessed ? (
                  <div className={page.row}>
                    <Tag tone="warn" icon="question">
                      {t('exchange.guessed')}
                    </Tag>
                    {line.value === '' ? null : (
                      <Button
                        look="plain"
                        size="small"
                        whyNot={whyNot}
                        isBusy={map.isPending}
                        onClick={() => say(line, line.value)}
                        aria-label={t('exchange.approveOf', { name: line.theirName })}
                      >
                        {t('exchange.approve')}
                      </Button>
                    )}
                  </div>
                ) : (
                  <Tag tone="good" icon="check">
                    {t('exchange.isMapped')}
                  </Tag>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function toMapping(mapping: ExchangeMapping, stores: Exchange['stores'], t: Translate): Line {
  const { kind, externalId, theirName, role, storeId, isMapped } = mapping;
  const none = { value: '', label: t('exchange.notMapped') };
  const isStore = kind === 'store';
  return {
    key: `${kind} ${externalId}`,
    kind,
    theirName: externalId === '' ? t('exchange.wholeStock') : theirName,
    value: String((isStore ? storeId : role) ?? ''),
    isGuessed: !isMapped,
    options: [
      ...(isMapped ? [] : [none]),
      ...(isStore
        ? stores.map(({ id, name }) => ({ value: String(id), label: name }))
        : PRICE_ROLES.map((each) => ({ value: each, label: t(`exchange.role.${each}`) }))),
    ],
    toWish: (value) =>
      isStore
        ? { kind, externalId, storeId: Number(value) }
        : { kind, externalId, role: PRICE_ROLES.find((each) => each === value) ?? 'unused' },
  };
}

function toStatus({ theirName, status }: Exchange['statuses'][number], t: Translate): Line {
  return {
    key: `status ${theirName}`,
    kind: 'status',
    theirName,
    value: status ?? '',
    isGuessed: status === null,
    options: [
      { value: '', label: t('exchange.saysNothing') },
      ...ORDER_STATUSES.map((each) => ({ value: each, label: t(`exchange.status.${each}`) })),
    ],
    toWish: (value) => ({
      kind: 'status',
      externalId: theirName,
      status: ORDER_STATUSES.find((each) => each === value) ?? null,
    }),
  };
}
