import type { Db } from '../../database.ts';

export async function listOrderRecords(db: Db, userId: number): Promise<unknown> {
  const orders = await db`
    SELECT o.number, o.created_at AS "createdAt", o.status, o.method, o.address, o.recipient, o.organization, o.comment,
           o.payment_method AS "paymentMethod", o.payment_status AS "paymentStatus", o.total_sum AS "total",
           (SELECT jsonb_agg(jsonb_build_object('product', l.name_ru, 'count', l.count, 'sum', l.sum) ORDER BY l.line)
            FROM order_lines l WHERE l.order_id = o.id) AS lines,
           (SELECT jsonb_agg(jsonb_build_object('service', s.name_ru, 'count', s.count, 'sum', s.sum) ORDER BY s.line)
            FROM order_services s WHERE s.order_id = o.id) AS services,
           (SELECT jsonb_agg(jsonb_build_object('status', h.status, 'at', h.at, 'comment', h.comment) ORDER BY h.id)
            FROM order_history h WHERE h.order_id = o.id) AS history
    FROM orders o WHERE o.user_id = ${userId} ORDER BY o.id`;
  const holds = await db`
    SELECT day, starts, held_until AS "heldUntil" FROM slot_holds WHERE user_id = ${userId}`;
  return { orders: [...orders], holds: [...holds] };
}

/** The law keeps what was sold and for how much; who it was sold to, where they live and what they said goes. */
export async function forgetBuyer(db: Db, userId: number): Promise<void> {
  await db`DELETE FROM slot_holds WHERE user_id = ${userId}`;
  await db`
    UPDATE orders SET comment = '', pickup_code = NULL,
      recipient = '{"firstName": "", "lastName": "", "phone": "", "secondPhone": null, "isSelf": true}',
      address = CASE WHEN address IS NULL THEN NULL ELSE
        jsonb_build_object('cityName', address -> 'cityName', 'district', NULL, 'street', '', 'house', '',
          'building', NULL, 'entrance', NULL, 'intercom', NULL, 'floor', NULL, 'flat', NULL, 'comment', NULL,
          'point', NULL) END
    WHERE user_id = ${userId}`;
  await db`
    UPDATE staff_notes SET text = ''
    WHERE subject = 'order' AND subject_id IN (SELECT id FROM orders WHERE user_id = ${userId})`;
  await db`
    UPDATE order_history SET comment = NULL
    WHERE comment IS NOT NULL AND order_id IN (SELECT id FROM orders WHERE user_id = ${userId})`;
}

/** As they were made: recipient, address and prices are the order's own. An hour that is only held is let go. */
export async function moveBuyer(db: Db, fromId: number, intoId: number): Promise<void> {
  await db`DELETE FROM slot_holds WHERE user_id = ${fromId}`;
  await db`UPDATE orders SET user_id = ${intoId} WHERE user_id = ${fromId}`;
  await db`UPDATE orders SET master_id = ${intoId} WHERE master_id = ${fromId}`;
}
