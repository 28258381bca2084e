/** The brands: made, renamed, described in both languages, switched off where nothing of them is sold. */
import { useState } from 'react';
import type { OfficeBrand } from '#contract/office/kept-brands.ts';
import { useMe } from '../../access/use-me.ts';
import { useCall } from '../../calls/use-call.ts';
import { ChangeDialogs } from '../../changes/change-dialogs.tsx';
import { MergeDialog } from '../../changes/made-one-dialog.tsx';
import { useChanges } from '../../changes/use-changes.ts';
import { Button } from '../../design/button.tsx';
import { FilterBar } from '../../design/filter-bar.tsx';
import page from '../../design/page.module.css';
import { PageHead } from '../../design/page-head.tsx';
import { Panel } from '../../design/panel.tsx';
import { Answered } from '../../design/states.tsx';
import { Tag } from '../../design/tag.tsx';
import { useAddressQuery } from '../../design/use-address-query.ts';
import { useWords } from '../../i18n/words.ts';
import { BrandDialog } from './brand-dialog.tsx';
import { BrandsTable } from './brands-table.tsx';

const isKzMissing = ({ description_ru, description_kz }: OfficeBrand): boolean =>
  description_ru !== '' && description_kz === '';

export function BrandsScreen() {
  const { t } = useWords();
  const { rights } = useMe();
  const { query, set } = useAddressQuery();
  const brands = useCall('GET /office/api/v1/brands/');
  const [open, setOpen] = useState<OfficeBrand | 'new' | null>(null);
  const [isMerging, setMerging] = useState(false);
  const changes = useChanges({
    title: t('brands.title'),
    renews: [
      'GET /office/api/v1/brands/',
      'GET /office/api/v1/products/choices/',
      'GET /office/api/v1/opening/',
    ],
    onApplied: ({ counts }) => {
      if (counts.applied > 0) close();
    },
  });
  const close = () => {
    setOpen(null);
    setMerging(false);
  };
  const mayWrite = rights.tree?.write !== undefined;
  const q = query.get('q') ?? '';
  const isMissingOnly = query.get('kz') === 'missing';
  const missing = brands.data?.items.filter(isKzMissing).length ?? 0;
  const fits = (brand: OfficeBrand): boolean =>
    (!isMissingOnly || isKzMissing(brand)) && brand.name.toLowerCase().includes(q.trim().toLowerCase());
  return (
    <>
      <PageHead
        title={t('brands.title')}
        lead={
          <>
            {brands.data ? t('brands.count', { count: brands.data.items.length }) : null}
            {mayWrite ? null : <Tag icon="eye">{t('whyNot.right')}</Tag>}
          </>
        }
        acts={
          <Button icon="plus" whyNot={mayWrite ? null : t('whyNot.right')} onClick={() => setOpen('new')}>
            {t('brands.add')}
          </Button>
        }
      />
      <div className={page.page}>
        <FilterBar
          search={{ value: q, label: t('brands.search'), onChange: (next) => set({ q: next }) }}
          chips={[
            {
              id: 'kz',
              label: t('brands.missing', { count: missing }),
              isOn: isMissingOnly,
              onPress: () => set({ kz: isMissingOnly ? null : 'missing' }),
            },
          ]}
        />
        <Panel isFlush>
          <Answered of={brands}>
            {({ items }) => (
              <BrandsTable
                brands={items.filter(fits)}
                isFiltered={items.length > 0}
                onOpen={mayWrite ? setOpen : null}
                onSave={mayWrite ? changes.save : null}
              />
            )}
          </Answered>
        </Panel>
      </div>
      {open === null || isMerging ? null : (
        <BrandDialog
          brand={open === 'new' ? null : open}
          isBusy={changes.isBusy}
          onSave={changes.save}
          onMerge={() => setMerging(true)}
          onClose={close}
        />
      )}
      {open !== null && open !== 'new' && isMerging ? (
        <MergeDialog
          subject="brand_merge"
          id={open.id}
          name={open.name}
          products={open.products}
          others={(brands.data?.items ?? []).filter(({ is_active }) => is_active)}
          isBusy={changes.isBusy}
          onSave={changes.save}
          onClose={close}
        />
      ) : null}
      <ChangeDialogs changes={changes} />
    </>
  );
}
