import type { Change } from '#contract/office/changes.ts';
import type { StaticFilterPage } from '#contract/office/static-filters.ts';
import { ThingDialog, type ThingValues } from '../../changes/thing-dialog.tsx';
import { Button } from '../../design/button.tsx';
import { TextArea, TextField } from '../../design/field.tsx';
import { useWords } from '../../i18n/words.ts';
import { ChoicePreview } from './choice-preview.tsx';
import styles from './filter-pages.module.css';

interface FilterPageDialogProps {
  sectionId: number;
  /** Null: a new one. */
  page: StaticFilterPage | null;
  isBusy: boolean;
  onSave: (changes: Change[]) => void;
  onClose: () => void;
}

const LINES = ['name_ru', 'name_kz', 'title_ru', 'title_kz'] as const;
const TEXTS = ['description_ru', 'description_kz', 'seo_text_ru', 'seo_text_kz'] as const;
const NEEDED = [...LINES, 'description_ru', 'description_kz'] as const;
const CODE = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The words of both languages, the address, and the choice with the goods that it leaves. */
export function FilterPageDialog({ sectionId, page, isBusy, onSave, onClose }: FilterPageDialogProps) {
  const { t } = useWords();
  const stored: ThingValues = page
    ? (({ id: _id, position: _position, is_active: _on, ...values }) => values)(page)
    : {
        ...Object.fromEntries([...LINES, ...TEXTS].map((field) => [field, ''])),
        code: '',
        choice: {},
        section_id: sectionId,
      };
  const findFault = (values: ThingValues): string | null => {
    if (!NEEDED.every((field) => String(values[field] ?? '').trim() !== '')) return t('filterPages.words');
    if (!CODE.test(String(values.code))) return t('tree.wrongCode');
    return Object.keys(values.choice ?? {}).length === 0 ? t('filterPages.choose') : null;
  };
  return (
    <ThingDialog
      title={page?.name_ru ?? t('filterPages.new')}
      subject="static_filter"
      id={page?.id ?? null}
      stored={stored}
      findFault={findFault}
      isBusy={isBusy}
      onSave={onSave}
      onClose={onClose}
      away={
        page ? (
          <Button
            look={page.is_active ? 'danger' : 'plain'}
            icon={page.is_active ? 'eye-off' : 'eye'}
            isBusy={isBusy}
            onClick={() =>
              onSave([
                {
                  ...{ subject: 'static_filter', id: page.id, field: 'is_active' },
                  from: page.is_active,
                  to: !page.is_active,
                },
              ])
            }
          >
            {t(page.is_active ? 'filterPages.hide' : 'filterPages.show')}
          </Button>
        ) : null
      }
    >
      {(values, set) => (
        <>
          <ChoicePreview
            sectionId={sectionId}
            choice={(values.choice ?? {}) as StaticFilterPage['choice']}
            onChoose={(choice) => set('choice', choice)}
          />
          <div className={styles.pairs}>
            {LINES.map((field) => (
              <TextField
                key={field}
                label={t(`field.static_filter.${field}`)}
                maxLength={200}
                value={String(values[field] ?? '')}
                onChange={(event) => set(field, event.currentTarget.value.trimStart())}
              />
            ))}
          </div>
          <TextField
            label={t('field.static_filter.code')}
            {...(page ? { hint: t('tree.codeHint') } : {})}
            maxLength={80}
            value={String(values.code ?? '')}
            onChange={(event) => set('code', event.currentTarget.value.trim().toLowerCase())}
          />
          <div className={styles.pairs}>
            {TEXTS.map((field) => (
              <TextArea
                key={field}
                label={t(`field.static_filter.${field}`)}
                rows={3}
                maxLength={field.startsWith('seo') ? 20_000 : 500}
                value={String(values[field] ?? '')}
                onChange={(event) => set(field, event.currentTarget.value)}
              />
            ))}
          </div>
        </>
      )}
    </ThingDialog>
  );
}
