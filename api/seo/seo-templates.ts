/** Titles and descriptions made of what a page shows, in both languages; what an operator wrote stands over them. */

import type { Product } from '#contract/catalog.ts';
import type { SetMode } from '#contract/sets.ts';
import { inCity, ofCity } from '#domain/in-city.ts';
import type { Locale } from '#domain/locale.ts';
import { formatTenge } from '#domain/money.ts';
import { plural } from '#domain/plural.ts';
import { priceView } from '#domain/price.ts';

export interface SeoWords {
  title: string;
  description: string;
}

interface Place {
  locale: Locale;
  cityName: string;
}

export function productWords(product: Product, sectionName: string, { locale, cityName }: Place): SeoWords {
  const { name, productCode, brand, active } = product;
  // Everyone's price: a contract's is nobody else's business.
  const price = formatTenge(priceView(product, 'retail').price);
  if (locale === 'kz') {
    return {
      title: `${name} — ${price}, арт. ${productCode} | Шебер`,
      description: active
        ? `${name}, ${brand.name} бренді: бағасы ${price}, сипаттамасы, ${ofCity(cityName)} бар-жоғы, өзі алып кету және жеткізу. Артикул ${productCode}.`
        : `${name}, артикул ${productCode}, сатылымнан алынған: соңғы бағасы ${price}, сипаттамасы және «${sectionName}» бөліміндегі ұқсас тауарлар, ${brand.name} бренді.`,
    };
  }
  return {
    title: `${name} — купить за ${price}, арт. ${productCode} | Шебер`,
    description: active
      ? `${name} бренда ${brand.name}: цена ${price}, характеристики, остаток ${inCity(cityName, 'ru')}, самовывоз и доставка. Артикул ${productCode}.`
      : `${name}, артикул ${productCode}, снят с продажи: последняя цена ${price}, характеристики и похожие товары раздела «${sectionName}», бренд ${brand.name}.`,
  };
}

export function sectionWords(
  { name, parent, count }: { name: string; parent: string | null; count: number },
  { locale, cityName }: Place,
): SeoWords {
  if (locale === 'kz') {
    const place = parent === null ? 'Шебер каталогында' : `«${parent}» бөлімінде`;
    return {
      title: `${name}: ${ofCity(cityName)} бағасы мен бар-жоғы — Шебер`,
      description: `${name}: ${place} ${count} тауар. ${ofCity(cityName)} қаптама және өлшем бірлігі бағасы, дүкендердегі бар-жоғы, өзі алып кету мен жеткізу.`,
    };
  }
  const goods = plural(count, 'ru', { one: 'товар', few: 'товара', many: 'товаров' });
  const place = parent === null ? 'в каталоге Шебер' : `в отделе «${parent}»`;
  return {
    title: `${name} — купить ${inCity(cityName, 'ru')}, цены и наличие | Шебер`,
    description: `${name}: ${count} ${goods} ${place}. Цена за упаковку и за единицу, остаток ${inCity(cityName, 'ru')}, самовывоз и доставка.`,
  };
}

/** A choice of filters with a name of its own has its description from the operator already. */
export const choiceWords = (
  { title, description }: { title: string; description: string },
  { locale, cityName }: Place,
): SeoWords => ({
  title:
    locale === 'kz'
      ? `${title}: ${ofCity(cityName)} бағасы — Шебер`
      : `${title} — цены ${inCity(cityName, 'ru')} | Шебер`,
  description,
});

const SETS = {
  kits: {
    ru: [
      'Готовые комплекты для ремонта',
      'Всё для одной работы в нужном количестве: материал, клей, крепёж и инструмент.',
    ],
    kz: [
      'Жөндеуге арналған дайын жинақтар',
      'Бір жұмысқа керектінің бәрі қажетті мөлшерде: материал, желім, бекіткіш, құрал.',
    ],
  },
  collections: {
    ru: [
      'Коллекции: плитка, обои, двери',
      'Серии одного производителя: плитка с декором, обои-компаньоны, двери и рамки в одном стиле.',
    ],
    kz: [
      'Топтамалар: плитка, тұсқағаз, есік',
      'Бір өндірушінің сериялары: декорлы плитка, жұп тұсқағаз, бір стильдегі есіктер мен жақтаулар.',
    ],
  },
  interiors: {
    ru: ['Интерьерные решения', 'Комнаты целиком: каждый предмет на картинке можно купить в магазине.'],
    kz: ['Интерьер шешімдері', 'Тұтас бөлмелер: суреттегі әр затты дүкеннен сатып алуға болады.'],
  },
} as const satisfies Record<SetMode, Record<Locale, readonly [title: string, text: string]>>;

/** Of a mode; its sections and their named choices have words of their own in the database. */
export function setsWords(mode: SetMode, { locale, cityName }: Place): SeoWords {
  const [title, text] = SETS[mode][locale];
  return {
    title: `${title} | Шебер`,
    description:
      locale === 'kz'
        ? `${text} Құрамы, бағасы және ${ofCity(cityName)} бар-жоғы.`
        : `${text} Состав, цена и наличие ${inCity(cityName, 'ru')}.`,
  };
}

const LISTS = {
  compare: {
    ru: ['Сравнение товаров — Шебер', 'Выбранные товары рядом: цена, цена за единицу, остаток, бренд и вес.'],
    kz: [
      'Тауарларды салыстыру — Шебер',
      'Таңдалған тауарлар қатар: бағасы, өлшем бірлігі бағасы, бар-жоғы, бренді мен салмағы.',
    ],
  },
  favorites: {
    ru: ['Избранные товары — Шебер', 'Товары, которые вы отметили сердцем: цены и остатки в вашем городе.'],
    kz: ['Таңдаулы тауарлар — Шебер', 'Жүрекшемен белгілеген тауарларыңыз: қалаңыздағы бағасы мен бар-жоғы.'],
  },
} as const satisfies Record<string, Record<Locale, readonly [title: string, text: string]>>;

export function listWords(list: keyof typeof LISTS, locale: Locale): SeoWords {
  const [title, description] = LISTS[list][locale];
  return { title, description };
}

export const promotionsWords = ({ locale, cityName }: Place): SeoWords =>
  locale === 'kz'
    ? {
        title: `Акциялар мен жеңілдіктер: ${inCity(cityName, 'kz')} — Шебер`,
        description: `${inCity(cityName, 'kz')} жүріп жатқан акциялар: жөндеу мен құрылысқа жеңілдіктер, сыйлықтар, жинақтар. Мерзімі, шарттары, тауарлары.`,
      }
    : {
        title: `Акции и скидки ${inCity(cityName, 'ru')} — Шебер`,
        description: `Акции, которые действуют ${inCity(cityName, 'ru')}: скидки, подарки и комплекты для ремонта и стройки. Сроки, правила и товары.`,
      };
