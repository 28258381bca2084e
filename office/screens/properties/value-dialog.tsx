import type { Change } from '#contract/office/changes.ts';
import type { OfficeValue } from '#contract/office/properties.ts';
import { ThingDialog, type ThingValues } from '../../changes/thing-dialog.tsx';
import { Button } from '../../design/button.tsx';
import { TextField } from '../../design/field.tsx';
import { useWords } from '../../i18n/words.ts';

interface ValueDialogProps {
  value: OfficeValue;
  isBusy: boolean;
  onSave: (changes: Change[]) => void;
  onMerge: () => void;
  onClose: () => void;
}

/** How a value is called in both languages, or which other one takes its goods; what was merged is parted again. */
export function ValueDialog({ value, isBusy, onSave, onMerge, onClose }: ValueDialogProps) {
  const { t } = useWords();
  const findFault = (values: ThingValues): string | null =>
    ['name_ru', 'name_kz'].every((field) => String(values[field] ?? '').trim() !== '')
      ? null
      : t('tree.namesNeeded');
  return (
    <ThingDialog
      title={value.nameRu}
      subject="property_value"
      id={value.id}
      stored={{ name_ru: value.nameRu, name_kz: value.nameKz }}
      findFault={findFault}
      isBusy={isBusy}
      onSave={onSave}
      onClose={onClose}
    >
      {(values, set) => (
        <>
          {(['name_ru', 'name_kz'] as const).map((field) => (
            <TextField
              key={field}
              label={t(`field.property_value.${field}`)}
              maxLength={200}
              value={String(values[field] ?? '')}
              data-autofocus={field === 'name_ru' || undefined}
              onChange={(event) => set(field, event.currentTarget.value.trimStart())}
              onBlur={(event) => set(field, event.currentTarget.value.trim())}
            />
          ))}
          <div>
            {value.into === null ? (
              <Button look="plain" size="small" icon="link" onClick={onMerge}>
                {t('merge.open')}
              </Button>
            ) : (
              <Button
                look="plain"
                size="small"
                icon="undo"
                isBusy={isBusy}
                onClick={() =>
                  onSave([
                    { subject: 'value_merge', id: value.id, field: 'into', from: value.into, to: null },
                  ])
                }
              >
                {t('properties.part')}
              </Button>
            )}
          </div>
        </>
      )}
    </ThingDialog>
  );
}
