import type { Party } from '#contract/office/contracts.ts';
import { formatTenge } from '#domain/money.ts';
import { sayDay } from '#domain/office/spans.ts';
import { DateField } from '../../design/date-field.tsx';
import { TextField } from '../../design/field.tsx';
import { toFigure } from '../../design/figure-field.ts';
import page from '../../design/page.module.css';
import { Panel } from '../../design/panel.tsx';
import { Tag } from '../../design/tag.tsx';
import { useWords } from '../../i18n/words.ts';
import type { Editing } from './editing.ts';
import styles from './wholesale.module.css';

type Contract = NonNullable<Party['contract']>;
const FIGURES = ['min_order_sum', 'credit_limit', 'deferral_days'] as const;

/** The terms of the contract, edited as changes; a higher limit waits for another's yes, which is told before. */
export function TermsPanel({
  contract,
  past,
  editing,
}: {
  contract: Contract;
  past: Party['past'];
  editing: Editing;
}) {
  const { t } = useWords();
  const { id, values } = contract;
  const limit = editing.shown('contract', id, 'credit_limit', values.credit_limit);
  const lastDay = editing.shown('contract', id, 'last_day', values.last_day);
  return (
    <Panel
      title={t('terms.title', { number: contract.number })}
      lead={t('terms.from', { day: sayDay(contract.date) })}
      end={
        contract.isInForce ? undefined : (
          <Tag tone="warn" icon="clock">
            {t('terms.over')}
          </Tag>
        )
      }
    >
      <fieldset className={styles.fields} disabled={!editing.canEdit}>
        <legend className="visually-hidden">{t('terms.title', { number: contract.number })}</legend>
        {FIGURES.map((field) => (
          <TextField
            key={field}
            label={t(`field.contract.${field}`)}
            inputMode="numeric"
            value={String(editing.shown('contract', id, field, values[field] as number | string))}
            error={editing.faultOf('contract', id, field)}
            hint={field === 'credit_limit' ? t('terms.used', { sum: formatTenge(contract.used) }) : undefined}
            onChange={(event) =>
              editing.edit('contract', id, field, values[field], toFigure(event.currentTarget.value))
            }
          />
        ))}
        <DateField
          label={t('field.contract.last_day')}
          value={lastDay ?? ''}
          onChange={(day) =>
            editing.edit('contract', id, 'last_day', values.last_day, day === '' ? null : day)
          }
        />
      </fieldset>
      {Number(limit) > values.credit_limit ? <p className={page.quiet}>{t('terms.twoNeeded')}</p> : null}
      <Manager contract={contract} editing={editing} />
      {past.length === 0 ? null : (
        <p className={page.quiet}>
          {t('terms.past')}: {past.map(({ number, date }) => `${number} (${sayDay(date)})`).join(', ')}
        </p>
      )}
    </Panel>
  );
}

const EMPTY = { name: '', phone: '', email: '' };

/** Whom the buyer asks; all three or none. */
function Manager({ contract: { id, values }, editing }: { contract: Contract; editing: Editing }) {
  const { t } = useWords();
  const shown = editing.shown('contract', id, 'manager', values.manager) ?? EMPTY;
  const set = (part: keyof typeof EMPTY, text: string) => {
    const next = { ...shown, [part]: text };
    const isEmpty = Object.values(next).every((each) => each.trim() === '');
    editing.edit('contract', id, 'manager', values.manager, isEmpty ? null : next);
  };
  const fault = editing.faultOf('contract', id, 'manager');
  return (
    <fieldset className={styles.fields} disabled={!editing.canEdit}>
      <legend className={styles.legend}>{t('field.contract.manager')}</legend>
      {(['name', 'phone', 'email'] as const).map((part) => (
        <TextField
          key={part}
          label={t(`terms.manager.${part}`)}
          value={shown[part]}
          error={part === 'name' ? fault : null}
          autoComplete="off"
          onChange={(event) => set(part, event.currentTarget.value)}
        />
      ))}
    </fieldset>
  );
}
