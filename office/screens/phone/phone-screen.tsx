/** An order by phone: who calls, what they want, how they get it, what it comes to; placed, or laid into their cart. */
import { useState } from 'react';
import type { PhoneBuyer } from '#contract/office/phone-orders.ts';
import { useCallWith } from '../../calls/use-call.ts';
import page from '../../design/page.module.css';
import { PageHead } from '../../design/page-head.tsx';
import { useWords } from '../../i18n/words.ts';
import type { AddedGoods } from '../../orders/goods-lines.tsx';
import { useRested } from '../../orders/use-rested.ts';
import { CallerPanel } from './caller-panel.tsx';
import { GoodsPanel } from './goods-panel.tsx';
import { type PhoneWay, toDelivery } from './phone-way.ts';
import { TotalPanel } from './total-panel.tsx';
import { WayPanel } from './way-panel.tsx';

export function PhoneScreen() {
  const { t } = useWords();
  const [caller, setCaller] = useState<{ buyer: PhoneBuyer; phone: string } | null>(null);
  const [goods, setGoods] = useState<readonly AddedGoods[]>([]);
  const [way, setWay] = useState<PhoneWay>({
    city: null,
    method: 'pickup',
    storeId: null,
    addressId: null,
    slotId: null,
  });
  const places = useCallWith('GET /office/api/v1/orders/places/', {}).data?.data ?? [];
  const city = way.city ?? places[0]?.code;
  const chosen = { ...way, city: city ?? null };
  const delivery = toDelivery(chosen, places);
  const items = goods.map(({ productCode, count }) => ({ productCode, count }));
  const wish = {
    ...(city === undefined ? {} : { city }),
    items,
    delivery: delivery ?? { method: 'pickup' as const },
    ...(way.slotId === null ? {} : { slotId: way.slotId }),
  };
  const asked = useRested(JSON.stringify({ id: caller?.buyer.id ?? 0, wish }));
  const { id, wish: rested } = JSON.parse(asked) as { id: number; wish: typeof wish };
  const quote = useCallWith(
    'POST /office/api/v1/buyers/{id}/quote/',
    { enabled: id > 0 && rested.items.length > 0 && delivery !== null, placeholderData: (before) => before },
    { params: { id: String(id) }, body: rested },
  );
  return (
    <>
      <PageHead title={t('phone.title')} path={[{ title: t('orders.title'), to: '/orders' }]} />
      <div className={page.page}>
        <div className={page.columns}>
          <div className={page.stack}>
            <CallerPanel caller={caller} onCaller={setCaller} />
            <GoodsPanel
              city={city}
              goods={goods}
              prices={quote.data?.data.goods.lines ?? []}
              onChange={setGoods}
            />
            {caller && goods.length > 0 ? (
              <WayPanel
                buyer={caller.buyer}
                places={places}
                way={chosen}
                slots={quote.data?.data.slots ?? []}
                onChange={setWay}
                onAddresses={(addresses) => setCaller({ ...caller, buyer: { ...caller.buyer, addresses } })}
              />
            ) : null}
          </div>
          <div className={page.stack}>
            <TotalPanel caller={caller} wish={wish} isChosen={delivery !== null} quote={quote} />
          </div>
        </div>
      </div>
    </>
  );
}
