/** What doors and their trims share: coatings with the decors they come in, sides, model names. */
import type { Choice, Property, Words } from '../../leaf.ts';
import { colors } from '../../properties.ts';

export const coating: Property = { code: 'door_coating', ru: 'Покрытие', kz: 'Жабыны', kind: 'list' };
export const side: Property = { code: 'door_side', ru: 'Сторона открывания', kz: 'Ашылу жағы', kind: 'list' };

export const sides = {
  left: { code: 'left', ru: 'левая', kz: 'сол жақты' },
  right: { code: 'right', ru: 'правая', kz: 'оң жақты' },
  any: { code: 'any', ru: 'универсальная', kz: 'әмбебап' },
} as const satisfies Record<string, Choice>;

interface DoorDecor {
  color: Choice;
  /** Russian agrees with «дверь» where it is an adjective */
  named: Words;
  /** the same with «наличник», «добор» */
  masculine: string;
  image: string;
}

const white: DoorDecor = {
  color: colors.white,
  named: { ru: 'белая', kz: 'ақ' },
  masculine: 'белый',
  image: 'white',
};

const painted: readonly DoorDecor[] = [
  white,
  {
    color: colors.ivory,
    named: { ru: 'слоновая кость', kz: 'піл сүйегі түсті' },
    masculine: 'слоновая кость',
    image: 'ivory',
  },
  {
    color: colors.grey,
    named: { ru: 'светло-серая', kz: 'ашық сұр' },
    masculine: 'светло-серый',
    image: 'grey',
  },
  {
    color: colors.graphite,
    named: { ru: 'графитовая', kz: 'графит түсті' },
    masculine: 'графитовый',
    image: 'graphite',
  },
  {
    color: colors.green,
    named: { ru: 'оливковая', kz: 'зәйтүн түсті' },
    masculine: 'оливковый',
    image: 'green',
  },
];

const oakLight: DoorDecor = {
  color: colors.beige,
  named: { ru: 'дуб светлый', kz: 'ашық емен' },
  masculine: 'дуб светлый',
  image: 'oak-light',
};
const oakNatural: DoorDecor = {
  color: colors.brown,
  named: { ru: 'дуб натуральный', kz: 'табиғи емен' },
  masculine: 'дуб натуральный',
  image: 'oak-natural',
};
const oakGrey: DoorDecor = {
  color: colors.grey,
  named: { ru: 'дуб серый', kz: 'сұр емен' },
  masculine: 'дуб серый',
  image: 'oak-grey',
};
const walnut: DoorDecor = {
  color: colors.brown,
  named: { ru: 'орех', kz: 'жаңғақ' },
  masculine: 'орех',
  image: 'walnut',
};
const wenge: DoorDecor = {
  color: colors.brown,
  named: { ru: 'венге', kz: 'венге' },
  masculine: 'венге',
  image: 'wenge',
};
const ashWhite: DoorDecor = {
  color: colors.white,
  named: { ru: 'ясень белый', kz: 'ақ шаған' },
  masculine: 'ясень белый',
  image: 'ash-white',
};

export interface Coating {
  choice: Choice;
  story: Words;
  decors: readonly DoorDecor[];
  /** how dear it is beside a PVC film */
  priceFactor: number;
}

export const coatings = {
  film: {
    choice: { code: 'pvc-film', ru: 'ПВХ-плёнка', kz: 'ПВХ пленка' },
    story: {
      ru: 'Плёнка ПВХ не боится влажной уборки и подходит для кухни и санузла',
      kz: 'ПВХ пленка ылғалды тазалаудан бүлінбейді, асүй мен дәретханаға лайық',
    },
    decors: [white, walnut, wenge, ashWhite, oakLight],
    priceFactor: 1,
  },
  ecoVeneer: {
    choice: { code: 'eco-veneer', ru: 'экошпон', kz: 'экошпон' },
    story: {
      ru: 'Экошпон повторяет поры дерева, но не выгорает и не царапается ногтем',
      kz: 'Экошпон ағаштың кеуегін дәл қайталайды, бірақ күнге оңбайды, тырнақ ізі түспейді',
    },
    decors: [oakLight, oakNatural, oakGrey, walnut, wenge, ashWhite],
    priceFactor: 1.4,
  },
  enamel: {
    choice: { code: 'enamel', ru: 'эмаль', kz: 'эмаль' },
    story: {
      ru: 'Эмаль нанесена в несколько слоёв по МДФ, сколы легко подкрасить',
      kz: 'Эмаль МДФ бетіне бірнеше қабат жағылған, кетіп қалған жерін бояу оңай',
    },
    decors: painted,
    priceFactor: 1.85,
  },
  veneer: {
    choice: { code: 'veneer', ru: 'натуральный шпон', kz: 'табиғи шпон' },
    story: {
      ru: 'Натуральный шпон под лаком: рисунок каждого полотна неповторим',
      kz: 'Лакталған табиғи шпон: әр есіктің өрнегі қайталанбайды',
    },
    decors: [oakLight, oakNatural, walnut],
    priceFactor: 2.3,
  },
} as const satisfies Record<string, Coating>;

export const models: readonly Words[] = [
  { ru: 'Самал', kz: 'Самал' },
  { ru: 'Арман', kz: 'Арман' },
  { ru: 'Сымбат', kz: 'Сымбат' },
  { ru: 'Дария', kz: 'Дария' },
  { ru: 'Айлин', kz: 'Айлин' },
  { ru: 'Рассвет', kz: 'Таң' },
  { ru: 'Лофт', kz: 'Лофт' },
  { ru: 'Караван', kz: 'Керуен' },
  { ru: 'Столица', kz: 'Елорда' },
  { ru: 'Прованс', kz: 'Прованс' },
  { ru: 'Гармония', kz: 'Үйлесім' },
  { ru: 'Линия', kz: 'Сызық' },
  { ru: 'Медина', kz: 'Медина' },
  { ru: 'Шанырак', kz: 'Шаңырақ' },
  { ru: 'Тихий дом', kz: 'Тыныш үй' },
  { ru: 'Орда', kz: 'Орда' },
  { ru: 'Геометрия', kz: 'Геометрия' },
  { ru: 'Аксай', kz: 'Ақсай' },
  { ru: 'Есиль', kz: 'Есіл' },
  { ru: 'Жулдыз', kz: 'Жұлдыз' },
];
