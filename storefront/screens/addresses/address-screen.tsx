import type { Address } from '#contract/addresses.ts';
import { localePath } from '#domain/locale.ts';
import { toaster } from '../../design/toast-store.ts';
import { useWords } from '../../i18n/locale-context.tsx';
import { requireValue } from '../../page/require-value.ts';
import { defineScreen } from '../../page/screen.ts';
import { ScreenFrame } from '../../page/screen-frame.tsx';
import { useNavigate } from '../../router/hooks.ts';
import { AddressForm } from './address-form.tsx';
import { loadPlaces, type Places } from './load-places.ts';

interface AddressData extends Places {
  /** Null: a new one. */
  address: Address | null;
  /** Where the visitor shops. */
  cityCode: string;
}

/** Adds an address, or changes the one that the route names. */
export const { Screen, load, seo, validate } = defineScreen<AddressData>({
  validate: ({ id }) => id === undefined || /^[1-9]\d{0,15}$/.test(id),

  async load({ api, params, cityCode }) {
    const [found, places] = await Promise.all([
      params.id === undefined ? null : api('GET /api/v1/addresses/{id}/', { params: { id: params.id } }),
      loadPlaces(api),
    ]);
    return {
      address: found && requireValue(found).data,
      ...places,
      cityCode,
    };
  },

  seo: ({ address }, t) => ({
    title: t(address ? 'address.edit' : 'address.add'),
    description: t('address.seo'),
    isRobotsBlock: true,
  }),

  Screen({ data }) {
    const { t, locale } = useWords();
    const navigate = useNavigate();
    const { address } = data;
    return (
      <ScreenFrame
        title={t(address ? 'address.edit' : 'address.add')}
        parents={[
          { name: t('personal.menu'), href: '/personal' },
          { name: t('personal.addresses'), href: '/personal/address' },
        ]}
      >
        <AddressForm
          // Another address is another form.
          key={address?.id ?? 'new'}
          {...data}
          onSaved={(saved) => {
            toaster.show({ text: t(saved.isPricedByHand ? 'address.savedByManager' : 'address.saved') });
            void navigate(localePath('/personal/address', locale));
          }}
        />
      </ScreenFrame>
    );
  },
});
