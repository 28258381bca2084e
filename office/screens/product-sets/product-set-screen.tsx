/** One set: its picture with marks, its goods with alternatives, its words; what it comes to is reckoned while it is edited. */
import { useState } from 'react';
import { useLocation } from '#storefront/router/hooks.ts';
import { useMe } from '../../access/use-me.ts';
import { isFailure } from '../../calls/call-failure.ts';
import { useCall } from '../../calls/use-call.ts';
import { ChangeDialogs } from '../../changes/change-dialogs.tsx';
import { ChangesBar } from '../../changes/changes-bar.tsx';
import { Button } from '../../design/button.tsx';
import page from '../../design/page.module.css';
import { PageHead } from '../../design/page-head.tsx';
import { Panel } from '../../design/panel.tsx';
import { Answered, Empty } from '../../design/states.tsx';
import { Tag } from '../../design/tag.tsx';
import { useAddressQuery } from '../../design/use-address-query.ts';
import { useWords } from '../../i18n/words.ts';
import { FindProductDialog } from '../../views/find-product-dialog.tsx';
import styles from './product-sets.module.css';
import { SetCheckPanel } from './set-check-panel.tsx';
import { SetFactsPanel } from './set-facts-panel.tsx';
import { SetItemCard } from './set-item-card.tsx';
import { SetPicturePanel } from './set-picture-panel.tsx';
import { SetWordsPanel } from './set-words-panel.tsx';
import { type SetData, useSetForm } from './use-set-form.ts';

export function ProductSetScreen() {
  const { t } = useWords();
  const id = useLocation().pathname.split('/').at(-1) ?? '';
  const asked = useCall('GET /office/api/v1/sets/{id}/', { params: { id } });
  if (asked.data) return <Editor key={id} data={asked.data.data} />;
  return (
    <>
      <PageHead title={t('productSets.one')} path={[{ title: t('productSets.title'), to: '/sets' }]} />
      <div className={page.page}>
        {asked.error && isFailure(asked.error, 'set.not_found') ? (
          <Empty icon="grid" title={asked.error.message} />
        ) : (
          <Answered of={asked}>{() => null}</Answered>
        )}
      </div>
    </>
  );
}

function Editor({ data }: { data: SetData }) {
  const { t, locale } = useWords();
  const { rights } = useMe();
  const { query, set: setQuery } = useAddressQuery();
  const [value, setValue] = useState<number | undefined>(undefined);
  const city = query.get('city') ?? undefined;
  const form = useSetForm(data, { city, value });
  const [chosen, setChosen] = useState<string | null>(null);
  const [open, setOpen] = useState<string | null>(null);
  /** Whom the found product is for: an item that gets another one, or a new item. */
  const [finding, setFinding] = useState<string | 'new' | null>(null);
  const mayWrite = rights.tree?.write !== undefined;
  const { set } = data;
  const isActive = form.shown('active');
  const target = form.items.find(({ key }) => key === finding);
  return (
    <>
      <PageHead
        title={locale === 'kz' ? set.name_kz : set.name_ru}
        path={[{ title: t('productSets.title'), to: `/sets?mode=${set.mode}` }]}
        lead={
          <>
            <Tag tone={isActive ? 'good' : 'tint'} icon={isActive ? 'success' : 'eye-off'}>
              {t(isActive ? 'productSets.shown' : 'productSets.hidden')}
            </Tag>
            {mayWrite ? null : <Tag icon="eye">{t('whyNot.right')}</Tag>}
          </>
        }
        acts={
          <>
            {set.active ? (
              <a
                className={styles.look}
                href={`/${locale}/p/sets/${set.mode}/${set.code}`}
                target="_blank"
                rel="noreferrer"
              >
                {t('productSets.look')}
              </a>
            ) : null}
            <Button
              look={set.active ? 'plain' : 'main'}
              icon={set.active ? 'eye-off' : 'eye'}
              isBusy={form.changes.isBusy}
              whyNot={
                mayWrite ? (form.edits.length > 0 ? t('productSets.saveFirst') : null) : t('whyNot.right')
              }
              onClick={() =>
                form.changes.save([
                  { subject: 'set', id: set.id, field: 'active', from: set.active, to: !set.active },
                ])
              }
            >
              {t(set.active ? 'productSets.hide' : 'productSets.publish')}
            </Button>
          </>
        }
      />
      <div className={page.page}>
        <div className={page.columns}>
          <div className={page.stack}>
            <SetPicturePanel
              form={form}
              image={data.image}
              chosen={chosen}
              onChoose={setChosen}
              mayWrite={mayWrite}
            />
            <Panel
              title={t('productSets.items')}
              lead={form.items.length}
              end={
                <Button
                  look="plain"
                  size="small"
                  icon="plus"
                  whyNot={mayWrite ? null : t('whyNot.right')}
                  onClick={() => setFinding('new')}
                >
                  {t('productSets.addItem')}
                </Button>
              }
            >
              {form.items.length === 0 ? <Empty icon="box" title={t('productSets.noItems')} /> : null}
              <ol className={styles.items}>
                {form.items.map((item, at) => (
                  <SetItemCard
                    key={item.key}
                    form={form}
                    item={item}
                    at={at}
                    reckoned={form.reckoned.data?.data.items[at]}
                    isChosen={item.key === chosen}
                    isOpen={item.key === open}
                    mayWrite={mayWrite}
                    onChoose={() => setChosen(item.key === chosen ? null : item.key)}
                    onOpen={() => setOpen(item.key === open ? null : item.key)}
                    onAddOther={() => setFinding(item.key)}
                  />
                ))}
              </ol>
            </Panel>
            <SetWordsPanel form={form} mayWrite={mayWrite} />
          </div>
          <div className={page.stack}>
            <SetCheckPanel
              form={form}
              cities={data.cities}
              city={city}
              onCity={(next) => setQuery({ city: next })}
              onValue={setValue}
              mayWrite={mayWrite}
            />
            <SetFactsPanel form={form} data={data} mayWrite={mayWrite} />
          </div>
        </div>
      </div>
      {finding === null ? null : (
        <FindProductDialog
          title={t(finding === 'new' ? 'productSets.addItem' : 'productSets.addOther')}
          without={target?.product_ids ?? []}
          onFound={({ id, nameRu }) => {
            if (finding === 'new') {
              const key = form.add(id, nameRu);
              setChosen(key);
              setOpen(key);
            } else if (target) form.writeItem(target, { product_ids: [...target.product_ids, id] });
            setFinding(null);
          }}
          onClose={() => setFinding(null)}
        />
      )}
      <ChangesBar
        edits={form.edits}
        isBusy={form.changes.isBusy}
        onSave={form.save}
        onPreview={form.show}
        onDrop={form.forget}
      />
      <ChangeDialogs changes={form.changes} />
    </>
  );
}
