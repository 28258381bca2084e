/**
 * The draft that a page begins with: what was kept, mended where it is offered no more, and for whatever nobody has
 * chosen yet the usual. A returning buyer has little left to do; nothing is chosen that costs more than another.
 */
import { formatPhone } from '#domain/phone.ts';
import { keepOffered } from './chosen-services.ts';
import { EMPTY_DRAFT, type OrderDraft } from './draft.ts';
import { addressesFor, isOffered, listStores, type Method, type Options } from './offer.ts';

const USUAL: readonly Method[] = ['pickup', 'delivery', 'transport', 'express'];

export function toFirstDraft(kept: Partial<OrderDraft>, options: Options, cityCode: string): OrderDraft {
  const { recipient } = options;
  const draft: OrderDraft = {
    ...EMPTY_DRAFT,
    firstName: recipient.firstName,
    lastName: recipient.lastName,
    phone: recipient.phone === null ? '' : formatPhone(recipient.phone),
    ...kept,
  };
  const method = isOffered(draft.method, options)
    ? draft.method
    : (USUAL.find((each) => isOffered(each, options)) ?? '');
  const services = keepOffered(draft.services, options.services);
  return withUsual({ ...draft, method, services }, options, cityCode);
}

/** After another way was chosen: its store or address, if there is one to propose. */
function withUsual(draft: OrderDraft, options: Options, cityCode: string): OrderDraft {
  const stores = listStores(options);
  const store = stores.find(({ id }) => String(id) === draft.storeId) ?? stores[0];
  const addresses = addressesFor(draft.method, options, cityCode);
  // A transport company drives to other cities too, but nobody is sent there unasked.
  const here = addresses.filter((each) => each.cityCode === cityCode);
  const address =
    addresses.find(({ id }) => String(id) === draft.addressId) ??
    here.find(({ isDefault }) => isDefault) ??
    here[0];
  const isNew = address !== undefined && String(address.id) !== draft.addressId;
  return {
    ...draft,
    storeId: store ? String(store.id) : '',
    addressId: address ? String(address.id) : '',
    ...(isNew ? liftOf(address) : floorOf(draft, address)),
    organizationId: knownPayer(draft, options),
  };
}

/** A floor that nobody typed is the address's own. */
function floorOf(draft: OrderDraft, address: Options['addresses'][number] | undefined): Partial<OrderDraft> {
  return draft.floor === '' && address ? { floor: liftOf(address).floor } : {};
}

/** What the address says of its stairs need not be typed again. */
export function liftOf(
  address: Pick<Options['addresses'][number], 'floor' | 'elevator'>,
): Pick<OrderDraft, 'floor' | 'elevator'> {
  return {
    floor: address.floor !== null && address.floor > 0 ? String(address.floor) : '',
    elevator: address.elevator,
  };
}

function knownPayer({ organizationId }: OrderDraft, { organizations }: Options): string {
  const payer =
    organizations.find(({ id }) => String(id) === organizationId) ??
    organizations.find(({ isChosen }) => isChosen) ??
    organizations[0];
  return payer ? String(payer.id) : '';
}
