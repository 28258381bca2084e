/** Tables to fill in and send back, with what is known already. */
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FILE_TEMPLATES, type FileTemplate } from '#domain/office/file-templates.ts';
import type { GridColumn } from '#domain/office/grid.ts';
import { PRODUCT_GRID } from '#domain/office/product-grid.ts';
import { useMe } from '../../access/use-me.ts';
import { takeFile } from '../../calls/take-file.ts';
import { useCallWith } from '../../calls/use-call.ts';
import { Button } from '../../design/button.tsx';
import { SelectField } from '../../design/field.tsx';
import { Panel } from '../../design/panel.tsx';
import { sayFailure } from '../../design/states.tsx';
import { useWords } from '../../i18n/words.ts';
import { toasts } from '../../notices/toasts.ts';
import styles from './imports.module.css';

const COLUMNS: Readonly<Record<string, GridColumn>> = PRODUCT_GRID.columns;

export function TemplatesPanel() {
  const { t } = useWords();
  const { rights } = useMe();
  const canCount = rights.stock?.write !== undefined;
  const stores = useCallWith('GET /office/api/v1/stock/', { enabled: canCount });
  const [store, setStore] = useState('');
  const take = useMutation<void, Error, string>({
    mutationFn: takeFile,
    onError: (error) => toasts.show(sayFailure(error, t('state.noAnswer')), { tone: 'bad' }),
  });
  const addressOf = (kind: FileTemplate): string => {
    const { where, columns } = FILE_TEMPLATES[kind];
    const seen = columns.filter((name) => {
      const right = COLUMNS[name]?.right;
      return right === undefined || rights[right]?.read !== undefined;
    });
    return `/office/api/v1/exports/products/?${new URLSearchParams({ where, columns: seen.join(','), order: 'code' })}`;
  };
  const chosen = store || String(stores.data?.data.own[0]?.id ?? '');
  return (
    <Panel title={t('templates.title')} lead={t('templates.lead')} isFlush>
      <ul className={styles.templates}>
        {(['prices', 'translation', 'pictures'] as const).map((kind) => (
          <li key={kind}>
            <div className={styles.meant}>
              <b>{t(`templates.${kind}`)}</b>
              <p>{t(`templates.${kind}.hint`)}</p>
            </div>
            <Button
              look="plain"
              size="small"
              icon="download"
              isBusy={take.isPending}
              onClick={() => take.mutate(addressOf(kind))}
            >
              {t('templates.take')}
            </Button>
          </li>
        ))}
        {canCount && stores.data && stores.data.data.own.length > 0 ? (
          <li>
            <div className={styles.meant}>
              <b>{t('templates.stock')}</b>
              <p>{t('templates.stock.hint')}</p>
              <SelectField
                label={t('templates.store')}
                value={chosen}
                onChange={(event) => setStore(event.currentTarget.value)}
              >
                {stores.data.data.own.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </SelectField>
            </div>
            <Button
              look="plain"
              size="small"
              icon="download"
              isBusy={take.isPending}
              onClick={() => take.mutate(`/office/api/v1/exports/stock/${chosen}/`)}
            >
              {t('templates.take')}
            </Button>
          </li>
        ) : null}
      </ul>
    </Panel>
  );
}
