/** What may be changed of an order, and what the wished change comes to: asked a moment after the last choice. */
import { useEffect, useState } from 'react';
import type { Order } from '#contract/order.ts';
import { type Answer, browserApi } from '../../api-client.ts';
import { useWords } from '../../i18n/locale-context.tsx';
import { clearPendingTimeout, setPendingTimeout } from '../../pending.ts';

export type ChangeOffers = Answer<'GET /api/v1/orders/{orderId}/change/'>['data'];
export type Difference = Answer<'POST /api/v1/orders/{orderId}/change/quote/'>['data'];

/** As it is sent: only what differs from the order. */
export interface ChangeWish {
  items: { id: number; count: number }[];
  storeId?: number;
  slotId?: string;
  payment?: Order['payment'];
}

const REST_MS = 300;

export const isEmpty = ({ items, ...rest }: ChangeWish): boolean =>
  items.length === 0 && Object.keys(rest).length === 0;

export function useChangeOffers(orderId: number): ChangeOffers | string | null {
  const { t, locale } = useWords();
  const [offers, setOffers] = useState<ChangeOffers | string | null>(null);
  // Asked when the dialogue opens: what the shop has and which hours are free is of this moment.
  useEffect(() => {
    let isOver = false;
    void browserApi(locale)('GET /api/v1/orders/{orderId}/change/', {
      params: { orderId: String(orderId) },
    }).then((result) => {
      if (!isOver) setOffers(result.ok ? result.value.data : (result.error?.message ?? t('form.noAnswer')));
    });
    return () => {
      isOver = true;
    };
  }, [orderId, locale, t]);
  return offers;
}

export interface Quoted {
  /** for which wish it was asked */
  of: string;
  difference: Difference | null;
  refusal: string | null;
}

/** Of the newest wish alone: an answer to an older one is nobody's. */
export function useDifference(orderId: number, wish: ChangeWish): Quoted | null {
  const { t, locale } = useWords();
  const [quoted, setQuoted] = useState<Quoted | null>(null);
  const asked = JSON.stringify(wish);
  useEffect(() => {
    let isOver = false;
    const body = JSON.parse(asked) as ChangeWish;
    const timer = isEmpty(body)
      ? null
      : setPendingTimeout(async () => {
          const result = await browserApi(locale)('POST /api/v1/orders/{orderId}/change/quote/', {
            params: { orderId: String(orderId) },
            body,
          });
          if (isOver) return;
          setQuoted({
            of: asked,
            difference: result.ok ? result.value.data : null,
            refusal: result.ok ? null : (result.error?.message ?? t('form.noAnswer')),
          });
        }, REST_MS);
    return () => {
      isOver = true;
      clearPendingTimeout(timer);
    };
  }, [orderId, asked, locale, t]);
  return quoted?.of === asked ? quoted : null;
}
