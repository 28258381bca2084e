/** One product: both languages side by side, its facts, prices, pictures, why it is not seen, and what was done to it. */
import { useState } from 'react';
import type { OfficeProduct } from '#contract/office/products.ts';
import { useLocation } from '#storefront/router/hooks.ts';
import { useMe } from '../../access/use-me.ts';
import { isFailure } from '../../calls/call-failure.ts';
import { useCall } from '../../calls/use-call.ts';
import { ChangeDialogs } from '../../changes/change-dialogs.tsx';
import { ChangesBar } from '../../changes/changes-bar.tsx';
import { type Edits, toChanges, withoutSaved } from '../../changes/edits.ts';
import { useChanges } from '../../changes/use-changes.ts';
import { Button } from '../../design/button.tsx';
import { Note } from '../../design/note.tsx';
import page from '../../design/page.module.css';
import { PageHead } from '../../design/page-head.tsx';
import { Answered, Empty } from '../../design/states.tsx';
import { Tag } from '../../design/tag.tsx';
import { GRID_CALLS } from '../../grid/use-grid-rows.ts';
import { useWords } from '../../i18n/words.ts';
import { Presence } from '../../presence/presence.tsx';
import { CitiesPanel } from './cities-panel.tsx';
import { DocumentsPanel } from './documents-panel.tsx';
import { FactsPanel } from './facts-panel.tsx';
import { HistoryPanel } from './history-panel.tsx';
import { LookDialog } from './look-dialog.tsx';
import { PicturesPanel } from './pictures-panel.tsx';
import { PricesPanel } from './prices-panel.tsx';
import styles from './product.module.css';
import { ProductContents } from './product-contents.tsx';
import { PropertiesPanel } from './properties-panel.tsx';
import { RelationsPanel } from './relations-panel.tsx';
import { StocksPanel } from './stocks-panel.tsx';
import { TextsPanel } from './texts-panel.tsx';
import { useProductForm } from './use-product-form.ts';
import { VariantsPanel } from './variants-panel.tsx';
import { VisibilityPanel } from './visibility-panel.tsx';

export function ProductScreen() {
  const { t } = useWords();
  const id = useLocation().pathname.split('/').at(-1) ?? '';
  const product = useCall('GET /office/api/v1/products/{id}/', { params: { id } });
  if (product.error && isFailure(product.error, 'product.not_found'))
    return (
      <>
        <PageHead title={t('product.title')} path={[{ title: t('products.title'), to: '/products' }]} />
        <Empty icon="box" title={product.error.message} />
      </>
    );
  return <Answered of={product}>{({ data }) => <ProductEditor key={data.id} product={data} />}</Answered>;
}

function ProductEditor({ product }: { product: OfficeProduct }) {
  const { t, locale } = useWords();
  const { rights } = useMe();
  const [edits, setEdits] = useState<Edits>([]);
  const [isLooking, setLooking] = useState(false);
  const form = useProductForm({ product, edits, setEdits, rights });
  const name = String((locale === 'kz' ? product.values.name_kz : null) ?? product.values.name_ru ?? '');
  const changes = useChanges({
    title: name,
    renews: [
      'GET /office/api/v1/products/{id}/',
      'GET /office/api/v1/products/{id}/history/',
      'GET /office/api/v1/products/{id}/variants/',
      'GET /office/api/v1/log/',
      ...GRID_CALLS,
    ],
    onApplied: ({ items }) => setEdits((before) => withoutSaved(before, items)),
  });
  const { section } = product;
  const isSeen = !product.visibility.some(({ gravity }) => gravity === 'hidden');
  const mayWrite = ['name_ru', 'gtin', 'price'].some(form.may);
  return (
    <>
      <PageHead
        title={name}
        path={[
          { title: t('products.title'), to: '/products' },
          {
            title: locale === 'kz' ? section.nameKz : section.nameRu,
            to: `/products?where=section:${section.id}`,
          },
        ]}
        lead={
          <>
            <span>{t('product.code', { code: String(product.values.product_code) })}</span>
            <Tag tone={isSeen ? 'good' : 'bad'} icon={isSeen ? 'eye' : 'eye-off'}>
              {t(isSeen ? 'product.seen' : 'product.hidden')}
            </Tag>
            {mayWrite ? null : <Tag icon="eye">{t('whyNot.right')}</Tag>}
            <Presence subject="product" id={product.id} field={edits.at(-1)?.field ?? null} />
          </>
        }
        tabs={<ProductContents form={form} />}
        acts={
          <>
            {isSeen ? (
              <a className={styles.inShop} href={`/p/${product.code}`} target="_blank" rel="noreferrer">
                {t('product.inShop')}
              </a>
            ) : null}
            <Button
              look="plain"
              icon="eye"
              whyNot={product.hasPrice ? null : t('look.noPrice')}
              onClick={() => setLooking(true)}
            >
              {t('look.title')}
            </Button>
          </>
        }
      />
      <div className={page.page}>
        {product.owned.length > 0 ? <Note>{t('product.oneCKeeps')}</Note> : null}
        <div className={page.columns}>
          <div className={page.stack}>
            <TextsPanel form={form} />
            <div className={styles.halves}>
              <div className={page.stack}>
                <PropertiesPanel form={form} />
                <PicturesPanel form={form} />
                <VariantsPanel form={form} />
                <RelationsPanel form={form} />
              </div>
              <div className={page.stack}>
                <FactsPanel form={form} />
                <DocumentsPanel form={form} />
              </div>
            </div>
          </div>
          <div className={page.stack}>
            <VisibilityPanel form={form} />
            {product.values.price === undefined ? null : <PricesPanel form={form} />}
            <CitiesPanel cities={product.cities} />
            <StocksPanel product={product} />
            <HistoryPanel form={form} />
          </div>
        </div>
      </div>
      <ChangesBar
        edits={edits}
        isBusy={changes.isBusy}
        onSave={() => changes.save(toChanges(edits))}
        onPreview={() => changes.show(toChanges(edits))}
        onDrop={() => setEdits([])}
      />
      <ChangeDialogs changes={changes} />
      {isLooking ? (
        <LookDialog product={product} edits={edits} title={name} onClose={() => setLooking(false)} />
      ) : null}
    </>
  );
}
