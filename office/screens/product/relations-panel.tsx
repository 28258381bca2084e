/** Goods that staff name beside this one: what can be taken instead, and what is taken with it. They go before what rules find. */
import { useState } from 'react';
import type { ProductRelation } from '#contract/office/product-fields.ts';
import { Button } from '../../design/button.tsx';
import { OfficeLink } from '../../design/office-link.tsx';
import { Panel } from '../../design/panel.tsx';
import { Tag } from '../../design/tag.tsx';
import { useWords } from '../../i18n/words.ts';
import { FindProductDialog, type FoundProduct } from '../../views/find-product-dialog.tsx';
import { FieldMark } from './field-mark.tsx';
import styles from './lists.module.css';
import { MoveActs } from './move-acts.tsx';
import shared from './product.module.css';
import { anchorOf } from './product-contents.tsx';
import type { ProductForm } from './use-product-form.ts';

const KINDS = ['analogue', 'companion'] as const;
type Kind = (typeof KINDS)[number];
const MOST = 20;

export function RelationsPanel({ form }: { form: ProductForm }) {
  const { t, locale } = useWords();
  const relations = (form.value('relations') ?? []) as unknown as ProductRelation[];
  const may = form.may('relations');
  const [asked, setAsked] = useState<Kind | null>(null);
  /** Those that were named just now: the product itself tells of the saved ones. */
  const [found, setFound] = useState<readonly FoundProduct[]>([]);
  const known = (id: number) =>
    found.find((each) => each.id === id) ?? form.product.related.find((each) => each.id === id);
  const ofKind = (kind: Kind) => relations.filter((each) => each.kind === kind);
  const setKind = (kind: Kind, next: readonly ProductRelation[]) =>
    form.set('relations', KINDS.flatMap((each) => (each === kind ? next : ofKind(each))) as never);
  return (
    <Panel
      anchor={anchorOf('relations')}
      title={t('product.relations')}
      lead={relations.length > 0 ? relations.length : undefined}
      end={<FieldMark form={form} name="relations" />}
    >
      {KINDS.map((kind) => {
        const own = ofKind(kind);
        return (
          <div key={kind} className={styles.kind}>
            <h3>{t(`relation.${kind}`)}</h3>
            <p className={shared.quiet}>{t(`relation.${kind}Hint`)}</p>
            <ol className={styles.list}>
              {own.map(({ id }, at) => {
                const good = known(id);
                const name = good ? (locale === 'kz' && good.nameKz ? good.nameKz : good.nameRu) : `№ ${id}`;
                return (
                  <li key={id} className={styles.good}>
                    <OfficeLink to={`/products/${id}`}>
                      {name}
                      <small>{good ? t('product.code', { code: good.productCode }) : null}</small>
                    </OfficeLink>
                    {good && !good.active ? (
                      <Tag tone="warn" icon="eye-off">
                        {t('relation.off')}
                      </Tag>
                    ) : null}
                    {may ? (
                      <MoveActs list={own} at={at} name={name} onChange={(next) => setKind(kind, next)} />
                    ) : null}
                  </li>
                );
              })}
            </ol>
            {may && own.length < MOST ? (
              <Button look="quiet" size="small" icon="plus" onClick={() => setAsked(kind)}>
                {t(`relation.${kind}Add`)}
              </Button>
            ) : null}
          </div>
        );
      })}
      {asked ? (
        <FindProductDialog
          title={t(`relation.${asked}Add`)}
          without={[form.product.id, ...ofKind(asked).map(({ id }) => id)]}
          onClose={() => setAsked(null)}
          onFound={(good) => {
            setFound((before) => [...before, good]);
            setKind(asked, [...ofKind(asked), { kind: asked, id: good.id }]);
            setAsked(null);
          }}
        />
      ) : null}
    </Panel>
  );
}
