import type { StaffRole } from '#contract/office/rights.ts';
import { STAFF_ROLES } from '#domain/office/rights.ts';
import { useCall } from '../../calls/use-call.ts';
import { Checkbox } from '../../design/field.tsx';
import page from '../../design/page.module.css';
import { Answered } from '../../design/states.tsx';
import { useWords } from '../../i18n/words.ts';
import styles from './staff.module.css';

export interface DutiesValue {
  roles: readonly StaffRole[];
  stores: readonly number[];
}

const toggled = <T,>(list: readonly T[], item: T): T[] =>
  list.includes(item) ? list.filter((each) => each !== item) : [...list, item];

interface DutiesFieldsProps {
  value: DutiesValue;
  onChange: (value: DutiesValue) => void;
  isOff?: boolean;
}

/** Roles add up; stores narrow only what a role does in its own stores, and none of them means all. */
export function DutiesFields({ value, onChange, isOff = false }: DutiesFieldsProps) {
  const { t, locale } = useWords();
  const stores = useCall('GET /office/api/v1/stores/');
  return (
    <>
      <fieldset disabled={isOff}>
        <legend className={styles.legend}>{t('staff.roles')}</legend>
        <div className={styles.boxes}>
          {STAFF_ROLES.map((role) => (
            <Checkbox
              key={role}
              label={t(`role.${role}`)}
              checked={value.roles.includes(role)}
              onChange={() => onChange({ ...value, roles: toggled(value.roles, role) })}
            />
          ))}
        </div>
      </fieldset>
      <fieldset disabled={isOff}>
        <legend className={styles.legend}>{t('staff.stores')}</legend>
        <p className={page.quiet}>{t('staff.storesHint')}</p>
        <Answered of={stores}>
          {({ items }) => (
            <div className={styles.boxes}>
              {items.map(({ id, nameRu, nameKz }) => (
                <Checkbox
                  key={id}
                  label={locale === 'kz' ? nameKz : nameRu}
                  checked={value.stores.includes(id)}
                  onChange={() => onChange({ ...value, stores: toggled(value.stores, id) })}
                />
              ))}
            </div>
          )}
        </Answered>
      </fieldset>
    </>
  );
}
