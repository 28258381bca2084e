/** A new product: what it cannot be without. It is off, and is finished in its editor. */
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ChangeSet } from '#contract/office/changes.ts';
import { parseCell } from '#domain/office/cells.ts';
import { useNavigate } from '#storefront/router/hooks.ts';
import { useMe } from '../../access/use-me.ts';
import type { CallFailure } from '../../calls/call-failure.ts';
import { office } from '../../calls/office.ts';
import { useCall } from '../../calls/use-call.ts';
import { useFieldWords } from '../../changes/office-words.ts';
import { Button } from '../../design/button.tsx';
import { Dialog } from '../../design/dialog.tsx';
import { SelectField, TextField } from '../../design/field.tsx';
import { Note } from '../../design/note.tsx';
import { officeAddress } from '../../design/office-link.tsx';
import { sayFailure } from '../../design/states.tsx';
import { useWords } from '../../i18n/words.ts';
import { toNewProduct } from './new-product.ts';
import styles from './products.module.css';

const TEXTS = ['name_ru', 'name_kz', 'product_code'] as const;

export function NewProductDialog({ onClose }: { onClose: () => void }) {
  const { t, locale } = useWords();
  const sayField = useFieldWords();
  const { rights } = useMe();
  const navigate = useNavigate();
  const choices = useCall('GET /office/api/v1/products/choices/').data?.data;
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const set = (field: string) => (event: { currentTarget: { value: string } }) =>
    setValues({ ...values, [field]: event.currentTarget.value });
  const make = useMutation<ChangeSet, CallFailure>({
    mutationFn: async () =>
      (
        await office.call('POST /office/api/v1/changes/', {
          body: { items: toNewProduct(values), apply: true, kind: 'edit', title: t('new.title') },
        })
      ).data,
    onSuccess: ({ items }) => {
      const id = items.find((item) => item.state === 'applied')?.id;
      if (id) void navigate(officeAddress(`/products/${id}`));
    },
  });
  const wrong = make.data?.items.find(({ state }) => state === 'wrong');
  const isWhole = [values.name_ru, values.section_id, values.brand_id].every((value) => value?.trim());
  const isPriceGood = parseCell(values.price ?? '', 'money') !== 'wrong';
  const say = (wording: string, code: string) => (wording === '' ? code : wording);
  return (
    <Dialog
      title={t('new.title')}
      lead={t('new.lead')}
      onClose={onClose}
      footer={
        <>
          <Button look="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            isBusy={make.isPending}
            whyNot={isWhole ? (isPriceGood ? null : t('new.wrongPrice')) : t('new.needed')}
            onClick={() => make.mutate()}
          >
            {t('new.make')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        {TEXTS.map((field) => (
          <TextField
            key={field}
            label={sayField('product', field)}
            hint={field === 'product_code' ? t('new.codeHint') : undefined}
            maxLength={field === 'product_code' ? 40 : 200}
            value={values[field] ?? ''}
            onChange={set(field)}
          />
        ))}
        <SelectField
          label={sayField('product', 'section_id')}
          value={values.section_id ?? ''}
          onChange={set('section_id')}
        >
          <option value="">{t('bulk.pick')}</option>
          {choices?.sections
            .filter(({ isLeaf }) => isLeaf)
            .map(({ id, nameRu, nameKz }) => (
              <option key={id} value={id}>
                {locale === 'kz' ? say(nameKz, nameRu) : nameRu}
              </option>
            ))}
        </SelectField>
        <SelectField
          label={sayField('product', 'brand_id')}
          value={values.brand_id ?? ''}
          onChange={set('brand_id')}
        >
          <option value="">{t('bulk.pick')}</option>
          {choices?.brands.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        {rights.prices?.write === undefined ? null : (
          <TextField
            label={sayField('product', 'price')}
            inputMode="numeric"
            value={values.price ?? ''}
            onChange={set('price')}
          />
        )}
        {make.error ? <Note tone="bad">{sayFailure(make.error, t('state.noAnswer'))}</Note> : null}
        {wrong?.why ? (
          <Note tone="bad">
            {sayField('product', wrong.field)}: {wrong.why.words}
          </Note>
        ) : null}
      </div>
    </Dialog>
  );
}
