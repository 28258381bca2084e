/**
 * What every carrier is asked: a parcel is booked by a number of ours, asked after by that number or by the carrier's own
 * key, taken back, labelled. Whoever asks hears an answer, `Refused` or `Unknown` (outgoing.ts); a carrier keeps nothing of
 * what it was told in this process but its token.
 */
import type { OrderAddress } from '#contract/order.ts';
import type { Place, ShipmentState } from '#domain/orders/shipments.ts';
import type { CarrierName } from '../partner-environment.ts';

export interface ParcelLine {
  article: string;
  name: string;
  count: number;
  /** Of one: what it is insured for. */
  unitTenge: number;
}

export interface Parcel {
  /** Ours: of two questions with one number the second is about the first. */
  number: string;
  orderNumber: string;
  recipient: { name: string; phone: string };
  address: OrderAddress;
  places: readonly (Place & { lines: readonly ParcelLine[] })[];
}

export interface CarrierWord {
  externalId: string;
  /** Null: nothing that the shop has a word for. */
  state: ShipmentState | null;
  tracking: string | null;
  priceTenge: number | null;
  /** Of a parcel that was not taken after all: the carrier's code. */
  refusal: string | null;
  /** It was asked to be taken back, and that is no longer possible. */
  isCancelRefused: boolean;
}

export interface Carrier {
  readonly name: CarrierName;
  /** Gives the carrier's key; that it holds is told by `find`. */
  book(parcel: Parcel): Promise<string>;
  /** Null only where the carrier says that it has no such parcel. */
  findByNumber(number: string): Promise<CarrierWord | null>;
  find(externalId: string): Promise<CarrierWord | null>;
  /** Asks for it; what came of it is told by `find`. */
  cancel(externalId: string): Promise<void>;
  /** Gives the label's key. */
  orderLabel(externalId: string): Promise<string>;
  /** Null: it is not drawn yet. `gone`: it has to be ordered anew. */
  fetchLabel(labelId: string): Promise<Buffer | 'gone' | null>;
  /** Where the buyer can follow it. */
  trackingUrl(tracking: string): string;
}
