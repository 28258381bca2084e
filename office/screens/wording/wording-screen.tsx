/** Every letter of the shop as it goes out, with real things and hidden people; its subject and opening words are the shop's own. */
import { useState } from 'react';
import { LETTER_NAMES, type LetterGroup, templateOf } from '#domain/letter-templates.ts';
import { formatTenge } from '#domain/money.ts';
import { useMe } from '../../access/use-me.ts';
import { useCall } from '../../calls/use-call.ts';
import { ChangeDialogs } from '../../changes/change-dialogs.tsx';
import { ChangesBar } from '../../changes/changes-bar.tsx';
import { type Edits, toChanges, withoutSaved } from '../../changes/edits.ts';
import { useChanges } from '../../changes/use-changes.ts';
import { SelectField } from '../../design/field.tsx';
import page from '../../design/page.module.css';
import { PageHead } from '../../design/page-head.tsx';
import { Answered, Empty } from '../../design/states.tsx';
import { Tag } from '../../design/tag.tsx';
import { useAddressQuery } from '../../design/use-address-query.ts';
import { useWords } from '../../i18n/words.ts';
import { LetterSide } from './letter-side.tsx';
import styles from './wording.module.css';

const WORDS = 'GET /office/api/v1/letter-templates/';
const GROUPS: readonly LetterGroup[] = ['orders', 'account', 'goods', 'wanted', 'staff', 'shop'];

export function WordingScreen() {
  const { t } = useWords();
  const { rights } = useMe();
  const { query, set } = useAddressQuery();
  const templates = useCall(WORDS);
  const [edits, setEdits] = useState<Edits>([]);
  const changes = useChanges({
    title: t('wording.title'),
    renews: [WORDS],
    onApplied: ({ items }) => setEdits((before) => withoutSaved(before, items)),
  });
  const mayWrite = rights.mail?.write !== undefined;
  return (
    <>
      <PageHead
        title={t('wording.title')}
        lead={
          <>
            {t('wording.lead')}
            {mayWrite ? null : <Tag icon="eye">{t('whyNot.right')}</Tag>}
          </>
        }
      />
      <div className={page.page}>
        <Answered of={templates}>
          {({ data: { words, orders, products } }) => {
            const kind = LETTER_NAMES.find((each) => each === query.get('kind')) ?? 'created';
            const { about } = templateOf(kind);
            const things = about === 'order' ? orders : about === 'product' ? products : [];
            const thing = things.find(({ id }) => String(id) === query.get('thing')) ?? things[0];
            return (
              <>
                <div className={styles.choice}>
                  <SelectField
                    label={t('wording.kind')}
                    value={kind}
                    onChange={(event) => set({ kind: event.currentTarget.value, thing: null })}
                  >
                    {GROUPS.map((group) => (
                      <optgroup key={group} label={t(`wording.group.${group}`)}>
                        {LETTER_NAMES.filter((each) => templateOf(each).group === group).map((each) => (
                          <option key={each} value={each}>
                            {t(`wording.kind.${each}`)}
                          </option>
                        ))}
                      </optgroup>
                    ))}
                  </SelectField>
                  {about && thing ? (
                    <SelectField
                      label={t(about === 'order' ? 'wording.order' : 'wording.product')}
                      value={thing.id}
                      onChange={(event) => set({ thing: event.currentTarget.value })}
                    >
                      {about === 'order'
                        ? orders.map(({ id, number, isPickup, total }) => (
                            <option key={id} value={id}>
                              {number}, {t(isPickup ? 'wording.pickup' : 'wording.delivery')},{' '}
                              {formatTenge(total)}
                            </option>
                          ))
                        : products.map(({ id, title }) => (
                            <option key={id} value={id}>
                              {title}
                            </option>
                          ))}
                    </SelectField>
                  ) : null}
                </div>
                {about === 'order' && !thing ? (
                  <Empty icon="mail" title={t('wording.noOrders')} />
                ) : (
                  <div className={styles.sides}>
                    {words
                      .filter((row) => row.kind === kind)
                      .map((row) => (
                        <LetterSide
                          key={row.id}
                          row={row}
                          thing={thing?.id ?? null}
                          edits={edits}
                          onEdit={mayWrite ? setEdits : null}
                        />
                      ))}
                  </div>
                )}
              </>
            );
          }}
        </Answered>
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
