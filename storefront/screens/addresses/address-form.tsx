import type { Address } from '#contract/addresses.ts';
import { ADDRESS_LENGTHS, findAddressFaults } from '#domain/address.ts';
import { localePath } from '#domain/locale.ts';
import { browserApi } from '../../api-client.ts';
import { Button } from '../../design/button.tsx';
import { Checkbox } from '../../design/choice.tsx';
import { FieldGroup, FieldRow, Form } from '../../design/form.tsx';
import { Panel } from '../../design/panel.tsx';
import { PhoneField } from '../../design/phone-field.tsx';
import { SelectField } from '../../design/select-field.tsx';
import { SuggestField } from '../../design/suggest-field.tsx';
import { TextareaField, TextField } from '../../design/text-field.tsx';
import { useForm } from '../../design/use-form.ts';
import { useWords } from '../../i18n/locale-context.tsx';
import styles from './address-form.module.css';
import { listDistricts, pointOf, toBody, toPointValues, toValues } from './address-values.ts';
import { type Places, placesOf } from './load-places.ts';
import { PlaceScheme } from './place-scheme.tsx';
import { useStreets } from './use-streets.ts';

export interface AddressFormProps extends Places {
  address: Address | null;
  cityCode: string;
  onSaved: (saved: Address) => void;
  /** Where the form stands within another page; otherwise a link leads back to the list. */
  onCancel?: (() => void) | undefined;
}

export function AddressForm(props: AddressFormProps) {
  const { address, cities, cityCode, onSaved, onCancel } = props;
  const { t, locale } = useWords();
  const form = useForm({
    values: toValues(address, cityCode),
    draft: `address-${address?.id ?? 'new'}`,
    check: (values) =>
      findAddressFaults(values, {
        language: locale,
        isKnownCity: cities.some(({ code }) => code === values.cityCode),
      }),
    send(values, idempotencyKey) {
      const api = browserApi(locale);
      const body = toBody(values);
      return address
        ? api('PUT /api/v1/addresses/{id}/', { params: { id: String(address.id) }, body })
        : api('POST /api/v1/addresses/', { body, idempotencyKey });
    },
    onSent: ({ data }) => onSaved(data),
  });
  const { values } = form;
  const city = cities.find(({ code }) => code === values.cityCode) ?? cities[0];
  const streets = useStreets(values.street, values.cityCode);
  const districts = listDistricts(values.district, city?.suburbs ?? []);
  const optional = { note: t('form.optional') };
  const most = (name: keyof typeof ADDRESS_LENGTHS) => ({ maxLength: ADDRESS_LENGTHS[name] });

  return (
    <Panel className={styles.panel}>
      <Form
        form={form}
        submit={t('address.save')}
        actions={
          <Button
            look="quiet"
            size={48}
            {...(onCancel ? { onClick: onCancel } : { href: localePath('/personal/address', locale) })}
          >
            {t('address.cancel')}
          </Button>
        }
      >
        <FieldGroup legend={t('address.where')}>
          <SelectField
            label={t('address.city')}
            autoComplete="address-level2"
            options={cities.map(({ code, name }) => ({ value: code, label: name }))}
            required
            {...form.field('cityCode')}
            // A point of another city means nothing in this one.
            onChange={() => form.setValues(toPointValues(null))}
          />
          <SuggestField
            label={t('address.street')}
            autoComplete="address-line1"
            options={streets}
            onChoose={(street) => form.setValues({ street })}
            required
            {...most('street')}
            {...form.field('street')}
          />
          <FieldRow>
            <TextField
              label={t('address.house')}
              hint={t('address.houseHint')}
              autoComplete="address-line2"
              required
              {...most('house')}
              {...form.field('house')}
            />
            <TextField
              label={t('address.building')}
              autoComplete="off"
              {...most('building')}
              {...form.field('building')}
            />
          </FieldRow>
          <SuggestField
            label={t('address.district')}
            autoComplete="address-level3"
            options={districts}
            onChoose={(district) => form.setValues({ district })}
            {...optional}
            {...most('district')}
            {...form.field('district')}
          />
          <Checkbox label={t('address.privateHouse')} {...form.box('isPrivateHouse')} />
          <FieldRow isHidden={values.isPrivateHouse}>
            <TextField
              label={t('address.entrance')}
              inputMode="numeric"
              autoComplete="off"
              {...most('entrance')}
              {...form.field('entrance')}
            />
            <TextField
              label={t('address.floor')}
              inputMode="numeric"
              autoComplete="off"
              maxLength={3}
              {...form.field('floor')}
            />
            <TextField
              label={t('address.flat')}
              inputMode="numeric"
              autoComplete="address-line3"
              {...most('flat')}
              {...form.field('flat')}
            />
          </FieldRow>
          <FieldRow isHidden={values.isPrivateHouse}>
            <TextField
              label={t('address.intercom')}
              autoComplete="off"
              {...most('intercom')}
              {...form.field('intercom')}
            />
            <SelectField
              label={t('address.elevator')}
              options={[
                { value: 'none', label: t('address.elevator.none') },
                { value: 'passenger', label: t('address.elevator.passenger') },
                { value: 'cargo', label: t('address.elevator.cargo') },
              ]}
              {...form.field('elevator')}
            />
          </FieldRow>
        </FieldGroup>

        <FieldGroup legend={t('address.place')}>
          {city ? (
            <PlaceScheme
              city={city}
              {...placesOf(props, city.code)}
              point={pointOf(values)}
              onPoint={(point) => form.setValues(toPointValues(point))}
            />
          ) : null}
          <input type="hidden" name="latitude" defaultValue={form.field('latitude').defaultValue} />
          <input type="hidden" name="longitude" defaultValue={form.field('longitude').defaultValue} />
        </FieldGroup>

        <FieldGroup legend={t('address.who')}>
          <TextField
            label={t('address.recipientName')}
            autoComplete="name"
            {...optional}
            {...most('recipientName')}
            {...form.field('recipientName')}
          />
          <PhoneField label={t('address.recipientPhone')} {...optional} {...form.field('recipientPhone')} />
          <TextareaField
            label={t('address.comment')}
            rows={3}
            {...optional}
            {...most('comment')}
            {...form.field('comment')}
          />
        </FieldGroup>

        <FieldGroup legend={t('address.own')}>
          <TextField
            label={t('address.name')}
            hint={t('address.nameHint')}
            autoComplete="off"
            {...optional}
            {...most('title')}
            {...form.field('title')}
          />
          {address?.isDefault ? null : (
            <Checkbox label={t('address.makeDefault')} {...form.box('isDefault')} />
          )}
        </FieldGroup>
      </Form>
    </Panel>
  );
}
