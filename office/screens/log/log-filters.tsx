import { useMe } from '../../access/use-me.ts';
import { useCallWith } from '../../calls/use-call.ts';
import { DateField } from '../../design/date-field.tsx';
import { SelectField } from '../../design/field.tsx';
import { useWords } from '../../i18n/words.ts';
import styles from './log.module.css';

/** The kinds of things that the log speaks of. */
const SUBJECTS = [
  'order',
  'return',
  'section',
  'setting',
  'tariff',
  'slot_template',
  'slot_day',
  'store',
  'text',
  'trade_word',
  'judged_query',
  'staff',
  'store_phone',
  'change_set',
  'approval',
  'task',
] as const;

interface LogFiltersProps {
  query: URLSearchParams;
  onChange: (values: Record<string, string | null>) => void;
}

/** By person, by thing, by period. Whoever may not read the staff filters by the rest. */
export function LogFilters({ query, onChange }: LogFiltersProps) {
  const { t } = useWords();
  const { rights } = useMe();
  const staff = useCallWith('GET /office/api/v1/staff/', { enabled: rights.staff !== undefined });
  return (
    <div className={styles.filters}>
      {staff.data ? (
        <SelectField
          label={t('log.who')}
          value={query.get('staff') ?? ''}
          onChange={(event) => onChange({ staff: event.currentTarget.value })}
        >
          <option value="">{t('log.anybody')}</option>
          {staff.data.items.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      ) : null}
      <SelectField
        label={t('log.subject')}
        value={query.get('subject') ?? ''}
        onChange={(event) => onChange({ subject: event.currentTarget.value, subjectId: null })}
      >
        <option value="">{t('log.anything')}</option>
        {SUBJECTS.map((subject) => (
          <option key={subject} value={subject}>
            {t(`subject.${subject}`)}
          </option>
        ))}
      </SelectField>
      <DateField
        label={t('log.from')}
        value={query.get('from') ?? ''}
        onChange={(from) => onChange({ from })}
      />
      <DateField label={t('log.to')} value={query.get('to') ?? ''} onChange={(to) => onChange({ to })} />
    </div>
  );
}
