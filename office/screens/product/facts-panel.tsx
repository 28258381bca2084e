import { parseCell } from '#domain/office/cells.ts';
import { useCall } from '../../calls/use-call.ts';
import { Checkbox, SelectField, TextField } from '../../design/field.tsx';
import { Panel } from '../../design/panel.tsx';
import { useWords } from '../../i18n/words.ts';
import { FieldMark } from './field-mark.tsx';
import styles from './product.module.css';
import { anchorOf } from './product-contents.tsx';
import { UnitsTable } from './units-table.tsx';
import type { ProductForm } from './use-product-form.ts';

const TEXTS = ['product_code', 'gtin', 'ntin', 'country_code'] as const;
const NUMBERS = ['warranty_months', 'vat_percent', 'length_mm', 'width_mm', 'height_mm'] as const;
const FLAGS = ['active', 'on_order', 'is_offline'] as const;

/** What is not words: where it stands, how it is known, how big it is, how it is sold. */
export function FactsPanel({ form }: { form: ProductForm }) {
  const { t, locale } = useWords();
  const choices = useCall('GET /office/api/v1/products/choices/').data?.data;
  const { section, brand } = form.product;
  const nameOf = ({ nameRu, nameKz }: { nameRu: string; nameKz: string }) =>
    locale === 'kz' && nameKz !== '' ? nameKz : nameRu;
  const leaves = choices?.sections.filter(({ isLeaf }) => isLeaf) ?? [{ ...section, isLeaf: true }];
  const mark = (name: string) => <FieldMark form={form} name={name} />;
  const whyNot = (name: string) => {
    if (form.may(name)) return undefined;
    return t(form.isOwned(name) ? 'product.oneCKeeps' : 'whyNot.right');
  };
  return (
    <Panel anchor={anchorOf('facts')} title={t('product.facts')}>
      <div className={styles.facts}>
        <SelectField
          label={form.label('section_id')}
          mark={mark('section_id')}
          disabled={!form.may('section_id')}
          title={whyNot('section_id')}
          value={form.text('section_id')}
          onChange={(event) => form.set('section_id', Number(event.currentTarget.value))}
        >
          {leaves.map((leaf) => (
            <option key={leaf.id} value={leaf.id}>
              {nameOf(leaf)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={form.label('brand_id')}
          mark={mark('brand_id')}
          disabled={!form.may('brand_id')}
          title={whyNot('brand_id')}
          value={form.text('brand_id')}
          onChange={(event) => form.set('brand_id', Number(event.currentTarget.value))}
        >
          {(choices?.brands ?? [brand]).map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        {TEXTS.map((name) => (
          <TextField
            key={name}
            label={form.label(name)}
            mark={mark(name)}
            readOnly={!form.may(name)}
            value={form.text(name)}
            onChange={(event) => form.setText(name, event.currentTarget.value.trim())}
          />
        ))}
        {NUMBERS.map((name) => (
          <TextField
            key={name}
            label={form.label(name)}
            mark={mark(name)}
            inputMode="numeric"
            readOnly={!form.may(name)}
            value={form.text(name)}
            onChange={({ currentTarget: { value } }) => {
              const read = parseCell(value, 'number');
              if (read !== 'wrong') form.set(name, read === 'empty' ? null : read.value);
            }}
          />
        ))}
      </div>
      <div className={styles.flags}>
        {FLAGS.map((name) => (
          <Checkbox
            key={name}
            label={form.isOwned(name) ? `${form.label(name)} (${t('product.oneC')})` : form.label(name)}
            checked={form.value(name) === true}
            disabled={!form.may(name)}
            onChange={(event) => form.set(name, event.currentTarget.checked)}
          />
        ))}
      </div>
      <UnitsTable form={form} names={choices?.units ?? []} />
    </Panel>
  );
}
