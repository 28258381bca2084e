/** What the goods of a section have: in which order it stands in tables and filters, and which of it filters. */
import { useState } from 'react';
import type { Change } from '#contract/office/changes.ts';
import type { SectionProperty } from '#contract/office/properties.ts';
import type { OfficeSection } from '#contract/office/tree.ts';
import { Icon } from '#storefront/design/icon.tsx';
import { useCall } from '../../calls/use-call.ts';
import { Button } from '../../design/button.tsx';
import { Dialog } from '../../design/dialog.tsx';
import { Checkbox, SelectField } from '../../design/field.tsx';
import page from '../../design/page.module.css';
import { Answered } from '../../design/states.tsx';
import { useWords } from '../../i18n/words.ts';
import styles from './tree.module.css';

interface FiltersDialogProps {
  section: OfficeSection;
  isBusy: boolean;
  onSave: (changes: Change[]) => void;
  onClose: () => void;
}

const toValue = (list: readonly SectionProperty[]) =>
  list.map(({ id, isFilter }) => ({ id, filter: isFilter }));

export function FiltersDialog({ section, isBusy, onSave, onClose }: FiltersDialogProps) {
  const { t, locale } = useWords();
  const asked = useCall('GET /office/api/v1/tree/{id}/properties/', { params: { id: String(section.id) } });
  const [edited, setEdited] = useState<readonly SectionProperty[] | null>(null);
  const stored = asked.data?.data.own ?? [];
  const list = edited ?? stored;
  const others = [...(asked.data?.data.others ?? []), ...stored].filter(
    ({ id }) => !list.some((own) => own.id === id),
  );
  const sayName = ({ nameRu, nameKz }: { nameRu: string; nameKz: string }) =>
    locale === 'kz' ? nameKz || nameRu : nameRu;
  const move = (at: number, step: -1 | 1) => {
    const next = [...list];
    const [one] = next.splice(at, 1);
    if (one) next.splice(at + step, 0, one);
    setEdited(next);
  };
  const change = { subject: 'section', id: section.id, field: 'properties' };
  return (
    <Dialog
      title={t('sectionFilters.title', { name: sayName(section) })}
      lead={t('filters.lead')}
      onClose={onClose}
      footer={
        <>
          <Button look="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            isBusy={isBusy}
            whyNot={edited === null ? t('thing.same') : null}
            onClick={() => onSave([{ ...change, from: toValue(stored), to: toValue(list) }])}
          >
            {t('thing.save')}
          </Button>
        </>
      }
    >
      <Answered of={asked}>
        {() => (
          <div className={page.form}>
            <ol className={styles.filters}>
              {list.map((property, at) => (
                <li key={property.id}>
                  <Checkbox
                    label={sayName(property)}
                    checked={property.isFilter}
                    onChange={(event) =>
                      setEdited(
                        list.map((own) =>
                          own.id === property.id ? { ...own, isFilter: event.currentTarget.checked } : own,
                        ),
                      )
                    }
                  />
                  <span className={styles.moves}>
                    <button
                      className={styles.move}
                      type="button"
                      aria-label={t('filters.up', { name: sayName(property) })}
                      aria-disabled={at === 0}
                      onClick={() => at > 0 && move(at, -1)}
                    >
                      <Icon name="arrow-up" size={16} />
                    </button>
                    <button
                      className={styles.move}
                      type="button"
                      aria-label={t('filters.down', { name: sayName(property) })}
                      aria-disabled={at === list.length - 1}
                      onClick={() => at < list.length - 1 && move(at, 1)}
                    >
                      <Icon name="arrow-down" size={16} />
                    </button>
                    <button
                      className={styles.move}
                      type="button"
                      aria-label={t('filters.drop', { name: sayName(property) })}
                      onClick={() => setEdited(list.filter(({ id }) => id !== property.id))}
                    >
                      <Icon name="close" size={16} />
                    </button>
                  </span>
                </li>
              ))}
            </ol>
            <SelectField
              label={t('filters.add')}
              value=""
              onChange={(event) => {
                const added = others.find(({ id }) => id === Number(event.currentTarget.value));
                if (added) setEdited([...list, { ...added, isFilter: true }]);
              }}
            >
              <option value="">{t('merge.none')}</option>
              {others.map((property) => (
                <option key={property.id} value={property.id}>
                  {sayName(property)}
                </option>
              ))}
            </SelectField>
          </div>
        )}
      </Answered>
    </Dialog>
  );
}
