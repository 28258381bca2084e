import type { Change } from '#contract/office/changes.ts';
import type { OfficeSection } from '#contract/office/tree.ts';
import { useNavigate } from '#storefront/router/hooks.ts';
import { ThingDialog, type ThingValues } from '../../changes/thing-dialog.tsx';
import { Button } from '../../design/button.tsx';
import { SelectField, TextField } from '../../design/field.tsx';
import { officeAddress } from '../../design/office-link.tsx';
import { useWords } from '../../i18n/words.ts';
import styles from './tree.module.css';

const CODE = /^[a-z0-9]+(-[a-z0-9]+)*$/;

interface SectionDialogProps {
  /** Null: a new one. */
  section: OfficeSection | null;
  sections: readonly OfficeSection[];
  isBusy: boolean;
  onSave: (changes: Change[]) => void;
  /** Of one that goods lie in. */
  onFilters: () => void;
  onMerge: () => void;
  onClose: () => void;
}

/** A new section, or another place for one that is there; goods lie in it or sections do, never both. */
export function SectionDialog(props: SectionDialogProps) {
  const { section, sections, isBusy, onSave, onFilters, onMerge, onClose } = props;
  const { t, locale } = useWords();
  const navigate = useNavigate();
  const below = section ? listBelow(sections, section.id) : new Set<number>();
  const hasChildren = section !== null && sections.some(({ parentId }) => parentId === section.id);
  const findFault = (values: ThingValues): string | null =>
    ['name_ru', 'name_kz'].every((field) => String(values[field] ?? '').trim() !== '')
      ? null
      : t('tree.namesNeeded');
  const findAnyFault = (values: ThingValues): string | null =>
    findFault(values) ?? (section === null || CODE.test(String(values.code)) ? null : t('tree.wrongCode'));
  return (
    <ThingDialog
      title={section ? (locale === 'kz' ? section.nameKz : section.nameRu) : t('tree.new')}
      {...(section ? {} : { lead: t('tree.newLead') })}
      subject="section"
      id={section?.id ?? null}
      stored={{
        name_ru: section?.nameRu ?? '',
        name_kz: section?.nameKz ?? '',
        parent_id: section?.parentId ?? null,
        ...(section ? { code: section.code } : {}),
      }}
      findFault={findAnyFault}
      isBusy={isBusy}
      onSave={onSave}
      onClose={onClose}
      away={
        section ? (
          <Button
            look="danger"
            icon="close"
            isBusy={isBusy}
            whyNot={section.products > 0 || hasChildren ? t('tree.inUse') : null}
            onClick={() =>
              onSave([{ subject: 'section', id: section.id, field: 'is_active', from: true, to: false }])
            }
          >
            {t('tree.drop')}
          </Button>
        ) : null
      }
    >
      {(values, set) => (
        <>
          {(['name_ru', 'name_kz'] as const).map((field) => (
            <TextField
              key={field}
              label={t(`field.section.${field}`)}
              maxLength={120}
              value={String(values[field] ?? '')}
              data-autofocus={field === 'name_ru' || undefined}
              onChange={(event) => set(field, event.currentTarget.value.trimStart())}
              onBlur={(event) => set(field, event.currentTarget.value.trim())}
            />
          ))}
          <SelectField
            label={t('field.section.parent_id')}
            value={String(values.parent_id ?? '')}
            onChange={(event) => set('parent_id', Number(event.currentTarget.value) || null)}
          >
            <option value="">{t('tree.top')}</option>
            {sections
              .filter(({ id }) => !below.has(id))
              .map(({ id, nameRu, nameKz }) => (
                <option key={id} value={id}>
                  {locale === 'kz' ? nameKz || nameRu : nameRu}
                </option>
              ))}
          </SelectField>
          {section ? (
            <TextField
              label={t('field.section.code')}
              hint={t('tree.codeHint')}
              maxLength={80}
              value={String(values.code ?? '')}
              onChange={(event) => set('code', event.currentTarget.value.trim().toLowerCase())}
            />
          ) : null}
          {section && !hasChildren ? (
            <div className={styles.acts}>
              <Button look="plain" size="small" icon="filter" onClick={onFilters}>
                {t('filters.open')}
              </Button>
              <Button
                look="plain"
                size="small"
                icon="document"
                onClick={() => void navigate(officeAddress(`/tree/${section.id}/pages`))}
              >
                {t('filterPages.title')}
              </Button>
              <Button look="plain" size="small" icon="link" onClick={onMerge}>
                {t('merge.open')}
              </Button>
            </div>
          ) : null}
        </>
      )}
    </ThingDialog>
  );
}

/** Itself and all below it: nothing stands under itself. Sections come parents first. */
function listBelow(sections: readonly OfficeSection[], id: number): Set<number> {
  const below = new Set([id]);
  for (const section of sections)
    if (section.parentId !== null && below.has(section.parentId)) below.add(section.id);
  return below;
}
