/** Cities of Kazakhstan that a shop may serve: a new one takes those it needs, the demo has them all. Pavlodar, its default one, stands first. */
import type { Words } from './seller.ts';

export interface City {
  id: number;
  code: string;
  name: Words;
  latitude: number;
  longitude: number;
  areaCode: string;
  /** absent where the code changed with the regions of 2022 */
  kato: string | null;
  /** Where the demo has a warehouse (spec 3). */
  isLocal: boolean;
  /** older and other names that a visitor may type */
  aliases: readonly string[];
  /** with the kilometres from the edge of the town */
  suburbs: readonly (Words & { km: number })[];
}

// code | ru | kz | latitude, longitude | area code | KATO | local? | aliases
const table = `
pavlodar | Павлодар | Павлодар | 52.2873, 76.9674 | 7182 | 551010000 | local | Кереку, Pavlodar
ekibastuz | Екибастуз | Екібастұз | 51.7298, 75.3266 | 7187 | 552210000 | local | Ekibastuz
aksu | Аксу | Ақсу | 52.0403, 76.9270 | 71837 | 551610000 | | Ермак, Aksu
astana | Астана | Астана | 51.1694, 71.4491 | 7172 | 710000000 | local | Нур-Султан, Нұр-Сұлтан, Целиноград, Акмола, Ақмола, Astana
almaty | Алматы | Алматы | 43.2380, 76.9458 | 727 | 750000000 | | Алма-Ата, Almaty
shymkent | Шымкент | Шымкент | 42.3417, 69.5901 | 7252 | 790000000 | | Чимкент, Shymkent
karaganda | Караганда | Қарағанды | 49.8047, 73.1094 | 7212 | 351010000 | local | Karaganda
temirtau | Темиртау | Теміртау | 50.0549, 72.9646 | 7213 | 352310000 | | Temirtau
zhezkazgan | Жезказган | Жезқазған | 47.7833, 67.7667 | 7102 | | | Джезказган, Zhezkazgan
aktobe | Актобе | Ақтөбе | 50.2839, 57.1670 | 7132 | 151010000 | | Актюбинск, Aktobe
taraz | Тараз | Тараз | 42.9000, 71.3667 | 7262 | 311010000 | | Джамбул, Жамбыл, Taraz
ust-kamenogorsk | Усть-Каменогорск | Өскемен | 49.9481, 82.6279 | 7232 | 631010000 | local | Оскемен, Oskemen
semey | Семей | Семей | 50.4111, 80.2275 | 7222 | | | Семипалатинск, Semey
kostanay | Костанай | Қостанай | 53.2144, 63.6246 | 7142 | 391010000 | | Кустанай, Kostanay
rudny | Рудный | Рудный | 52.9729, 63.1168 | 71431 | 392410000 | | Rudny
petropavlovsk | Петропавловск | Петропавл | 54.8753, 69.1628 | 7152 | 591010000 | | Кызылжар, Қызылжар, Petropavl
kokshetau | Кокшетау | Көкшетау | 53.2833, 69.3833 | 7162 | 111010000 | | Кокчетав, Kokshetau
uralsk | Уральск | Орал | 51.2333, 51.3667 | 7112 | 271010000 | | Oral, Uralsk
atyrau | Атырау | Атырау | 47.1167, 51.8833 | 7122 | 231010000 | | Гурьев, Atyrau
aktau | Актау | Ақтау | 43.6532, 51.1975 | 7292 | 471010000 | | Шевченко, Aktau
kyzylorda | Кызылорда | Қызылорда | 44.8488, 65.4823 | 7242 | 431010000 | | Кзыл-Орда, Kyzylorda
turkestan | Туркестан | Түркістан | 43.2973, 68.2518 | 72533 | | | Turkistan
taldykorgan | Талдыкорган | Талдықорған | 45.0156, 78.3739 | 7282 | | | Талды-Курган, Taldykorgan
konaev | Конаев | Қонаев | 43.8667, 77.0667 | 72772 | | | Капчагай, Капшагай, Қапшағай, Qonaev
`;

// Places that a city's own vans reach on the day of the order.
const suburbs: Record<string, string> = {
  pavlodar:
    'Кенжеколь/Кенжекөл/12, Павлодарское/Павлодар ауылы/6, Мойылды/Мойылды/18, Ленинский/Ленин кенті/9, Аксу/Ақсу/48, Калкаман/Қалқаман/58, Жанааул/Жаңаауыл/7',
  ekibastuz: 'Солнечный/Солнечный кенті/40, Шидерты/Шідерті/45, Торт-Кудук/Төртқұдық/38, Байет/Бәйет/30',
  astana:
    'Косшы/Қосшы/10, Талапкер/Талапкер/12, Караоткель/Қараөткел/16, Коянды/Қоянды/14, Кабанбай батыра/Қабанбай батыр/28, Жибек Жолы/Жібек жолы/22, Акмол/Ақмол/35',
  karaganda:
    'Темиртау/Теміртау/30, Сарань/Саран/22, Шахтинск/Шахтинск/45, Абай/Абай/33, Актас/Ақтас/18, Доскей/Доскей/15',
  'ust-kamenogorsk':
    'Глубокое/Глубокое/30, Касыма Кайсенова/Қасым Қайсенов кенті/18, Опытное Поле/Опытное Поле/9, Прапорщиково/Прапорщиково/20, Меновное/Меновное/7',
};

function listOf(text: string): string[] {
  return text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

function readCity(line: string, index: number): City {
  const [code = '', ru = '', kz = '', point = '', areaCode = '', kato = '', local = '', aliases = ''] = line
    .split('|')
    .map((cell) => cell.trim());
  const [latitude = 0, longitude = 0] = point.split(',').map(Number);
  return {
    id: index + 1,
    code,
    name: { ru, kz },
    latitude,
    longitude,
    areaCode,
    kato: kato || null,
    isLocal: local === 'local',
    aliases: listOf(aliases),
    suburbs: listOf(suburbs[code] ?? '').map((pair) => {
      const [nameRu = '', nameKz = '', km = ''] = pair.split('/');
      return { ru: nameRu, kz: nameKz, km: Number(km) };
    }),
  };
}

export const cities: readonly City[] = table.trim().split('\n').map(readCity);
