import { formatTenge } from '#domain/money.ts';
import { Icon } from '../../../design/icon.tsx';
import { SelectField } from '../../../design/select-field.tsx';
import { TextField } from '../../../design/text-field.tsx';
import { useWords } from '../../../i18n/locale-context.tsx';
import { useLiftRates } from '../../../page/delivery-facts.ts';
import type { OrderDraft } from '../draft.ts';
import { explainLifting } from '../lifting-words.ts';
import { toLift } from '../order-body.ts';
import styles from './lift-fields.module.css';

interface LiftFieldsProps {
  draft: OrderDraft;
  set: (change: Partial<OrderDraft>) => void;
  error: string | undefined;
  weightKg: number;
  /** Null while it is being reckoned for the first time. */
  priceTenge: number | null;
  isPending: boolean;
}

const MODES = ['none', 'unload', 'floor'] as const;
const CARRIES = ['20', '50', '100'];

/** Who carries it from the vehicle, how far and how high, with the sum worked out before the reader's eyes. */
export function LiftFields({ draft, set, error, weightKg, priceTenge, isPending }: LiftFieldsProps) {
  const { t } = useWords();
  const rates = useLiftRates();
  const isFloor = draft.liftMode === 'floor';
  return (
    <div className={styles.lift}>
      <fieldset className={styles.modes}>
        <legend className={styles.legend}>{t('checkout.lift.title')}</legend>
        {MODES.map((mode) => (
          <label key={mode} className={styles.mode}>
            <input
              className={styles.input}
              type="radio"
              name="liftMode"
              value={mode}
              checked={draft.liftMode === mode}
              onChange={() => set({ liftMode: mode })}
            />
            <span>{t(`checkout.lift.${mode}`)}</span>
          </label>
        ))}
      </fieldset>
      {draft.liftMode === 'none' ? null : (
        <div className={styles.fields} data-floor={isFloor || undefined}>
          {isFloor ? (
            <>
              <TextField
                label={t('checkout.lift.which')}
                name="floor"
                inputMode="numeric"
                autoComplete="off"
                maxLength={2}
                value={draft.floor}
                error={error}
                onChange={(event) => set({ floor: event.target.value.replace(/\D/g, '') })}
              />
              <SelectField
                label={t('checkout.lift.elevator')}
                name="elevator"
                value={draft.elevator}
                options={[
                  { value: 'none', label: t('address.elevator.none') },
                  { value: 'passenger', label: t('address.elevator.passenger') },
                  { value: 'cargo', label: t('address.elevator.cargo') },
                ]}
                onChange={(event) => set({ elevator: event.target.value })}
              />
            </>
          ) : null}
          <SelectField
            label={t('checkout.lift.carry')}
            name="carryMeters"
            value={draft.carryMeters}
            options={CARRIES.map((value) => ({ value, label: t('checkout.lift.upTo', { meters: value }) }))}
            onChange={(event) => set({ carryMeters: event.target.value })}
          />
        </div>
      )}
      {draft.liftMode === 'none' || priceTenge === null ? null : (
        <p className={styles.sum} role="status" aria-busy={isPending || undefined}>
          <Icon name="box" size={20} />
          <span>{explainLifting(toLift(draft), rates, { weightKg, priceTenge }, t)}</span>
          <b>{formatTenge(priceTenge)}</b>
        </p>
      )}
    </div>
  );
}
