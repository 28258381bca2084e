/** What is read of CommerceML, whatever its version: plain records, nothing of the shop in them yet. */
import type { PackageProblem } from '#domain/exchange/package-codes.ts';

export interface ToldGroup {
  id: string;
  parentId: string | null;
  name: string;
  isDeleted: boolean;
}

export interface ToldProperty {
  id: string;
  name: string;
  /** As the file says: Строка, Число, Справочник, Время … */
  type: string | null;
}

export interface ToldValue {
  /** Null: it is named after its values. */
  propertyId: string | null;
  id: string;
  value: string;
}

export interface ToldUnit {
  code: string;
  name: string;
}

export interface ToldPriceType {
  id: string;
  name: string;
  currency: string | null;
  /** VAT comes on top of its prices: a buyer would pay less than the books want. */
  isWithoutVat: boolean;
}

export interface ToldStore {
  id: string;
  name: string;
}

export interface ToldSaleUnit {
  /** As it came: `'796 '` goes back with its space. */
  code: string | null;
  name: string | null;
  /** How many base units it is: times this a count of it is a count of base units. */
  ratio: string | null;
}

export interface ToldGoods {
  id: string;
  version: string | null;
  isDeleted: boolean;
  name: string | null;
  article: string | null;
  barcodes: string[];
  groupIds: string[];
  description: string | null;
  manufacturer: string | null;
  brand: string | null;
  country: string | null;
  unit: ToldSaleUnit | null;
  otherUnits: ToldSaleUnit[];
  vat: string | null;
  weight: string | null;
  properties: { id: string; values: string[] }[];
  requisites: { name: string; value: string }[];
  /** Of 2.03, where goods with a `#` stand in the catalogue itself. */
  characteristics: { name: string; value: string }[];
  /** One empty name: it has none any more. */
  pictures: string[];
}

export interface ToldOffer {
  id: string;
  isDeleted: boolean;
  name: string | null;
  article: string | null;
  barcodes: string[];
  unit: ToldSaleUnit | null;
  characteristics: { name: string; value: string }[];
}

export interface ToldPrice {
  externalId: string;
  priceType: string;
  amount: number | null;
  currency: string | null;
  ratio: number | null;
  minCount: number | null;
}

export interface ToldRest {
  externalId: string;
  /** Null: one number for the whole shop. */
  store: string | null;
  count: number;
}

export interface ToldDocument {
  id: string;
  number: string | null;
  numberOf1c: string | null;
  /** The same one again says nothing new. */
  version: string | null;
  operation: 'order' | 'shipment' | 'payment' | 'return' | 'other';
  /** Whose order it follows from, where it stands by itself. */
  basis: string | null;
  sum: number | null;
  isDeleted: boolean;
  isPosted: boolean;
  isCancelled: boolean;
  status: string | null;
  statusId: string | null;
  isPaid: boolean;
  paymentNumber: string | null;
  isShipped: boolean;
  papers: Readonly<Record<string, string>>;
  lines: { id: string; name: string; count: number }[] | null;
}

/** A line that cannot be taken; the rest of the file can. */
export interface Problem {
  code: PackageProblem;
  externalId: string | null;
  facts: Readonly<Record<string, string>>;
}

/** One of them as it lies in staging. */
export interface StagedRecord {
  kind: string;
  n: number;
  externalId: string;
  record: unknown;
}
