import type { RibbonEntry } from '#contract/office/order-page.ts';
import { formatTenge } from '#domain/money.ts';
import type { MessageKey } from '../../i18n/screen-words.ts';
import { useWords } from '../../i18n/words.ts';

/** Who it was and what they did, in the reader's words. */
export function useRibbonWords(): (entry: RibbonEntry) => { who: string; what: string } {
  const { t } = useWords();
  const sayWho = ({ staff, by, kind }: RibbonEntry): string => {
    if (staff) return staff.name;
    if (by === 'provider' || by === 'accounting') return t(`order.who.${by}`);
    return t(by === 'buyer' && kind !== 'letter' ? 'order.who.site' : 'order.who.shop');
  };
  const sayWhat = ({ kind, what, about, sum, mentions }: RibbonEntry): string => {
    switch (kind) {
      case 'step':
        return about === null
          ? t(`orderStatus.${what}` as MessageKey)
          : t(`order.said.${about}` as MessageKey);
      case 'letter':
        return t('order.said.letter', { status: t(`orderStatus.${what}` as MessageKey) });
      case 'money':
        return t(`paymentStatus.${what}` as MessageKey);
      case 'refund':
        return t('order.said.refund', { sum: formatTenge(sum ?? 0) });
      case 'reveal':
        return t('order.said.reveal', { reason: t(`order.reveal.${what}` as MessageKey) });
      case 'hands':
        return what === '' ? t('order.said.nobody') : t('order.said.hands', { name: what });
      case 'note':
        return mentions.map(({ name }) => `@${name}`).join(', ');
    }
  };
  return (entry) => ({ who: sayWho(entry), what: sayWhat(entry) });
}
