/** Values as staff read them: roles and stores by their names, a switch as yes or no, hours and days as people write them. */
import type { StaffRole } from '#contract/office/rights.ts';
import type { Json } from '#domain/office/changes.ts';
import { STAFF_ROLES } from '#domain/office/rights.ts';
import { sayDay } from '#domain/office/spans.ts';
import { useStoreNames } from '../access/use-store-names.ts';
import type { MessageKey } from '../i18n/screen-words.ts';
import { type Translate, useWords } from '../i18n/words.ts';

type Say = (value: Json) => Json;

const isRole = (value: Json): value is StaffRole => STAFF_ROLES.some((role) => role === value);

/** Words of the fields that bear codes; null: the value speaks for itself. */
function findSay(subject: string, field: string, t: Translate): Say | null {
  const sayRole: Say = (role) => (isRole(role) ? t(`role.${role}`) : role);
  if (subject === 'staff' && (field === 'roles' || field === 'role'))
    return (value) => (Array.isArray(value) ? value.map(sayRole) : sayRole(value));
  if (subject === 'staff' && field === 'state')
    return (value) => (typeof value === 'string' ? t(`staff.state.${value}` as MessageKey) : value);
  if (subject === 'promotion' && field === 'state')
    return (value) => (typeof value === 'string' ? t(`promos.states.${value}` as MessageKey) : value);
  if (field === 'weekday')
    return (value) => (typeof value === 'number' ? t(`field.store.hours_${value}` as MessageKey) : value);
  if (field === 'day') return (value) => (typeof value === 'string' ? sayDay(value) : value);
  if (subject === 'store' && field === 'hours')
    return (value) =>
      Array.isArray(value) ? value.map((span) => saySpanOf(span) ?? t('hours.closed')) : value;
  return null;
}

function saySpanOf(span: Json): string | null {
  const { date, from, to } = (span ?? {}) as { date?: string; from?: string; to?: string };
  const hours = from && to ? `${from}–${to}` : null;
  return date === undefined ? hours : [sayDay(date), hours].filter(Boolean).join(' ');
}

/** What `BeforeAfter` and its kin are given instead of what is stored. */
export function useValueWords(): (subject: string, field: string, value: Json | undefined) => Json {
  const { t } = useWords();
  const sayStores = useStoreNames();
  return (subject, field, value = null) => {
    if (typeof value === 'boolean') return t(value ? 'value.yes' : 'value.no');
    if (subject === 'staff' && field === 'stores' && Array.isArray(value))
      return sayStores(value as number[]);
    if (field === 'store_id' && typeof value === 'number') return sayStores([value]);
    if (subject === 'store' && field === 'holidays' && Array.isArray(value))
      return value.map((day) => (typeof day === 'string' ? sayDayAndHours(day) : (saySpanOf(day) ?? '')));
    return findSay(subject, field, t)?.(value) ?? value;
  };
}

function sayDayAndHours(text: string): string {
  const [date = '', hours] = text.split(' ');
  return [sayDay(date), hours].filter(Boolean).join(' ');
}
