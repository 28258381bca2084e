import { formatNumber, formatTenge } from '#domain/money.ts';
import { Button } from '../../design/button.tsx';
import { Checkbox, SelectField, TextField } from '../../design/field.tsx';
import { toFigure } from '../../design/figure-field.ts';
import page from '../../design/page.module.css';
import { useWords } from '../../i18n/words.ts';
import styles from './product-sets.module.css';
import type { ItemValues, ShownItem } from './set-edits.ts';
import type { SetForm } from './use-set-form.ts';

interface SetItemFieldsProps {
  form: SetForm;
  item: ShownItem;
  mayWrite: boolean;
  onAddOther: () => void;
}

/** Goods of the item, the chosen one first, and how much of them a buyer needs. */
export function SetItemFields({ form, item, mayWrite, onAddOther }: SetItemFieldsProps) {
  const { t } = useWords();
  const set = (values: ItemValues) => form.writeItem(item, values);
  const main = form.goods.get(item.product_ids[0] ?? 0);
  const hasParam = form.shown('param') !== null;
  const figure = (field: 'amount' | 'per_param', label: string) => (
    <TextField
      key={`${item.key} ${field}`}
      label={label}
      inputMode="decimal"
      readOnly={!mayWrite}
      defaultValue={String(item[field]).replace('.', ',')}
      onChange={({ currentTarget }) => {
        const typed = toFigure(currentTarget.value) ?? 0;
        if (typeof typed === 'number' && typed >= 0) set({ [field]: typed });
      }}
    />
  );
  /** Whose price was seen goes with whoever stands first. */
  const setGoods = (ids: number[]) =>
    set({ product_ids: ids, seen_price: form.goods.get(ids[0] ?? 0)?.price ?? null });
  return (
    <div className={styles.fields}>
      <ol className={styles.goods}>
        {item.product_ids.map((id, at) => {
          const product = form.goods.get(id);
          const name = product?.name ?? t('productSets.unknown', { id });
          const others = item.product_ids.filter((each) => each !== id);
          return (
            <li key={id}>
              <span>
                {name}
                <span className={styles.second}>
                  {at === 0 ? t('productSets.main') : t('productSets.other')}
                  {product
                    ? ` · ${formatTenge(product.price)} · ${t('productSets.stock', {
                        here: formatNumber(product.inCity),
                        all: formatNumber(product.inAll),
                      })}${product.isSold ? '' : ` · ${t('productSets.fault.not_sold')}`}`
                    : ''}
                </span>
              </span>
              {mayWrite && item.product_ids.length > 1 ? (
                <span className={page.row}>
                  {at === 0 ? null : (
                    <Button look="quiet" size="small" onClick={() => setGoods([id, ...others])}>
                      {t('productSets.makeMain')}
                      <span className="visually-hidden">: {name}</span>
                    </Button>
                  )}
                  <Button look="quiet" size="small" icon="trash" onClick={() => setGoods(others)}>
                    <span className="visually-hidden">
                      {t('productSets.remove')}: {name}
                    </span>
                  </Button>
                </span>
              ) : null}
            </li>
          );
        })}
      </ol>
      {mayWrite ? (
        <Button look="plain" size="small" icon="plus" onClick={onAddOther}>
          {t('productSets.addOther')}
        </Button>
      ) : null}
      <div className={styles.grid}>
        {figure('amount', t('productSets.amount'))}
        {hasParam ? figure('per_param', t('productSets.perParam')) : null}
        <SelectField
          label={t('productSets.measure')}
          value={item.measure}
          disabled={!mayWrite}
          onChange={({ currentTarget }) =>
            set({ measure: currentTarget.value === 'second' ? 'second' : 'base' })
          }
        >
          <option value="base">{main?.unit || t('productSets.base')}</option>
          {main?.secondUnit || item.measure === 'second' ? (
            <option value="second">{main?.secondUnit ?? t('productSets.second')}</option>
          ) : null}
        </SelectField>
        {(['group_ru', 'group_kz'] as const).map((field) => (
          <TextField
            key={field}
            label={t(`productSets.${field}`)}
            lang={field === 'group_ru' ? 'ru-KZ' : 'kk-KZ'}
            maxLength={80}
            readOnly={!mayWrite}
            value={item[field]}
            onChange={({ currentTarget }) => set({ [field]: currentTarget.value })}
          />
        ))}
      </div>
      <div className={page.row}>
        <Checkbox
          label={t('productSets.required')}
          checked={item.is_required}
          disabled={!mayWrite}
          onChange={({ currentTarget }) => set({ is_required: currentTarget.checked })}
        />
        {item.is_required ? null : (
          <Checkbox
            label={t('productSets.taken')}
            checked={item.is_taken}
            disabled={!mayWrite}
            onChange={({ currentTarget }) => set({ is_taken: currentTarget.checked })}
          />
        )}
      </div>
      {mayWrite ? (
        <div className={page.row}>
          {item.spot === null ? null : (
            <Button look="quiet" size="small" icon="map-pin" onClick={() => set({ spot: null })}>
              {t('productSets.dropMark')}
            </Button>
          )}
          <Button look="danger" size="small" icon="trash" onClick={() => form.drop(item)}>
            {t('productSets.dropItem')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
