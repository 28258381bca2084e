import { getBrand } from '../../brands.ts';
import { comma, round } from '../../figures.ts';
import type { Choice, Draft, Leaf, Property, Words } from '../../leaf.ts';
import { color, markChoice, numberChoice, sizeText, thicknessMm } from '../../properties.ts';
import type { Random } from '../../random.ts';
import { type Coating, coating, coatings, models, side, sides } from './door-words.ts';

const glazed: Property = { code: 'door_glazed', ru: 'Остекление', kz: 'Шынысы бар', kind: 'flag' };
const opening: Property = { code: 'door_opening', ru: 'Открывание', kz: 'Ашылуы', kind: 'list' };
const core: Property = { code: 'door_core', ru: 'Наполнение', kz: 'Толтырғышы', kind: 'list' };
const kit: Property = { code: 'door_kit', ru: 'Комплект', kz: 'Жинағы', kind: 'list' };

const openings = {
  swing: { code: 'swing', ru: 'распашная', kz: 'ашпалы' },
  sliding: { code: 'sliding', ru: 'раздвижная', kz: 'жылжымалы' },
} as const satisfies Record<string, Choice>;

const kits = {
  leaf: { code: 'leaf', ru: 'только полотно', kz: 'тек есік жармасы' },
  full: { code: 'full', ru: 'полотно, коробка и наличники', kz: 'есік жармасы, қорап және жақтаулар' },
} as const satisfies Record<string, Choice>;

interface Core {
  choice: Choice;
  story: Words;
  kgPerM2: number;
  thicknesses: readonly number[];
  priceFactor: number;
}

const cores: readonly Core[] = [
  {
    choice: { code: 'honeycomb', ru: 'сотовое', kz: 'ұялы картон' },
    story: { ru: 'сотовое наполнение облегчает дверь', kz: 'ұялы картон толтырғышы есікті жеңілдетеді' },
    kgPerM2: 10,
    thicknesses: [35, 36],
    priceFactor: 0.94,
  },
  {
    choice: { code: 'pine', ru: 'брус сосны и МДФ', kz: 'қарағай білеуі мен МДФ' },
    story: { ru: 'каркас из клеёной сосны и МДФ', kz: 'қаңқасы желімделген қарағай мен МДФ-тен' },
    kgPerM2: 13.5,
    thicknesses: [36, 38],
    priceFactor: 1.03,
  },
  {
    choice: { code: 'solid', ru: 'сплошное', kz: 'тұтас' },
    story: { ru: 'сплошное наполнение приглушает голоса', kz: 'тұтас толтырғышы дауысты басады' },
    kgPerM2: 16,
    thicknesses: [38, 40],
    priceFactor: 1.12,
  },
];

const BASE_TENGE = 28500;

function drawInteriorDoor(random: Random): Draft {
  const brand = getBrand(
    random.weighted([
      ['esikhan', 5],
      ['portano', 4],
      ['uyutta', 1],
    ]),
  );
  const model = random.pick(models);
  const chosenCoating = random.weighted<Coating>([
    [coatings.film, 2],
    [coatings.ecoVeneer, 4],
    [coatings.enamel, 3],
    [coatings.veneer, 1],
  ]);
  const decor = random.pick(chosenCoating.decors);
  const width = random.pick([600, 700, 800, 800, 900]);
  const chosenCore = random.pick(chosenCoating === coatings.veneer ? cores.slice(1) : cores);
  const thickness = random.pick(chosenCore.thicknesses);
  const isGlazed = random.chance(0.4);
  const chosenOpening = random.chance(0.12) ? openings.sliding : openings.swing;
  const isFull = chosenOpening === openings.swing && chosenCoating.priceFactor < 2 && random.chance(0.25);
  const chosenSide = random.chance(0.8) ? sides.any : random.pick([sides.left, sides.right]);
  const area = (width * 2000) / 1e6;
  const weightKg = round(area * chosenCore.kgPerM2 + (isGlazed ? 1.5 : 0) + (isFull ? 6 : 0), 1);
  const size = `${width}×2000`;
  const glass: Words = isGlazed
    ? { ru: ', со стеклом', kz: ', шынылы' }
    : { ru: ', глухая', kz: ', шынысыз' };
  const full: Words = isFull
    ? { ru: ', с коробкой', kz: ', қорабымен' }
    : chosenOpening === openings.sliding
      ? { ru: ', раздвижная', kz: ', жылжымалы' }
      : { ru: '', kz: '' };
  const contents: Words = isFull
    ? {
        ru: 'В комплекте полотно, коробка и наличники на одну сторону; петли и ручку подберите отдельно.',
        kz: 'Жинақта есік жармасы, қорап және бір жаққа жақтаулар бар; топса мен тұтқаны бөлек таңдаңыз.',
      }
    : {
        ru: 'Продаётся полотно; коробку, наличники и фурнитуру подберите отдельно.',
        kz: 'Есік жармасы ғана сатылады; қорапты, жақтаулар мен фурнитураны бөлек таңдаңыз.',
      };
  const pane: Words = isGlazed
    ? { ru: 'матовое стекло 4 мм пропускает свет в коридор', kz: '4 мм күңгірт шыны дәлізге жарық өткізеді' }
    : { ru: 'глухое полотно лучше держит тишину', kz: 'шынысыз есік тыныштықты жақсырақ сақтайды' };

  return {
    name: {
      ru: `Дверь межкомнатная ${brand.name} «${model.ru}» ${size} мм, ${chosenCoating.choice.ru}, ${decor.named.ru}${glass.ru}${full.ru}`,
      kz: `${brand.name} «${model.kz}» бөлмеаралық есігі, ${size} мм, ${chosenCoating.choice.kz}, ${decor.named.kz}${glass.kz}${full.kz}`,
    },
    description: {
      ru: `${chosenCoating.story.ru}; ${pane.ru}. Полотно ${size} мм толщиной ${thickness} мм, ${chosenCore.story.ru}; масса ${comma(weightKg)} кг. ${contents.ru} Под дверь нужен проём ${width + 80}×2060 мм.`,
      kz: `${chosenCoating.story.kz}; ${pane.kz}. Есік жармасы ${size} мм, қалыңдығы ${thickness} мм, ${chosenCore.story.kz}; салмағы ${comma(weightKg)} кг. ${contents.kz} Қабырғадағы ойық ${width + 80}×2060 мм болуы керек.`,
    },
    brand: brand.code,
    values: [
      [sizeText, markChoice(size)],
      [coating, chosenCoating.choice],
      [color, decor.color],
      [glazed, isGlazed],
      [opening, chosenOpening],
      [side, chosenSide],
      [core, chosenCore.choice],
      [thicknessMm, numberChoice(thickness)],
      [kit, isFull ? kits.full : kits.leaf],
    ],
    priceTenge: Math.round(
      (BASE_TENGE * chosenCoating.priceFactor * chosenCore.priceFactor + (isGlazed ? 4200 : 0)) *
        (1 + (width - 600) / 4000) *
        (isFull ? 1.28 : 1) *
        (chosenOpening === openings.sliding ? 1.1 : 1) *
        random.number(0.92, 1.12, 0.01),
    ),
    units: [{ unit: isFull ? 'set' : 'piece', ratio: 1, weightKg }],
    sizeMm: [isFull ? 2100 : 2000, width + (isFull ? 80 : 0), isFull ? thickness + 80 : thickness],
    image: `door/${decor.image}${isGlazed ? '-glass' : ''}`,
    documents: ['manual', 'certificate', 'warranty'],
    warrantyMonths: 24,
  };
}

export const interiorDoors: Leaf = {
  code: 'mezhkomnatnye-dveri',
  properties: [sizeText, coating, color, glazed, opening, side, core, thicknessMm, kit],
  draw: drawInteriorDoor,
};
