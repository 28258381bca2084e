/** Who sells: what papers, letters and the foot of the pages say. Invented, with check digits that are right. */
export const SELLER = {
  name: { ru: 'ТОО «Шебер Демо»', kz: '«Шебер Демо» ЖШС' },
  bin: '200140001230',
  address: { ru: 'г. Павлодар, ул. Естая, 196', kz: 'Павлодар қ., Естай көшесі, 196' },
  isVatPayer: true,
  vatCertificate: { series: '00000', number: '0000000' },
  iik: 'KZ73000DEMO000000001',
  bik: 'DEMOKZ2A',
  bank: { ru: 'АО «ДЕМО Банк»', kz: '«ДЕМО Банк» АҚ' },
  kbe: '17',
  /** of a payment for goods */
  knp: '710',
  phone: '+7 (700) 000-00-00',
  phoneLink: 'tel:+77000000000',
} as const satisfies Record<string, string | boolean | object>;
