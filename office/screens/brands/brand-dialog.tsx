import type { Change } from '#contract/office/changes.ts';
import type { OfficeBrand } from '#contract/office/kept-brands.ts';
import { ThingDialog, type ThingValues } from '../../changes/thing-dialog.tsx';
import { Button } from '../../design/button.tsx';
import { Checkbox, TextArea, TextField } from '../../design/field.tsx';
import { useWords } from '../../i18n/words.ts';

interface BrandDialogProps {
  /** Null: a new one. */
  brand: OfficeBrand | null;
  isBusy: boolean;
  onSave: (changes: Change[]) => void;
  onMerge: () => void;
  onClose: () => void;
}

const NEW: ThingValues = {
  name: '',
  country_code: 'KZ',
  is_own_label: false,
  description_ru: '',
  description_kz: '',
};
const CODE = /^[A-Z]{2}$/;
const ADDRESS = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export function BrandDialog({ brand, isBusy, onSave, onMerge, onClose }: BrandDialogProps) {
  const { t } = useWords();
  const { name, country_code, is_own_label, description_ru, description_kz } = brand ?? {
    ...(NEW as unknown as OfficeBrand),
  };
  const findFault = (values: ThingValues): string | null => {
    if (String(values.name).trim() === '') return t('brands.nameNeeded');
    if (!CODE.test(String(values.country_code))) return t('brands.countryWrong');
    return brand === null || ADDRESS.test(String(values.code)) ? null : t('tree.wrongCode');
  };
  return (
    <ThingDialog
      title={brand?.name ?? t('brands.new')}
      subject="brand"
      id={brand?.id ?? null}
      stored={{
        ...{ name, country_code, is_own_label, description_ru, description_kz },
        ...(brand ? { code: brand.code } : {}),
      }}
      findFault={findFault}
      isBusy={isBusy}
      onSave={onSave}
      onClose={onClose}
      away={
        brand ? (
          <Button
            look="danger"
            icon="close"
            isBusy={isBusy}
            whyNot={brand.products > 0 ? t('brands.inUse') : null}
            onClick={() =>
              onSave([{ subject: 'brand', id: brand.id, field: 'is_active', from: true, to: false }])
            }
          >
            {t('hours.takeAway')}
          </Button>
        ) : null
      }
    >
      {(values, set) => (
        <>
          <TextField
            label={t('field.brand.name')}
            maxLength={80}
            data-autofocus
            value={String(values.name)}
            onChange={(event) => set('name', event.currentTarget.value.trimStart())}
            onBlur={(event) => set('name', event.currentTarget.value.trim())}
          />
          <TextField
            label={t('field.brand.country_code')}
            hint={t('brands.countryHint')}
            maxLength={2}
            value={String(values.country_code)}
            onChange={(event) => set('country_code', event.currentTarget.value.toUpperCase())}
          />
          {(['description_ru', 'description_kz'] as const).map((field) => (
            <TextArea
              key={field}
              label={t(`field.brand.${field}`)}
              rows={3}
              maxLength={4000}
              value={String(values[field])}
              onChange={(event) => set(field, event.currentTarget.value)}
            />
          ))}
          <Checkbox
            label={t('field.brand.is_own_label')}
            hint={t('brands.ownHint')}
            checked={values.is_own_label === true}
            onChange={(event) => set('is_own_label', event.currentTarget.checked)}
          />
          {brand ? (
            <>
              <TextField
                label={t('field.section.code')}
                hint={t('tree.codeHint')}
                maxLength={60}
                value={String(values.code)}
                onChange={(event) => set('code', event.currentTarget.value.trim().toLowerCase())}
              />
              <div>
                <Button look="plain" size="small" icon="link" onClick={onMerge}>
                  {t('merge.open')}
                </Button>
              </div>
            </>
          ) : null}
        </>
      )}
    </ThingDialog>
  );
}
