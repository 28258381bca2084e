import type { Order } from '#contract/order.ts';
import { Button } from '../../../design/button.tsx';
import { useWords } from '../../../i18n/locale-context.tsx';
import type { Translate } from '../../../i18n/translate.ts';
import { useSeller } from '../../../page/shell.ts';
import { addressLine } from '../../addresses/addresses.ts';
import { type CalendarEntry, toCalendarFile } from './calendar-file.ts';

/** Gives the day of the order to the buyer's own calendar, as a file made here. */
export function CalendarButton({ order }: { order: Order }) {
  const { t } = useWords();
  const { phone } = useSeller();
  const { promised } = order;
  if (!promised) return null;
  const save = () => {
    const file = new Blob([toCalendarFile(toEntry(order, promised, phone, t))], { type: 'text/calendar' });
    const link = document.createElement('a');
    link.href = URL.createObjectURL(file);
    link.download = `sheber-${order.number}.ics`;
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return (
    <Button look="secondary" icon="calendar" onClick={save}>
      {t('orderCreated.calendar')}
    </Button>
  );
}

function toEntry(
  order: Order,
  promised: NonNullable<Order['promised']>,
  phone: string,
  t: Translate,
): CalendarEntry {
  const { number, delivery } = order;
  const { store, address } = delivery;
  const slots = { number };
  return {
    uid: `${number}@sheber`,
    ...promised,
    title: t(store ? 'orderCreated.calendarPickup' : 'orderCreated.calendarBrought', slots),
    place: store
      ? `${order.city.name}, ${store.address}`
      : address
        ? `${address.cityName}, ${addressLine(address, t)}`
        : '',
    text: `${t('orderCreated.calendarText', { phone })}`,
    madeAt: new Date(),
  };
}
