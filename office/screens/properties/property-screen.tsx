/** The values of a property: twins first, each group made one by a press; names in both languages; the goods that bear each. */
import { useState } from 'react';
import type { OfficeValue } from '#contract/office/properties.ts';
import { useLocation } from '#storefront/router/hooks.ts';
import { useMe } from '../../access/use-me.ts';
import { isFailure } from '../../calls/call-failure.ts';
import { useCall } from '../../calls/use-call.ts';
import { ChangeDialogs } from '../../changes/change-dialogs.tsx';
import { MergeDialog } from '../../changes/made-one-dialog.tsx';
import { useChanges } from '../../changes/use-changes.ts';
import page from '../../design/page.module.css';
import { PageHead } from '../../design/page-head.tsx';
import { Panel } from '../../design/panel.tsx';
import { Answered, Empty } from '../../design/states.tsx';
import { useWords } from '../../i18n/words.ts';
import { TwinGroups } from './twin-groups.tsx';
import { ValueDialog } from './value-dialog.tsx';
import { ValuesTable } from './values-table.tsx';

export function PropertyScreen() {
  const { t, locale } = useWords();
  const { rights } = useMe();
  const id = useLocation().pathname.split('/').at(-1) ?? '';
  const asked = useCall('GET /office/api/v1/properties/{id}/', { params: { id } });
  const [open, setOpen] = useState<OfficeValue | null>(null);
  const [isMerging, setMerging] = useState(false);
  const close = () => {
    setOpen(null);
    setMerging(false);
  };
  const changes = useChanges({
    title: t('properties.changeTitle'),
    renews: [
      'GET /office/api/v1/properties/{id}/',
      'GET /office/api/v1/properties/',
      'GET /office/api/v1/log/',
    ],
    onApplied: ({ counts }) => {
      if (counts.applied > 0) close();
    },
  });
  const mayWrite = rights.tree?.write !== undefined;
  const path = [{ title: t('properties.title'), to: '/properties' }];
  if (asked.error && isFailure(asked.error, 'property.not_found'))
    return (
      <>
        <PageHead title={t('properties.one')} path={path} />
        <Empty icon="filter" title={asked.error.message} />
      </>
    );
  return (
    <Answered of={asked}>
      {({ data }) => (
        <>
          <PageHead
            title={locale === 'kz' ? data.nameKz || data.nameRu : data.nameRu}
            path={path}
            lead={t(`properties.kind.${data.kind}`)}
          />
          <div className={page.page}>
            {data.twins.length > 0 ? (
              <TwinGroups
                values={data.values}
                twins={data.twins}
                isBusy={changes.isBusy}
                onSave={mayWrite ? changes.save : null}
              />
            ) : null}
            <Panel title={t('properties.valuesTitle')} isFlush>
              <ValuesTable values={data.values} onOpen={mayWrite ? setOpen : null} />
            </Panel>
          </div>
          {open !== null && !isMerging ? (
            <ValueDialog
              value={open}
              isBusy={changes.isBusy}
              onSave={changes.save}
              onMerge={() => setMerging(true)}
              onClose={close}
            />
          ) : null}
          {open !== null && isMerging ? (
            <MergeDialog
              subject="value_merge"
              id={open.id}
              name={open.nameRu}
              products={open.products}
              others={data.values
                .filter(({ into }) => into === null)
                .map(({ id: other, nameRu }) => ({ id: other, name: nameRu }))}
              isBusy={changes.isBusy}
              onSave={changes.save}
              onClose={close}
            />
          ) : null}
          <ChangeDialogs changes={changes} />
        </>
      )}
    </Answered>
  );
}
