/** Tables sent to the shop: a new one, and those of before with what became of them. */
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { formatNumber } from '#domain/money.ts';
import { classNames } from '#storefront/design/class-names.ts';
import { useNavigate } from '#storefront/router/hooks.ts';
import { useMe } from '../../access/use-me.ts';
import { office } from '../../calls/office.ts';
import { readBase64 } from '../../calls/read-base64.ts';
import { useCall } from '../../calls/use-call.ts';
import { TextField } from '../../design/field.tsx';
import { Note } from '../../design/note.tsx';
import { OfficeLink, officeAddress } from '../../design/office-link.tsx';
import page from '../../design/page.module.css';
import { PageHead } from '../../design/page-head.tsx';
import { Panel } from '../../design/panel.tsx';
import { Answered, Empty, sayFailure } from '../../design/states.tsx';
import table from '../../design/table.module.css';
import { sayWhen } from '../../i18n/say-when.ts';
import { useWords } from '../../i18n/words.ts';
import styles from './imports.module.css';
import { PicturesPanel } from './picture-runs-panel.tsx';
import { TemplatesPanel } from './templates-panel.tsx';
import { UploadField } from './upload-field.tsx';

export function ImportsScreen() {
  const words = useWords();
  const { t } = words;
  const navigate = useNavigate();
  const { rights } = useMe();
  const imports = useCall('GET /office/api/v1/imports/');
  const suppliers = useCall('GET /office/api/v1/suppliers/');
  const [supplier, setSupplier] = useState('');
  const send = useMutation<number, Error, File>({
    mutationFn: async (file) => {
      const from = supplier.trim();
      const named = { name: file.name.slice(0, 200), ...(from === '' ? {} : { supplier: from }) };
      const body = { ...named, content: await readBase64(file) };
      return (await office.call('POST /office/api/v1/imports/', { body })).data.id;
    },
    onSuccess: (id) => void navigate(officeAddress(`/imports/${id}`)),
  });
  return (
    <>
      <PageHead title={t('imports.title')} lead={t('imports.lead')} />
      <div className={page.page}>
        <Panel title={t('imports.new')}>
          <div className={page.form}>
            <TextField
              label={t('supplier.label')}
              hint={t('supplier.labelHint')}
              list="suppliers"
              maxLength={120}
              autoComplete="off"
              value={supplier}
              onChange={(event) => setSupplier(event.currentTarget.value)}
            />
            <datalist id="suppliers">
              {suppliers.data?.items.map(({ id, name }) => (
                <option key={id} value={name} />
              ))}
            </datalist>
            <UploadField isBusy={send.isPending} onFile={(file) => send.mutate(file)} />
            {send.error ? <Note tone="bad">{sayFailure(send.error, t('state.noAnswer'))}</Note> : null}
            <p className={page.quiet}>{t('imports.hint')}</p>
          </div>
        </Panel>
        <TemplatesPanel />
        {rights['products.edit']?.write === undefined ? null : <PicturesPanel />}
        <Panel title={t('imports.before')} isFlush>
          <Answered of={imports}>
            {({ items }) =>
              items.length === 0 ? (
                <Empty icon="table" title={t('imports.none')} />
              ) : (
                <table className={table.table}>
                  <thead>
                    <tr>
                      <th>{t('imports.file')}</th>
                      <th>{t('imports.when')}</th>
                      <th className={table.number}>{t('imports.rows')}</th>
                      <th className={table.number}>{t('imports.changed')}</th>
                      <th className={table.number}>{t('imports.wrong')}</th>
                    </tr>
                  </thead>
                  <tbody>
                    {items.map(({ id, name, createdAt, rows, counts, supplier: from }) => (
                      <tr key={id}>
                        <td>
                          <OfficeLink className={classNames(table.strong, table.short)} to={`/imports/${id}`}>
                            {name}
                          </OfficeLink>
                          {from === null ? null : <span className={table.second}>{from.name}</span>}
                        </td>
                        <td data-label={t('imports.when')}>{sayWhen(createdAt, words)}</td>
                        <td className={table.number} data-label={t('imports.rows')}>
                          {formatNumber(rows)}
                        </td>
                        <td className={table.number} data-label={t('imports.changed')}>
                          {counts ? formatNumber(counts.changed) : t('imports.notJudged')}
                        </td>
                        <td className={table.number} data-label={t('imports.wrong')}>
                          <span className={counts?.wrong ? styles.bad : undefined}>
                            {counts ? formatNumber(counts.wrong) : '—'}
                          </span>
                        </td>
                      </tr>
                    ))}
                  </tbody>
                </table>
              )
            }
          </Answered>
        </Panel>
      </div>
    </>
  );
}
