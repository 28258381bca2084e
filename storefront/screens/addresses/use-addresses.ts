/**
 * The list while its owner works on it. What the server answers is what is shown; a deletion can be taken back from
 * the message that tells of it, and a failure leaves the list as it was.
 */
import { useState } from 'react';
import type { Address } from '#contract/addresses.ts';
import { browserApi } from '../../api-client.ts';
import { toaster } from '../../design/toast-store.ts';
import { useWords } from '../../i18n/locale-context.tsx';
import { addressLine } from './address-words.ts';

export function useAddresses(loaded: Address[]) {
  const { t, locale } = useWords();
  const api = browserApi(locale);
  // Another payload of the same screen is the server's newer word.
  const [kept, setKept] = useState({ loaded, addresses: loaded });
  const addresses = kept.loaded === loaded ? kept.addresses : loaded;
  const show = (now: Address[]) => setKept({ loaded, addresses: now });
  const warn = (words: string | undefined) =>
    toaster.show({ text: words ?? t('form.noAnswer'), tone: 'error', subject: 'addresses' });

  async function restore(address: Address): Promise<void> {
    const { id: _, cityName: _city, isPricedByHand: _manager, ...body } = address;
    const result = await api('POST /api/v1/addresses/', { body });
    const now = result.ok ? await api('GET /api/v1/addresses/') : result;
    if (now.ok) show(now.value.data as Address[]);
    else warn(now.error?.message);
  }

  return {
    addresses,

    async remove(address: Address): Promise<boolean> {
      const result = await api('DELETE /api/v1/addresses/{id}/', { params: { id: String(address.id) } });
      // What is gone already is what was asked for.
      if (!result.ok && result.status !== 404) {
        warn(result.error?.message);
        return false;
      }
      show(result.ok ? result.value.data : addresses.filter(({ id }) => id !== address.id));
      toaster.show({
        text: t('addresses.removed', { address: addressLine(address, t) }),
        action: { label: t('addresses.restore'), run: () => void restore(address) },
        subject: 'addresses',
      });
      return true;
    },

    async makeDefault(address: Address): Promise<void> {
      const result = await api('POST /api/v1/addresses/{id}/default/', {
        params: { id: String(address.id) },
      });
      if (!result.ok) return void warn(result.error?.message);
      show(addresses.map((each) => ({ ...each, isDefault: each.id === address.id })));
    },
  };
}
