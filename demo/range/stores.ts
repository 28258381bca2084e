/** Shops and warehouses of the local cities. Addresses and numbers are invented and marked «демо». */
import { cities } from '#domain/kazakhstan-cities.ts';
import type { Words } from './leaf.ts';

export interface Store {
  id: number;
  code: string;
  cityId: number;
  name: Words;
  address: Words;
  latitude: number;
  longitude: number;
  phones: readonly string[];
  email: string;
  hours: readonly ({ from: string; to: string } | null)[];
  holidays: readonly { date: string; from?: string; to?: string }[];
  services: readonly string[];
  departments: readonly (Words & { phone: string })[];
  isWarehouse: boolean;
}

// code | city | kind | place ru | place kz | street ru | street kz | latitude, longitude | services beyond pickup and returns
const table = `
pavlodar-usolka | pavlodar | shop | Усолка | Усолка | ул. Камзина, 364 | Камзин көшесі, 364 | 52.25, 77.0155 | tinting, cutting, keys, rental
pavlodar-centr | pavlodar | shop | Центр | Орталық | ул. Естая, 196 | Естай көшесі, 196 | 52.2866, 76.9635 | tinting, keys
pavlodar-dachny | pavlodar | shop | Дачный | Дачный | ул. Ломова, 281 | Ломов көшесі, 281 | 52.3105, 76.982 | tinting, cutting
pavlodar-sklad | pavlodar | warehouse | Павлодар | Павлодар | Северная промзона, 418 | Солтүстік өнеркәсіп аймағы, 418 | 52.335, 76.985 | cutting
ekibastuz-energetik | ekibastuz | shop | Энергетик | Энергетик | ул. Мәшһүр Жүсіпа, 277 | Мәшһүр Жүсіп көшесі, 277 | 51.7215, 75.342 | tinting, cutting, keys
astana-saryarka | astana | shop | Сарыарка | Сарыарқа | пр. Сарыарка, 318 | Сарыарқа даңғылы, 318 | 51.18, 71.406 | tinting, cutting, keys, rental
astana-levy-bereg | astana | shop | Левый берег | Сол жағалау | пр. Улы Дала, 295 | Ұлы Дала даңғылы, 295 | 51.0975, 71.437 | tinting, keys
astana-yugo-vostok | astana | shop | Юго-Восток | Оңтүстік-Шығыс | ул. Кудайбердыулы, 243 | Құдайбердіұлы көшесі, 243 | 51.1495, 71.483 | tinting, cutting
astana-sklad | astana | warehouse | Астана | Астана | шоссе Алаш, 512 | Алаш тас жолы, 512 | 51.2005, 71.5265 | cutting
karaganda-mihaylovka | karaganda | shop | Михайловка | Михайловка | ул. Ермекова, 309 | Ермеков көшесі, 309 | 49.8232, 73.112 | tinting, cutting, keys
karaganda-yugo-vostok | karaganda | shop | Юго-Восток | Оңтүстік-Шығыс | пр. Шахтёров, 288 | Шахтерлер даңғылы, 288 | 49.7845, 73.137 | tinting, rental
karaganda-sklad | karaganda | warehouse | Караганда | Қарағанды | Бухар-Жырауское шоссе, 402 | Бұқар жырау тас жолы, 402 | 49.866, 73.1345 | cutting
ust-kamenogorsk-samarskoe | ust-kamenogorsk | shop | Самарское | Самар | Самарское шоссе, 233 | Самар тас жолы, 233 | 49.917, 82.5763 | tinting, cutting, rental
ust-kamenogorsk-kazahstan | ust-kamenogorsk | shop | Казахстан | Қазақстан | ул. Казахстан, 267 | Қазақстан көшесі, 267 | 49.946, 82.6285 | tinting, keys
`;

const shopHours = [
  ...Array(5).fill({ from: '09:00', to: '20:00' }),
  ...Array(2).fill({ from: '09:00', to: '19:00' }),
];
const warehouseHours = [
  ...Array(5).fill({ from: '08:00', to: '18:00' }),
  { from: '09:00', to: '15:00' },
  null,
];
const holidays = [{ date: '2027-01-01' }, { date: '2027-03-22', from: '10:00', to: '16:00' }];

function getCity(code: string) {
  const city = cities.find((candidate) => candidate.code === code);
  if (!city) throw new Error(`no city has the code ${code}`);
  return city;
}

/** +7 (700) 000-00-NN: a number that nobody has. */
function demoPhone(number: number): string {
  return `+7700${String(number).padStart(7, '0')}`;
}

function readStore(line: string, index: number): Store {
  const [
    code = '',
    cityCode = '',
    kind = '',
    ru = '',
    kz = '',
    streetRu = '',
    streetKz = '',
    point = '',
    services = '',
  ] = line.split('|').map((cell) => cell.trim());
  const city = getCity(cityCode);
  const isWarehouse = kind === 'warehouse';
  const phone = 21 + index * 3;
  const [latitude = 0, longitude = 0] = point.split(',').map(Number);
  const departments = [
    { ru: 'Выдача заказов', kz: 'Тапсырысты алу орны', phone: demoPhone(phone + 1) },
    isWarehouse
      ? { ru: 'Отгрузка и пропуска', kz: 'Жөнелту және рұқсаттама', phone: demoPhone(phone + 2) }
      : { ru: 'Консультации', kz: 'Кеңес беру', phone: demoPhone(phone + 2) },
  ];
  return {
    id: index + 1,
    code,
    cityId: city.id,
    name: isWarehouse
      ? { ru: `Склад «Шебер» ${ru}`, kz: `«Шебер» қоймасы, ${kz}` }
      : { ru: `«Шебер» ${ru}`, kz: `«Шебер» ${kz}` },
    address: {
      ru: `г. ${city.name.ru}, ${streetRu} (демо)`,
      kz: `${city.name.kz} қ., ${streetKz} (демо)`,
    },
    latitude,
    longitude,
    phones: [demoPhone(phone)],
    email: `${code}@sheber.test`,
    hours: isWarehouse ? warehouseHours : shopHours,
    holidays,
    services: ['pickup', 'returns', ...services.split(',').map((service) => service.trim())],
    departments,
    isWarehouse,
  };
}

export const stores: readonly Store[] = table.trim().split('\n').map(readStore);
