import type { Address } from '#contract/addresses.ts';
import { MOST_ADDRESSES } from '#domain/address.ts';
import { localePath } from '#domain/locale.ts';
import { Button } from '../../design/button.tsx';
import { EmptyState } from '../../design/empty-state.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import { requireValue } from '../../page/require-value.ts';
import { defineScreen } from '../../page/screen.ts';
import { ScreenFrame } from '../../page/screen-frame.tsx';
import { AddressList } from './address-list.tsx';
import { useAddresses } from './use-addresses.ts';

export const { Screen, load, seo } = defineScreen<{ addresses: Address[] }>({
  async load({ api }) {
    const { data } = requireValue(await api('GET /api/v1/addresses/'));
    return { addresses: data };
  },

  seo: (_data, t) => ({ title: t('addresses.title'), description: t('addresses.seo'), isRobotsBlock: true }),

  Screen({ data }) {
    const { t, locale } = useWords();
    const { addresses, remove, makeDefault } = useAddresses(data.addresses);
    const addHref = localePath('/personal/address/add', locale);
    const parents = [{ name: t('personal.menu'), href: '/personal' }];
    if (addresses.length === 0)
      return (
        <ScreenFrame title={t('addresses.title')} parents={parents}>
          <EmptyState
            icon="map-pin"
            title={t('addresses.empty')}
            actions={
              <Button href={addHref} icon="plus">
                {t('addresses.add')}
              </Button>
            }
          >
            {t('addresses.text')}
          </EmptyState>
        </ScreenFrame>
      );
    return (
      <ScreenFrame title={t('addresses.title')} parents={parents}>
        <AddressList addresses={addresses} onRemove={remove} onMakeDefault={makeDefault} />
        <div>
          {addresses.length < MOST_ADDRESSES ? (
            <Button href={addHref} icon="plus" look="secondary">
              {t('addresses.add')}
            </Button>
          ) : (
            <Button
              icon="plus"
              look="secondary"
              disabledReason={t('addresses.full', { count: MOST_ADDRESSES })}
            >
              {t('addresses.add')}
            </Button>
          )}
        </div>
      </ScreenFrame>
    );
  },
});
