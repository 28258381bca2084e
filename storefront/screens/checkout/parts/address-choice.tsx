import { useState } from 'react';
import type { Address } from '#contract/addresses.ts';
import { Button } from '../../../design/button.tsx';
import { ChoiceCard, ChoiceGroup } from '../../../design/choice.tsx';
import { Dotted } from '../../../design/dotted.tsx';
import { useWords } from '../../../i18n/locale-context.tsx';
import { useLatePart } from '../../../page/hydration/late-part.tsx';
import {
  addressDetails,
  addressFormPart,
  addressLine,
  type Places,
  placeSheetPart,
  placesOf,
} from '../../addresses/addresses.ts';
import type { OfferedAddress } from '../offer.ts';
import styles from './address-choice.module.css';

interface AddressChoiceProps {
  addresses: readonly OfferedAddress[];
  places: Places & { cityCode: string };
  chosen: string;
  error: string | undefined;
  /** Under the sheet: how far it is brought. */
  caption: string;
  onChoose: (address: OfferedAddress) => void;
  onAdded: (address: Address) => void;
}

/** Where to bring it: one of the buyer's addresses or a new one, typed here and kept. */
export function AddressChoice(props: AddressChoiceProps) {
  const { addresses, places, chosen, error, caption, onChoose, onAdded } = props;
  const { t } = useWords();
  const [isAdding, setIsAdding] = useState(addresses.length === 0);
  const Form = useLatePart(addressFormPart, isAdding);
  const address = addresses.find(({ id }) => String(id) === chosen);
  const city = places.cities.find(({ code }) => code === (address?.cityCode ?? places.cityCode));
  const Sheet = useLatePart(placeSheetPart, !isAdding);
  return (
    <div className={styles.choice}>
      <div className={styles.list}>
        <ChoiceGroup legend={t('checkout.address')} error={error}>
          {addresses.map((each) => (
            <ChoiceCard
              key={each.id}
              name="addressId"
              value={each.id}
              checked={chosen === String(each.id)}
              onChange={() => onChoose(each)}
              label={<b>{each.title ?? addressLine(each, t)}</b>}
              detail={
                <Dotted>
                  {each.title === null
                    ? addressDetails(each, t)
                    : `${addressLine(each, t)} · ${addressDetails(each, t)}`}
                </Dotted>
              }
            />
          ))}
        </ChoiceGroup>
        {isAdding ? null : (
          <Button
            look="quiet"
            icon="plus"
            size={36}
            // Where there is no address to choose, the field that lacks is this button.
            name={addresses.length === 0 ? 'addressId' : undefined}
            onClick={() => setIsAdding(true)}
            onPointerEnter={addressFormPart.warmUp}
            onFocus={addressFormPart.warmUp}
          >
            {t('checkout.newAddress')}
          </Button>
        )}
      </div>
      {city && !isAdding ? (
        <figure className={styles.sheet}>
          <div className={styles.drawing}>
            {Sheet ? (
              <Sheet city={city} {...placesOf(places, city.code)} point={address?.point ?? null} />
            ) : null}
          </div>
          <figcaption className={styles.caption}>{caption}</figcaption>
        </figure>
      ) : null}
      {isAdding && Form ? (
        <div className={styles.form}>
          <Form
            address={null}
            {...places}
            onSaved={(saved) => {
              setIsAdding(false);
              onAdded(saved);
            }}
            onCancel={addresses.length > 0 ? () => setIsAdding(false) : undefined}
          />
        </div>
      ) : null}
    </div>
  );
}
