/** Photographs many at once: an archive or a table of addresses, and those of before. */
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { formatNumber } from '#domain/money.ts';
import { classNames } from '#storefront/design/class-names.ts';
import { useNavigate } from '#storefront/router/hooks.ts';
import { office } from '../../calls/office.ts';
import { readBase64 } from '../../calls/read-base64.ts';
import { useCall } from '../../calls/use-call.ts';
import { SelectField } from '../../design/field.tsx';
import { Note } from '../../design/note.tsx';
import { OfficeLink, officeAddress } from '../../design/office-link.tsx';
import page from '../../design/page.module.css';
import { Panel } from '../../design/panel.tsx';
import { sayFailure } from '../../design/states.tsx';
import table from '../../design/table.module.css';
import { sayWhen } from '../../i18n/say-when.ts';
import { useWords } from '../../i18n/words.ts';
import styles from './imports.module.css';
import { UploadField } from './upload-field.tsx';

export function PicturesPanel() {
  const words = useWords();
  const { t } = words;
  const navigate = useNavigate();
  const runs = useCall('GET /office/api/v1/picture-runs/');
  const [mode, setMode] = useState<'add' | 'replace'>('add');
  const send = useMutation<number, Error, File>({
    mutationFn: async (file) => {
      const body = { name: file.name.slice(0, 200), mode, content: await readBase64(file) };
      return (await office.call('POST /office/api/v1/picture-runs/', { body })).data.id;
    },
    onSuccess: (id) => void navigate(officeAddress(`/imports/pictures/${id}`)),
  });
  return (
    <Panel title={t('pictureRuns.title')} lead={t('pictureRuns.lead')}>
      <div className={page.form}>
        <SelectField
          label={t('pictureRuns.mode')}
          value={mode}
          onChange={(event) => setMode(event.currentTarget.value as typeof mode)}
        >
          <option value="add">{t('pictureRuns.mode.add')}</option>
          <option value="replace">{t('pictureRuns.mode.replace')}</option>
        </SelectField>
        <UploadField
          isBusy={send.isPending}
          words={{ choose: t('pictureRuns.choose'), hint: t('pictureRuns.kinds') }}
          accept=".zip,.xlsx,.csv,.txt,application/zip,text/csv"
          onFile={(file) => send.mutate(file)}
        />
        {send.error ? <Note tone="bad">{sayFailure(send.error, t('state.noAnswer'))}</Note> : null}
        <p className={page.quiet}>{t('pictureRuns.hint')}</p>
      </div>
      {runs.data && runs.data.items.length > 0 ? (
        <table className={table.table}>
          <thead>
            <tr>
              <th>{t('imports.file')}</th>
              <th>{t('imports.when')}</th>
              <th className={table.number}>{t('pictureRuns.total')}</th>
              <th className={table.number}>{t('pictureRuns.kept')}</th>
              <th className={table.number}>{t('pictureRuns.failed')}</th>
            </tr>
          </thead>
          <tbody>
            {runs.data.items.map(({ id, name, createdAt, total, kept, failed }) => (
              <tr key={id}>
                <td>
                  <OfficeLink
                    className={classNames(table.strong, table.short)}
                    to={`/imports/pictures/${id}`}
                  >
                    {name}
                  </OfficeLink>
                </td>
                <td data-label={t('imports.when')}>{sayWhen(createdAt, words)}</td>
                <td className={table.number} data-label={t('pictureRuns.total')}>
                  {formatNumber(total)}
                </td>
                <td className={table.number} data-label={t('pictureRuns.kept')}>
                  {formatNumber(kept)}
                </td>
                <td className={table.number} data-label={t('pictureRuns.failed')}>
                  <span className={failed > 0 ? styles.bad : undefined}>{formatNumber(failed)}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
    </Panel>
  );
}
