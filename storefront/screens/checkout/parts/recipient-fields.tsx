import type { FocusEvent } from 'react';
import { formatPhone } from '#domain/phone.ts';
import { Checkbox } from '../../../design/choice.tsx';
import { FieldRow } from '../../../design/form.tsx';
import { PhoneField } from '../../../design/phone-field.tsx';
import { TextField } from '../../../design/text-field.tsx';
import { useWords } from '../../../i18n/locale-context.tsx';
import type { OrderDraft } from '../draft.ts';
import type { Options } from '../offer.ts';
import styles from './fields.module.css';

interface RecipientFieldsProps {
  draft: OrderDraft;
  set: (change: Partial<OrderDraft>) => void;
  errorOf: (field: keyof OrderDraft) => string | undefined;
  /** A field that was left: from now on it is told what is wrong with it. */
  onLeft: (field: keyof OrderDraft) => void;
  /** Who the buyer is, for «I come myself». */
  buyer: Options['recipient'];
}

/** Who takes the order over: the buyer, or somebody they trust. */
export function RecipientFields({ draft, set, errorOf, onLeft, buyer }: RecipientFieldsProps) {
  const { t } = useWords();
  const isPickup = draft.method === 'pickup';
  const text = (name: 'firstName' | 'lastName' | 'phone' | 'secondPhone') => ({
    name,
    defaultValue: draft[name],
    error: errorOf(name),
    onChange: (event: { target: HTMLInputElement }) => set({ [name]: event.target.value }),
  });
  const onBlur = ({ target }: FocusEvent) => {
    const name = target.getAttribute('name');
    if (name) onLeft(name as keyof OrderDraft);
  };
  return (
    <fieldset className={styles.fields} onBlur={onBlur}>
      <legend className="visually-hidden">{t('checkout.recipient')}</legend>
      <Checkbox
        name="isSelf"
        label={t(isPickup ? 'checkout.selfPickup' : 'checkout.selfDelivery')}
        detail={
          draft.isSelf ? undefined : t(isPickup ? 'checkout.trustedPickup' : 'checkout.trustedDelivery')
        }
        checked={draft.isSelf}
        onChange={({ target }) =>
          set(
            target.checked
              ? {
                  isSelf: true,
                  firstName: buyer.firstName,
                  lastName: buyer.lastName,
                  phone: buyer.phone === null ? '' : formatPhone(buyer.phone),
                }
              : { isSelf: false, firstName: '', lastName: '', phone: '' },
          )
        }
      />
      {/* Another person is another form: the fields begin anew. */}
      <FieldRow isWide key={`names-${draft.isSelf}`}>
        <TextField
          label={t('checkout.firstName')}
          autoComplete={draft.isSelf ? 'given-name' : 'off'}
          maxLength={50}
          {...text('firstName')}
        />
        <TextField
          label={t('checkout.lastName')}
          note={t('form.optional')}
          autoComplete={draft.isSelf ? 'family-name' : 'off'}
          maxLength={50}
          {...text('lastName')}
        />
      </FieldRow>
      <FieldRow isWide key={`phones-${draft.isSelf}`}>
        <PhoneField
          label={t('checkout.phone')}
          note={t(isPickup ? 'checkout.phoneCode' : 'checkout.phoneDriver')}
          autoComplete={draft.isSelf ? 'tel' : 'off'}
          {...text('phone')}
        />
        <PhoneField
          label={t('checkout.secondPhone')}
          note={t('form.optional')}
          autoComplete="off"
          {...text('secondPhone')}
        />
      </FieldRow>
    </fieldset>
  );
}
