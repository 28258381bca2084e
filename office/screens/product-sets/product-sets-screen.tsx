/** Sets of a mode in the order in which buyers see them, with what of their goods needs a look. */
import { useState } from 'react';
import type { SetMode } from '#contract/sets.ts';
import { SET_MODES } from '#domain/sets.ts';
import { useMe } from '../../access/use-me.ts';
import { useCallWith } from '../../calls/use-call.ts';
import { ChangeDialogs } from '../../changes/change-dialogs.tsx';
import { useChanges } from '../../changes/use-changes.ts';
import { Button } from '../../design/button.tsx';
import { SelectField } from '../../design/field.tsx';
import { FilterBar } from '../../design/filter-bar.tsx';
import page from '../../design/page.module.css';
import { PageHead } from '../../design/page-head.tsx';
import { Panel } from '../../design/panel.tsx';
import { Answered, Empty } from '../../design/states.tsx';
import { Tag } from '../../design/tag.tsx';
import { useAddressQuery } from '../../design/use-address-query.ts';
import { useWords } from '../../i18n/words.ts';
import { NewSetDialog } from './new-set-dialog.tsx';
import styles from './product-sets.module.css';
import { moveSet } from './set-moves.ts';
import { SetsTable } from './sets-table.tsx';

const SETS = 'GET /office/api/v1/sets/';

export function ProductSetsScreen() {
  const { t } = useWords();
  const { rights } = useMe();
  const { query, set } = useAddressQuery();
  const [isNew, setIsNew] = useState(false);
  const mode: SetMode = SET_MODES.find((each) => each === query.get('mode')) ?? 'interiors';
  const city = query.get('city') ?? undefined;
  const isFaulty = query.get('faults') === '1';
  const sets = useCallWith(SETS, { placeholderData: (before) => before }, { query: { mode, city } });
  const changes = useChanges({
    title: t('productSets.title'),
    renews: [SETS],
    onApplied: ({ counts }) => {
      if (counts.applied > 0) setIsNew(false);
    },
  });
  const mayWrite = rights.tree?.write !== undefined;
  return (
    <>
      <PageHead
        title={t('productSets.title')}
        lead={
          <>
            {t('productSets.lead')}
            {mayWrite ? null : <Tag icon="eye">{t('whyNot.right')}</Tag>}
          </>
        }
        acts={
          <Button icon="plus" whyNot={mayWrite ? null : t('whyNot.right')} onClick={() => setIsNew(true)}>
            {t('productSets.new')}
          </Button>
        }
      />
      <div className={page.page}>
        <div className={styles.choice}>
          <FilterBar
            chips={[
              ...SET_MODES.map((each) => ({
                id: each,
                label: t(`productSets.mode.${each}`),
                isOn: each === mode,
                onPress: () => set({ mode: each }),
              })),
              {
                id: 'faults',
                label: t('productSets.onlyFaults'),
                isOn: isFaulty,
                onPress: () => set({ faults: isFaulty ? null : '1' }),
              },
            ]}
          />
          <SelectField
            label={t('productSets.city')}
            value={city ?? sets.data?.city ?? ''}
            onChange={({ currentTarget }) => set({ city: currentTarget.value })}
          >
            {(sets.data?.cities ?? []).map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </SelectField>
        </div>
        <Panel isFlush>
          <Answered of={sets}>
            {({ items }) => {
              const shown = isFaulty ? items.filter(({ faults }) => faults.length > 0) : items;
              if (shown.length === 0) return <Empty icon="grid" title={t('productSets.nothing')} />;
              return (
                <SetsTable
                  sets={shown}
                  isBusy={changes.isBusy}
                  onMove={
                    mayWrite && !isFaulty
                      ? (id, by) => {
                          const moves = moveSet(items, id, by);
                          if (moves.length > 0) changes.save(moves);
                        }
                      : null
                  }
                />
              );
            }}
          </Answered>
        </Panel>
      </div>
      {isNew && sets.data ? (
        <NewSetDialog
          mode={mode}
          sections={sets.data.sections}
          isBusy={changes.isBusy}
          onSave={changes.save}
          onClose={() => setIsNew(false)}
        />
      ) : null}
      <ChangeDialogs changes={changes} />
    </>
  );
}
