/** When each store is open, and its days unlike others: what its page, the product's and the pickup dates go by. */
import { useState } from 'react';
import { useMe } from '../../access/use-me.ts';
import { useCall } from '../../calls/use-call.ts';
import { ChangeDialogs } from '../../changes/change-dialogs.tsx';
import { ChangesBar } from '../../changes/changes-bar.tsx';
import { type Edits, toChanges, withoutSaved } from '../../changes/edits.ts';
import { useChanges } from '../../changes/use-changes.ts';
import page from '../../design/page.module.css';
import { PageHead } from '../../design/page-head.tsx';
import { Panel } from '../../design/panel.tsx';
import { Answered } from '../../design/states.tsx';
import { Tag } from '../../design/tag.tsx';
import { useWords } from '../../i18n/words.ts';
import { NoPlaces } from '../../opening/opening.tsx';
import { StoreHours } from './store-hours.tsx';

export function HoursScreen() {
  const { t } = useWords();
  const { rights } = useMe();
  const [edits, setEdits] = useState<Edits>([]);
  const stores = useCall('GET /office/api/v1/delivery/store-hours/');
  const changes = useChanges({
    title: t('hours.title'),
    renews: ['GET /office/api/v1/delivery/store-hours/'],
    onApplied: ({ items }) => setEdits((before) => withoutSaved(before, items)),
  });
  const mayWrite = rights.delivery?.write !== undefined;
  return (
    <>
      <PageHead
        title={t('hours.title')}
        lead={
          <>
            {t('hours.lead')}
            {mayWrite ? null : <Tag icon="eye">{t('whyNot.right')}</Tag>}
          </>
        }
      />
      <div className={page.page}>
        <Panel isFlush>
          <Answered of={stores}>
            {({ items }) =>
              items.length === 0 ? (
                <NoPlaces of="store" />
              ) : (
                <StoreHours stores={items} edits={edits} onEdit={mayWrite ? setEdits : null} />
              )
            }
          </Answered>
        </Panel>
      </div>
      <ChangesBar
        edits={edits}
        isBusy={changes.isBusy}
        onSave={() => changes.save(toChanges(edits))}
        onPreview={() => changes.show(toChanges(edits))}
        onDrop={() => setEdits([])}
      />
      <ChangeDialogs changes={changes} />
    </>
  );
}
