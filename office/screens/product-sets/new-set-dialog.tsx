import type { Change } from '#contract/office/changes.ts';
import type { SetMode } from '#contract/sets.ts';
import { ThingDialog, type ThingValues } from '../../changes/thing-dialog.tsx';
import { SelectField, TextField } from '../../design/field.tsx';
import { useWords } from '../../i18n/words.ts';

interface NewSetDialogProps {
  mode: SetMode;
  sections: readonly { code: string; name: string }[];
  isBusy: boolean;
  onSave: (changes: Change[]) => void;
  onClose: () => void;
}

const CODE = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const NAMES = ['name_ru', 'name_kz'] as const;

/** A set begins with its names and its address; buyers do not see it until it is published. */
export function NewSetDialog({ mode, sections, isBusy, onSave, onClose }: NewSetDialogProps) {
  const { t } = useWords();
  const stored: ThingValues = {
    mode,
    code: '',
    section_code: sections[0]?.code ?? '',
    name_ru: '',
    name_kz: '',
  };
  const findFault = (values: ThingValues): string | null => {
    if (NAMES.some((field) => String(values[field]).trim() === '')) return t('productSets.namesNeeded');
    return CODE.test(String(values.code)) ? null : t('productSets.codeWrong');
  };
  return (
    <ThingDialog
      title={t('productSets.new')}
      lead={t('productSets.newLead')}
      subject="set"
      id={null}
      stored={stored}
      findFault={findFault}
      isBusy={isBusy}
      onSave={onSave}
      onClose={onClose}
    >
      {(values, set) => (
        <>
          {NAMES.map((field) => (
            <TextField
              key={field}
              label={t(`productSets.of.${field}`)}
              lang={field === 'name_ru' ? 'ru-KZ' : 'kk-KZ'}
              maxLength={160}
              value={String(values[field])}
              onChange={({ currentTarget }) => set(field, currentTarget.value)}
            />
          ))}
          <TextField
            label={t('productSets.of.code')}
            hint={`/p/sets/${mode}/…`}
            maxLength={80}
            value={String(values.code)}
            onChange={({ currentTarget }) => set('code', currentTarget.value)}
          />
          <SelectField
            label={t('productSets.of.section_code')}
            value={String(values.section_code)}
            onChange={({ currentTarget }) => set('section_code', currentTarget.value)}
          >
            {sections.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </SelectField>
        </>
      )}
    </ThingDialog>
  );
}
