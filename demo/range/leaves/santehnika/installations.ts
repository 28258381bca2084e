import { round } from '../../figures.ts';
import type { Choice, Draft, Leaf, Property, Words } from '../../leaf.ts';
import { numberChoice, warrantyYears } from '../../properties.ts';
import type { Random } from '../../random.ts';
import { flush } from './flush.ts';
import { pickMaker, series } from './plumbing-words.ts';

const cm = { ru: 'см', kz: 'см' };
const kindOf: Property = { code: 'inst_kind', ru: 'Тип', kz: 'Түрі', kind: 'list' };
const heightCm: Property = {
  code: 'inst_height_cm',
  ru: 'Высота рамы',
  kz: 'Рама биіктігі',
  kind: 'list',
  unit: cm,
};
const depthCm: Property = {
  code: 'inst_depth_cm',
  ru: 'Глубина монтажа',
  kz: 'Орнату тереңдігі',
  kind: 'range',
  unit: cm,
};
const button: Property = { code: 'inst_button', ru: 'Кнопка', kz: 'Батырмасы', kind: 'list' };
const wall: Property = { code: 'inst_wall', ru: 'Стена', kz: 'Қабырғасы', kind: 'list' };
const loadKg: Property = {
  code: 'inst_load_kg',
  ru: 'Нагрузка до',
  kz: 'Көтеретін салмағы, дейін',
  kind: 'range',
  unit: { ru: 'кг', kz: 'кг' },
};

interface Button {
  choice: Choice;
  named: Words;
  tenge: number;
}

const buttons: readonly Button[] = [
  {
    choice: { code: 'white', ru: 'белая', kz: 'ақ' },
    named: { ru: 'кнопка белая', kz: 'ақ батырмасымен' },
    tenge: 5000,
  },
  {
    choice: { code: 'chrome', ru: 'хром', kz: 'хром' },
    named: { ru: 'кнопка хром', kz: 'хром батырмасымен' },
    tenge: 9000,
  },
  {
    choice: { code: 'matt-chrome', ru: 'матовый хром', kz: 'күңгірт хром' },
    named: { ru: 'кнопка матовый хром', kz: 'күңгірт хром батырмасымен' },
    tenge: 11000,
  },
  {
    choice: { code: 'black', ru: 'чёрная', kz: 'қара' },
    named: { ru: 'кнопка чёрная', kz: 'қара батырмасымен' },
    tenge: 14000,
  },
  {
    choice: { code: 'black-glass', ru: 'чёрное стекло', kz: 'қара шыны' },
    named: { ru: 'кнопка из чёрного стекла', kz: 'қара шыны батырмасымен' },
    tenge: 38000,
  },
  {
    choice: { code: 'touchless', ru: 'бесконтактная', kz: 'жанаспай басқарылатын' },
    named: { ru: 'бесконтактная кнопка', kz: 'жанаспай басқарылатын батырмасымен' },
    tenge: 78000,
  },
  { choice: { code: 'none', ru: 'нет', kz: 'жоқ' }, named: { ru: 'без кнопки', kz: 'батырмасыз' }, tenge: 0 },
];

interface Frame {
  choice: Choice;
  named: Words;
  story: Words;
  heights: readonly number[];
  depths: readonly [number, number];
  kg: number;
  price: readonly [number, number];
  image: string;
}

const frames: readonly Frame[] = [
  {
    choice: { code: 'frame', ru: 'рамная', kz: 'рамалы' },
    named: {
      ru: 'Инсталляция рамная для подвесного унитаза',
      kz: 'аспалы унитазға арналған рамалы инсталляциясы',
    },
    story: {
      ru: 'Стальная рама опирается на пол и стену, ножки выдвигаются на 20 см под будущую стяжку.',
      kz: 'Болат рама еден мен қабырғаға тіреледі, аяқтары болашақ стяжкаға қарай 20 см-ге дейін шығады.',
    },
    heights: [112, 115, 118],
    depths: [12, 18],
    kg: 15,
    price: [66000, 118000],
    image: 'installation/frame',
  },
  {
    choice: { code: 'low-frame', ru: 'низкая рамная', kz: 'аласа рамалы' },
    named: {
      ru: 'Инсталляция низкая для подвесного унитаза',
      kz: 'аспалы унитазға арналған аласа инсталляциясы',
    },
    story: {
      ru: 'Низкая рама помещается под окном и под полкой, клавишу выводят наверх или вперёд.',
      kz: 'Аласа рама терезе мен сөренің астына сыяды, батырмасы үстіне не алдына шығарылады.',
    },
    heights: [82, 85, 98],
    depths: [14, 20],
    kg: 13,
    price: [78000, 132000],
    image: 'installation/low',
  },
  {
    choice: { code: 'corner', ru: 'угловая', kz: 'бұрыштық' },
    named: {
      ru: 'Инсталляция угловая для подвесного унитаза',
      kz: 'аспалы унитазға арналған бұрыштық инсталляциясы',
    },
    story: {
      ru: 'Поворотные крепления ставят раму в угол под 45°, это освобождает проход в узком санузле.',
      kz: 'Бұрылмалы бекіткіштер раманы бұрышқа 45° етіп қояды, тар дәретханада өтетін жер босайды.',
    },
    heights: [112, 115],
    depths: [16, 20],
    kg: 17,
    price: [92000, 148000],
    image: 'installation/corner',
  },
];

const walls = {
  solid: { code: 'solid', ru: 'капитальная', kz: 'кірпіш не бетон' },
  drywall: { code: 'drywall', ru: 'гипсокартон на каркасе', kz: 'қаңқадағы гипсокартон' },
} as const satisfies Record<string, Choice>;

function drawInstallation(random: Random): Draft {
  const { brand, priceFactor } = pickMaker(random);
  const line = random.pick(series);
  const frame = random.weighted(frames.map((one, index) => [one, [6, 2.5, 1.5][index] ?? 1] as const));
  const height = random.pick(frame.heights);
  const depth = random.integer(...frame.depths);
  const chosenButton = random.pick(buttons);
  const chosenFlush = random.pick(flush.choices);
  const chosenWalls = random.chance(0.6) ? [walls.solid, walls.drywall] : [walls.solid];
  const years = random.pick([7, 10, 10, 15]);
  const weightKg = round(frame.kg + (height - 112) * 0.05 + (chosenButton.tenge > 0 ? 0.6 : 0), 1);
  const [low, high] = frame.price;
  // a slim frame costs more: its cistern is moulded thinner and sound-proofed
  const slim = (frame.depths[1] - depth) / (frame.depths[1] - frame.depths[0]);
  const where: Words =
    chosenWalls.length > 1
      ? {
          ru: 'крепится к капитальной стене и к каркасу гипсокартона',
          kz: 'кірпіш пен бетон қабырғаға да, гипсокартон қаңқасына да бекітіледі',
        }
      : { ru: 'крепится к капитальной стене', kz: 'кірпіш не бетон қабырғаға бекітіледі' };

  return {
    name: {
      ru: `${frame.named.ru} ${brand.name} «${line.ru}» ${height} см, глубина ${depth} см, ${chosenButton.named.ru}`,
      kz: `${brand.name} «${line.kz}» ${frame.named.kz}, ${height} см, тереңдігі ${depth} см, ${chosenButton.named.kz}`,
    },
    description: {
      ru: `${frame.story.ru} Высота рамы ${height} см, глубина от ${depth} см; ${where.ru}. Бачок с шумоизоляцией, смыв ${chosenFlush.ru} л, нагрузка до 400 кг. Шпильки, колено 90 мм и переходник входят в комплект, гарантия ${years} лет.`,
      kz: `${frame.story.kz} Раманың биіктігі ${height} см, тереңдігі ${depth} см-ден басталады; ${where.kz}. Бачогы дыбыс өткізбейді, шаю көлемі ${chosenFlush.kz} л, 400 кг-ға дейін көтереді. Шпилькалар, 90 мм иінді құбыр мен жалғастырғыш жинақта бар, кепілдігі ${years} жыл.`,
    },
    brand: brand.code,
    values: [
      [kindOf, frame.choice],
      [heightCm, numberChoice(height)],
      [depthCm, depth],
      [button, chosenButton.choice],
      [flush.property, chosenFlush],
      [wall, chosenWalls],
      [loadKg, 400],
      [warrantyYears, years],
    ],
    priceTenge: Math.round(
      (low + (high - low) * (0.4 * slim + 0.6 * random.next()) + chosenButton.tenge) *
        Math.max(0.95, priceFactor),
    ),
    units: [{ unit: 'set', ratio: 1, weightKg }],
    sizeMm: [height * 10, 520, depth * 10 + 60],
    image: frame.image,
    documents: ['manual', 'certificate', 'warranty'],
    warrantyMonths: years * 12,
  };
}

export const installationLeaf: Leaf = {
  code: 'installyatsii',
  properties: [kindOf, heightCm, depthCm, button, flush.property, wall, loadKg, warrantyYears],
  draw: drawInstallation,
};
