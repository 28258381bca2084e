/** Who sells: what papers, letters and the foot of the pages say. */
export type Words = Record<'ru' | 'kz', string>;

export interface Seller {
  name: Words;
  bin: string;
  address: Words;
  isVatPayer: boolean;
  vatCertificate: { series: string; number: string };
  iik: string;
  bik: string;
  bank: Words;
  kbe: string;
  /** of a payment for goods */
  knp: string;
  phone: string;
}

/** The factory setting: invented, with check digits that are right. */
export const USUAL_SELLER: Seller = {
  name: { ru: 'ТОО «Шебер Демо»', kz: '«Шебер Демо» ЖШС' },
  bin: '200140001230',
  address: { ru: 'г. Павлодар, ул. Естая, 196', kz: 'Павлодар қ., Естай көшесі, 196' },
  isVatPayer: true,
  vatCertificate: { series: '00000', number: '0000000' },
  iik: 'KZ73000DEMO000000001',
  bik: 'DEMOKZ2A',
  bank: { ru: 'АО «ДЕМО Банк»', kz: '«ДЕМО Банк» АҚ' },
  kbe: '17',
  knp: '710',
  phone: '+7 (700) 000-00-00',
};

export const phoneLinkOf = ({ phone }: Pick<Seller, 'phone'>): string =>
  `tel:${phone.replace(/[^+\d]/g, '')}`;
