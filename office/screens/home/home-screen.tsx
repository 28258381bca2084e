/** The home page as its blocks, from top to bottom: ordered, written, scheduled, switched. Each press is saved and can be taken back. */
import { useState } from 'react';
import type { Change } from '#contract/office/changes.ts';
import type { OfficeHomeBlock } from '#contract/office/home-blocks.ts';
import { useMe } from '../../access/use-me.ts';
import { useCall } from '../../calls/use-call.ts';
import { ChangeDialogs } from '../../changes/change-dialogs.tsx';
import { useChanges } from '../../changes/use-changes.ts';
import { Button } from '../../design/button.tsx';
import page from '../../design/page.module.css';
import { PageHead } from '../../design/page-head.tsx';
import { Panel } from '../../design/panel.tsx';
import { Answered } from '../../design/states.tsx';
import { Tag } from '../../design/tag.tsx';
import { useWords } from '../../i18n/words.ts';
import { moveBlock } from './block-moves.ts';
import { BlocksTable } from './blocks-table.tsx';
import { HomeBlockDialog } from './home-block-dialog.tsx';

const BLOCKS = 'GET /office/api/v1/home-blocks/';

export function HomeScreen() {
  const { t } = useWords();
  const { rights } = useMe();
  const blocks = useCall(BLOCKS);
  const [open, setOpen] = useState<OfficeHomeBlock | 'new' | null>(null);
  const changes = useChanges({
    title: t('home.title'),
    renews: [BLOCKS],
    onApplied: ({ counts }) => {
      if (counts.applied > 0) setOpen(null);
    },
  });
  const mayWrite = rights.pages?.write !== undefined;
  const save = (items: Change[]) => {
    if (items.length > 0) changes.save(items);
  };
  return (
    <>
      <PageHead
        title={t('home.title')}
        lead={
          <>
            {t('home.lead')}
            {mayWrite ? null : <Tag icon="eye">{t('whyNot.right')}</Tag>}
          </>
        }
        acts={
          <Button icon="plus" whyNot={mayWrite ? null : t('whyNot.right')} onClick={() => setOpen('new')}>
            {t('home.addBanner')}
          </Button>
        }
      />
      <div className={page.page}>
        <Panel isFlush>
          <Answered of={blocks}>
            {({ items, cities }) => (
              <BlocksTable
                blocks={items}
                cities={cities}
                isBusy={changes.isBusy}
                onOpen={mayWrite ? setOpen : null}
                onMove={mayWrite ? (id, by) => save(moveBlock(items, id, by)) : null}
                onSwitch={
                  mayWrite
                    ? ({ id, is_active: from }) =>
                        save([{ subject: 'home_block', id, field: 'is_active', from, to: !from }])
                    : null
                }
              />
            )}
          </Answered>
        </Panel>
      </div>
      {open === null || !blocks.data ? null : (
        <HomeBlockDialog
          block={open === 'new' ? null : open}
          cities={blocks.data.cities}
          isBusy={changes.isBusy}
          onSave={changes.save}
          onClose={() => setOpen(null)}
        />
      )}
      <ChangeDialogs changes={changes} />
    </>
  );
}
