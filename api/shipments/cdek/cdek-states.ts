/** States of a CDEK order (appendix 1 of its documents) in the shop's words; one that is not named here moves nothing. */
import { SHIPMENT_STATES, type ShipmentState } from '#domain/orders/shipments.ts';

const STATES: Readonly<Record<string, ShipmentState>> = {
  ACCEPTED: 'booked',
  CREATED: 'booked',
  INVALID: 'refused',
  REMOVED: 'cancelled',
  RECEIVED_AT_SHIPMENT_WAREHOUSE: 'picked',
  READY_TO_SHIP_AT_SENDING_OFFICE: 'picked',
  READY_FOR_SHIPMENT_IN_SENDER_CITY: 'picked',
  RETURNED_TO_SENDER_CITY_WAREHOUSE: 'picked',
  PASSED_TO_CARRIER_AT_SENDING_OFFICE: 'on_way',
  TAKEN_BY_TRANSPORTER_FROM_SENDER_CITY: 'on_way',
  SEND_TO_TRANSIT_OFFICE: 'on_way',
  SENT_TO_TRANSIT_CITY: 'on_way',
  MET_AT_TRANSIT_OFFICE: 'on_way',
  ACCEPTED_IN_TRANSIT_CITY: 'on_way',
  ACCEPTED_AT_TRANSIT_WAREHOUSE: 'on_way',
  SEND_TO_RECIPIENT_OFFICE: 'on_way',
  SENT_TO_RECIPIENT_CITY: 'on_way',
  MET_AT_RECIPIENT_OFFICE: 'on_way',
  ACCEPTED_IN_RECIPIENT_CITY: 'on_way',
  ACCEPTED_AT_RECIPIENT_CITY_WAREHOUSE: 'on_way',
  ACCEPTED_AT_PICK_UP_POINT: 'on_way',
  TAKEN_BY_COURIER: 'on_way',
  ISSUED_FOR_DELIVERY: 'on_way',
  DELIVERED: 'delivered',
  NOT_DELIVERED: 'returned',
};

export interface CdekStatus {
  code: string;
  date_time: string;
}

/** The newest that has a word; of two at one moment the one farther on. The order in the list is not relied on. */
export function readState(statuses: readonly CdekStatus[]): ShipmentState | null {
  const known = statuses.flatMap(({ code, date_time }) => {
    const state = STATES[code];
    return state === undefined ? [] : [{ state, at: Date.parse(date_time) }];
  });
  const rank = (state: ShipmentState) => SHIPMENT_STATES.indexOf(state);
  known.sort((a, b) => a.at - b.at || rank(a.state) - rank(b.state));
  return known.at(-1)?.state ?? null;
}
