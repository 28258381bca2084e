import { formatNumber, formatTenge } from '#domain/money.ts';
import { Icon } from '#storefront/design/icon.tsx';
import { Button } from '../../design/button.tsx';
import page from '../../design/page.module.css';
import { Tag } from '../../design/tag.tsx';
import { useWords } from '../../i18n/words.ts';
import { FAULTS } from './fault-tags.tsx';
import styles from './product-sets.module.css';
import type { ShownItem } from './set-edits.ts';
import { SetItemFields } from './set-item-fields.tsx';
import type { ReckonedSet, SetForm } from './use-set-form.ts';

interface SetItemCardProps {
  form: SetForm;
  item: ShownItem;
  at: number;
  reckoned: ReckonedSet['items'][number] | undefined;
  isChosen: boolean;
  isOpen: boolean;
  mayWrite: boolean;
  onChoose: () => void;
  onOpen: () => void;
  onAddOther: () => void;
}

/** One item: what it is, what it comes to, what is wrong with it; opened, all that can be set of it. */
export function SetItemCard(props: SetItemCardProps) {
  const { form, item, at, reckoned, isChosen, isOpen, mayWrite, onChoose, onOpen, onAddOther } = props;
  const { t } = useWords();
  const name = form.nameOf(item);
  const main = form.goods.get(item.product_ids[0] ?? 0);
  const line = reckoned?.line;
  return (
    <li className={styles.item} data-chosen={isChosen || undefined}>
      <span className={styles.place} aria-hidden="true">
        {at + 1}
      </span>
      <div className={styles.about}>
        <b>{name}</b>
        <span className={styles.second}>
          {main ? `${t('product.code', { code: main.article })} · ` : ''}
          {item.product_ids.length > 1
            ? t('productSets.others', { count: item.product_ids.length - 1 })
            : t('productSets.noOthers')}
          {item.is_required ? '' : ` · ${t('productSets.optional')}`}
        </span>
        <span className={page.row}>
          {reckoned?.faults.map((fault) => (
            <Tag key={fault} tone={FAULTS[fault].tone} icon={FAULTS[fault].icon}>
              {fault === 'price'
                ? t('productSets.wasPrice', {
                    was: formatTenge(item.seen_price),
                    now: formatTenge(main?.price),
                  })
                : t(`productSets.fault.${fault}`)}
            </Tag>
          ))}
          {item.spot === null ? <Tag icon="map-pin">{t('productSets.noMark')}</Tag> : null}
        </span>
      </div>
      <span className={styles.sum}>
        {line ? (
          <>
            <b>{formatTenge(line.sum)}</b>
            <span className={styles.second}>
              {formatNumber(line.count)} × {formatTenge(line.price)}
            </span>
          </>
        ) : (
          <span className={styles.second}>{t('productSets.notTaken')}</span>
        )}
      </span>
      <span className={styles.acts}>
        {mayWrite
          ? ([-1, 1] as const).map((by) => (
              <button
                key={by}
                className={styles.small}
                type="button"
                aria-label={`${t(by < 0 ? 'productSets.up' : 'productSets.down')}: ${name}`}
                aria-disabled={form.items[at + by] === undefined}
                onClick={() => form.move(at, by)}
              >
                <Icon name={by < 0 ? 'arrow-up' : 'arrow-down'} size={16} />
              </button>
            ))
          : null}
        {mayWrite ? (
          <Button
            look={isChosen ? 'plain' : 'quiet'}
            size="small"
            icon="map-pin"
            aria-pressed={isChosen}
            onClick={onChoose}
          >
            {t('productSets.place')}
            <span className="visually-hidden">: {name}</span>
          </Button>
        ) : null}
        <Button look="quiet" size="small" aria-expanded={isOpen} onClick={onOpen}>
          {t(isOpen ? 'productSets.close' : 'productSets.open')}
          <span className="visually-hidden">: {name}</span>
        </Button>
      </span>
      {isOpen ? <SetItemFields form={form} item={item} mayWrite={mayWrite} onAddOther={onAddOther} /> : null}
    </li>
  );
}
