import type { Party } from '#contract/office/contracts.ts';
import { ORGANIZATION_FORMS } from '#domain/organization.ts';
import { SelectField, TextField } from '../../design/field.tsx';
import { Panel } from '../../design/panel.tsx';
import { useWords } from '../../i18n/words.ts';
import type { Editing } from './editing.ts';
import styles from './wholesale.module.css';

type Values = NonNullable<Party['organization']>['values'];
const FIELDS = ['name', 'bin', 'legal_address', 'actual_address', 'bank_name', 'iik', 'bik', 'kbe'] as const;

/** What stands in the papers; its members correct it until it was checked, the shop always. */
export function RequisitesPanel({ id, values, editing }: { id: number; values: Values; editing: Editing }) {
  const { t } = useWords();
  return (
    <Panel title={t('requisites.title')} lead={t('requisites.lead')}>
      <fieldset className={styles.fields} disabled={!editing.canEdit}>
        <legend className="visually-hidden">{t('requisites.title')}</legend>
        <SelectField
          label={t('field.organization.form')}
          value={editing.shown('organization', id, 'form', values.form)}
          onChange={(event) =>
            editing.edit('organization', id, 'form', values.form, event.currentTarget.value)
          }
        >
          {ORGANIZATION_FORMS.map((form) => (
            <option key={form}>{form}</option>
          ))}
        </SelectField>
        {FIELDS.map((field) => (
          <TextField
            key={field}
            label={t(`field.organization.${field}`)}
            value={editing.shown('organization', id, field, values[field])}
            error={editing.faultOf('organization', id, field)}
            autoComplete="off"
            onChange={(event) =>
              editing.edit('organization', id, field, values[field], event.currentTarget.value)
            }
          />
        ))}
      </fieldset>
    </Panel>
  );
}
