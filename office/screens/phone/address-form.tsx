import type { PhoneBuyer } from '#contract/office/phone-orders.ts';
import { useAct } from '../../calls/use-call.ts';
import { Button } from '../../design/button.tsx';
import { TextField } from '../../design/field.tsx';
import { Note } from '../../design/note.tsx';
import page from '../../design/page.module.css';
import { sayFailure } from '../../design/states.tsx';
import { useWords } from '../../i18n/words.ts';
import styles from './phone.module.css';

interface AddressFormProps {
  buyerId: number;
  city: { code: string; name: string };
  onAdded: (address: PhoneBuyer['addresses'][number]) => void;
}

/** Without a point on the map the zone is the farthest until somebody has looked, as on the site. */
export function AddressForm({ buyerId, city, onAdded }: AddressFormProps) {
  const { t } = useWords();
  const add = useAct('POST /office/api/v1/buyers/{id}/addresses/');
  const fault = (name: string) => add.error?.fieldError(name);
  return (
    <form
      className={page.form}
      onSubmit={(event) => {
        event.preventDefault();
        const form = new FormData(event.currentTarget);
        const text = (name: string) => String(form.get(name) ?? '').trim();
        const [street, house, flat] = [text('street'), text('house'), text('flat')];
        const floor = text('floor') === '' ? null : Number(text('floor'));
        const body = { cityCode: city.code, street, house, flat, floor, entrance: text('entrance') };
        add.mutate(
          { params: { id: String(buyerId) }, body },
          {
            onSuccess: ({ data }) =>
              onAdded({
                id: data.id,
                cityCode: city.code,
                text: [city.name, street, house, flat].filter(Boolean).join(', '),
              }),
          },
        );
      }}
    >
      {add.error && !add.error.body?.errors ? (
        <Note tone="bad">{sayFailure(add.error, t('state.noAnswer'))}</Note>
      ) : null}
      <div className={styles.fields}>
        <TextField label={t('phone.street')} name="street" required maxLength={300} error={fault('street')} />
        <TextField label={t('phone.house')} name="house" required maxLength={20} error={fault('house')} />
        <TextField label={t('phone.flat')} name="flat" maxLength={20} error={fault('flat')} />
        <TextField label={t('phone.entrance')} name="entrance" maxLength={20} error={fault('entrance')} />
        <TextField label={t('phone.floor')} name="floor" type="number" error={fault('floor')} />
      </div>
      <div>
        <Button type="submit" look="plain" isBusy={add.isPending}>
          {t('phone.saveAddress')}
        </Button>
      </div>
    </form>
  );
}
