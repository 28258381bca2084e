/** Fences: profiled sheets, pickets, welded panels, chain link, posts. */
import { comma } from '../../figures.ts';
import type { Choice, Draft, DraftUnit, Leaf, Property, PropertyValue, Words } from '../../leaf.ts';
import { kind, material, numberChoice } from '../../properties.ts';
import type { Random } from '../../random.ts';
import { profile } from '../krovlya-i-fasad/roof-properties.ts';
import { inOrder, kilograms, priceFor } from '../otoplenie-i-vodosnabzhenie/drafting.ts';
import { list, range } from '../otoplenie-i-vodosnabzhenie/property-forms.ts';
import { fenceMakers } from './makers.ts';

const height = list('fence_height_m', 'Высота', 'Биіктігі', 'м');
const width = range('fence_width_mm', 'Ширина', 'Ені', 'мм');
const thickness = range('fence_thickness_mm', 'Толщина металла', 'Металл қалыңдығы', 'мм');
const coating = list('fence_coating', 'Покрытие', 'Жабыны');
const ral = list('fence_ral', 'Цвет RAL', 'RAL түсі');
const cell = list('fence_cell', 'Ячейка', 'Ұяшығы', 'мм');
const run = range('fence_run_m', 'Длина в упаковке', 'Қаптамадағы ұзындығы', 'м');

const steel: Choice = { code: 'steel', ru: 'сталь', kz: 'болат' };
const zinc: Choice = { code: 'zinc', ru: 'цинк', kz: 'мырыш' };
const polymer: Choice = { code: 'polymer', ru: 'цинк и полимер', kz: 'мырыш және полимер' };
const double: Choice = { code: 'polymer-double', ru: 'полимер с двух сторон', kz: 'екі жағы полимер' };

const colours = [
  { code: 'ral-8017', ru: 'RAL 8017 шоколад', kz: 'RAL 8017 шоколад түсті' },
  { code: 'ral-6005', ru: 'RAL 6005 зелёный мох', kz: 'RAL 6005 мүк жасыл' },
  { code: 'ral-7024', ru: 'RAL 7024 графит', kz: 'RAL 7024 графит' },
  { code: 'ral-3005', ru: 'RAL 3005 вишня', kz: 'RAL 3005 шие' },
  { code: 'ral-5005', ru: 'RAL 5005 синий', kz: 'RAL 5005 көк' },
] as const satisfies readonly Choice[];

function short(colour: Choice): string {
  return colour.ru.slice(0, 8);
}

const prices = [1_900, 29_000] as const;

interface Piece {
  choice: Choice;
  ru: string;
  kz: string;
  tail: Words;
  description: Words;
  values: readonly (readonly [Property, PropertyValue])[];
  tenge: number;
  kg: number;
  base: 'piece' | 'sheet' | 'roll';
  /** how many running or square metres one piece gives */
  compared?: { unit: 'm' | 'm2'; ratio: number };
  sizeMm: readonly [number, number, number];
  image: string;
}

const marks = [
  { code: 's8', ru: 'С8', kz: 'С8' },
  { code: 's10', ru: 'С10', kz: 'С10' },
  { code: 's20', ru: 'С20', kz: 'С20' },
] as const satisfies readonly Choice[];

function sheet(random: Random): Piece {
  const metres = random.pick([1.5, 1.7, 1.8, 2, 2.2, 2.5]);
  const thick = random.pick([0.35, 0.4, 0.45, 0.5]);
  const colour = random.pick(colours);
  const cover = random.pick([polymer, double]);
  const mark = random.pick(marks);
  const squareMetres = Number((1.15 * metres).toFixed(3));
  return {
    choice: { code: 'fence-sheet', ru: 'профнастил', kz: 'профнастил' },
    ru: `Профнастил заборный ${mark.ru}`,
    kz: `${mark.kz} қоршау профнастилі`,
    tail: {
      ru: `1150×${metres * 1000}×${comma(thick)} мм, ${short(colour)}${cover === double ? ', двусторонний' : ''}`,
      kz: `1150×${metres * 1000}×${comma(thick)} мм, ${short(colour)}${cover === double ? ', екі жақты' : ''}`,
    },
    description: {
      ru: `Лист для глухого забора высотой ${comma(metres)} м, сталь ${comma(thick)} мм. Полезная ширина 1150 мм: на 10 метров забора нужно 9 листов. ${cover === double ? 'Окрашен с двух сторон, красив и со двора, и с улицы.' : 'Лицо окрашено, изнанка грунтована серым.'} Кромки после резки подкрашивают.`,
      kz: `Биіктігі ${comma(metres)} м тұтас қоршауға арналған парақ, болаты ${comma(thick)} мм. Пайдалы ені 1150 мм: 10 метр қоршауға 9 парақ керек. ${cover === double ? 'Екі жағы да боялған, ауладан да, көшеден де әдемі.' : 'Беті боялған, арт жағы сұр түспен астарланған.'} Кескен жиектері боялады.`,
    },
    values: [
      [profile, mark],
      [height, numberChoice(metres)],
      [width, 1150],
      [thickness, thick],
      [coating, cover],
      [ral, colour],
    ],
    tenge: squareMetres * (1_350 + thick * 4_900) * (cover === double ? 1.12 : 1),
    kg: squareMetres * thick * 8.6,
    base: 'sheet',
    compared: { unit: 'm2', ratio: squareMetres },
    sizeMm: [metres * 1000, 1190, 20],
    image: 'fence/sheet',
  };
}

function picket(random: Random): Piece {
  const metres = random.pick([1.25, 1.5, 1.8, 2]);
  const thick = random.pick([0.45, 0.5]);
  const millimetres = random.pick([110, 118, 131]);
  const colour = random.pick(colours);
  return {
    choice: { code: 'fence-picket', ru: 'штакетник', kz: 'штакетник' },
    ru: 'Евроштакетник П-образный',
    kz: 'П тәрізді еуроштакетнигі',
    tail: {
      ru: `${millimetres}×${metres * 1000}×${comma(thick)} мм, ${short(colour)}`,
      kz: `${millimetres}×${metres * 1000}×${comma(thick)} мм, ${short(colour)}`,
    },
    description: {
      ru: `Планка для проветриваемого забора высотой ${comma(metres)} м, ширина ${millimetres} мм, сталь ${comma(thick)} мм. При зазоре 40 мм на метр забора идёт ${Math.round(1000 / (millimetres + 40))} планок. Края завальцованы и не режут руки, окраска с двух сторон.`,
      kz: `Биіктігі ${comma(metres)} м, ауа өтетін қоршауға арналған тақтайша, ені ${millimetres} мм, болаты ${comma(thick)} мм. Арасы 40 мм болса, қоршаудың бір метріне ${Math.round(1000 / (millimetres + 40))} тақтайша кетеді. Жиектері қайырылған, қолды кеспейді, екі жағы боялған.`,
    },
    values: [
      [height, numberChoice(metres)],
      [width, millimetres],
      [thickness, thick],
      [coating, double],
      [ral, colour],
    ],
    tenge: 850 + metres * (millimetres / 118) * thick * 2_150,
    kg: metres * (millimetres + 30) * thick * 0.0086,
    base: 'piece',
    compared: { unit: 'm', ratio: metres },
    sizeMm: [metres * 1000, millimetres, 20],
    image: 'fence/picket',
  };
}

function panel(random: Random): Piece {
  const metres = random.pick([1.03, 1.23, 1.53, 1.73, 2.03]);
  const rod = random.pick([3, 3.5, 4, 5]);
  const colour = random.chance(0.7) ? random.pick([colours[0], colours[1], colours[2]]) : undefined;
  const kg = metres * (rod / 4) ** 2 * 6.6;
  return {
    choice: { code: 'fence-panel', ru: '3D-панель', kz: '3D панель' },
    ru: 'Панель ограждения 3D',
    kz: '3D қоршау панелі',
    tail: {
      ru: `${comma(metres)}×2,5 м, пруток ${comma(rod)} мм, ${colour ? short(colour) : 'цинк'}`,
      kz: `${comma(metres)}×2,5 м, сымы ${comma(rod)} мм, ${colour ? short(colour) : 'мырыш'}`,
    },
    description: {
      ru: `Сварная секция шириной 2,5 м и высотой ${comma(metres)} м с рёбрами жёсткости, пруток ${comma(rod)} мм. Ячейка 50×200 мм не закрывает солнце и обзор. ${colour ? 'Оцинкована и покрыта полимером' : 'Горячий цинк'}, служит от 15 лет; хомуты и столбы берут отдельно.`,
      kz: `Ені 2,5 м, биіктігі ${comma(metres)} м, қатаңдық қырлары бар дәнекерленген секция, сымы ${comma(rod)} мм. 50×200 мм ұяшығы күн мен көріністі жаппайды. ${colour ? 'Мырышталып, полимермен қапталған' : 'Ыстықтай мырышталған'}, 15 жылдан астам қызмет етеді; қамыттары мен бағандары бөлек алынады.`,
    },
    values: [
      [height, numberChoice(metres)],
      [width, 2500],
      [thickness, rod],
      [cell, { code: '50x200', ru: '50×200', kz: '50×200' }],
      [coating, colour ? polymer : zinc],
      ...(colour ? ([[ral, colour] as const] as const) : []),
    ],
    tenge: 2_600 + kg * (colour ? 1_180 : 1_000),
    kg,
    base: 'piece',
    compared: { unit: 'm', ratio: 2.5 },
    sizeMm: [2500, Math.round(metres * 1000), 40],
    image: 'fence/panel',
  };
}

function mesh(random: Random): Piece {
  const metres = random.pick([1.2, 1.5, 1.8, 2]);
  const wire = random.pick([1.6, 1.8, 2]);
  const hole = random.pick([50, 55, 60]);
  const isPolymer = random.chance(0.35);
  const kg = metres * 10 * (wire / 2) ** 2 * (55 / hole);
  return {
    choice: { code: 'fence-mesh', ru: 'сетка-рабица', kz: 'рабица торы' },
    ru: `Сетка-рабица ${isPolymer ? 'в ПВХ' : 'оцинкованная'}`,
    kz: `${isPolymer ? 'ПВХ қапталған' : 'мырышталған'} рабица торы`,
    tail: {
      ru: `${comma(metres)}×10 м, ячейка ${hole}×${hole} мм, ${comma(wire)} мм`,
      kz: `${comma(metres)}×10 м, ұяшығы ${hole}×${hole} мм, ${comma(wire)} мм`,
    },
    description: {
      ru: `Рулон 10 м для дачи, вольера и спортивной площадки: высота ${comma(metres)} м, проволока ${comma(wire)} мм, ячейка ${hole}×${hole} мм. ${isPolymer ? 'Зелёная оболочка ПВХ не выгорает и держит мороз.' : 'Цинк защищает от ржавчины 8–10 лет.'} Натягивают на столбы через 2–2,5 м.`,
      kz: `Саяжайға, вольерге және спорт алаңына арналған 10 м орам: биіктігі ${comma(metres)} м, сымы ${comma(wire)} мм, ұяшығы ${hole}×${hole} мм. ${isPolymer ? 'Жасыл ПВХ қабығы күнге оңбайды, аязға шыдайды.' : 'Мырышы 8–10 жыл тоттан қорғайды.'} 2–2,5 м сайын қойылған бағандарға керіледі.`,
    },
    values: [
      [height, numberChoice(metres)],
      [thickness, wire],
      [cell, { code: `${hole}x${hole}`, ru: `${hole}×${hole}`, kz: `${hole}×${hole}` }],
      [coating, isPolymer ? polymer : zinc],
      [run, 10],
    ],
    tenge: 2_900 + kg * (isPolymer ? 1_480 : 1_080),
    kg,
    base: 'roll',
    compared: { unit: 'm', ratio: 10 },
    sizeMm: [metres * 1000, 240, 240],
    image: isPolymer ? 'fence/mesh-green' : 'fence/mesh',
  };
}

function post(random: Random): Piece {
  const side = random.pick([40, 50, 60, 80]);
  const wall = random.pick([1.5, 2]);
  const metres = random.pick([2, 2.5, 3]);
  const colour = random.chance(0.6) ? random.pick([colours[0], colours[1], colours[2]]) : undefined;
  const kg = (4 * side * wall * metres * 7.85) / 1000;
  return {
    choice: { code: 'fence-post', ru: 'столб', kz: 'баған' },
    ru: 'Столб заборный',
    kz: 'қоршау бағаны',
    tail: {
      ru: `${side}×${side}×${comma(wall)} мм, ${comma(metres)} м, ${colour ? short(colour) : 'грунт'}`,
      kz: `${side}×${side}×${comma(wall)} мм, ${comma(metres)} м, ${colour ? short(colour) : 'астарланған'}`,
    },
    description: {
      ru: `Столб из профильной трубы ${side}×${side} мм со стенкой ${comma(wall)} мм и заглушкой сверху. Длина ${comma(metres)} м подходит для забора высотой ${comma(metres - 0.8)}–${comma(metres - 0.6)} м: треть уходит в землю. Бетонируют в лунку диаметром 200 мм.`,
      kz: `Қабырғасы ${comma(wall)} мм, ${side}×${side} мм профиль құбырдан жасалған, үсті бітеуішпен жабылған баған. Ұзындығы ${comma(metres)} м, биіктігі ${comma(metres - 0.8)}–${comma(metres - 0.6)} м қоршауға лайық: үштен бірі жерге кіреді. Диаметрі 200 мм шұңқырға бетондалады.`,
    },
    values: [
      [height, numberChoice(metres)],
      [width, side],
      [thickness, wall],
      [coating, colour ? polymer : { code: 'primer', ru: 'грунт', kz: 'астар' }],
      ...(colour ? ([[ral, colour] as const] as const) : []),
    ],
    tenge: 900 + kg * (colour ? 830 : 650),
    kg,
    base: 'piece',
    compared: { unit: 'm', ratio: metres },
    sizeMm: [metres * 1000, side, side],
    image: 'fence/post',
  };
}

const properties = [kind, material, profile, height, width, thickness, cell, coating, ral, run] as const;

export const zaboryIOgrazhdeniya: Leaf = {
  code: 'zabory-i-ograzhdeniya',
  properties,
  draw(random): Draft {
    const maker = random.pick(fenceMakers);
    const piece = random.pick([sheet, picket, panel, mesh, post])(random);
    const weightKg = kilograms(piece.kg);
    const compared: readonly DraftUnit[] = piece.compared
      ? [
          {
            unit: piece.compared.unit,
            ratio: piece.compared.ratio,
            weightKg: kilograms(piece.kg / piece.compared.ratio),
          },
        ]
      : [];
    return {
      name: {
        ru: `${piece.ru} ${maker.name}, ${piece.tail.ru}`,
        kz: `${maker.name} ${piece.kz}, ${piece.tail.kz}`,
      },
      description: piece.description,
      brand: maker.code,
      values: inOrder(properties, [[kind, piece.choice], [material, steel], ...piece.values]),
      priceTenge: priceFor(random, piece.tenge * maker.level, prices),
      units: [{ unit: piece.base, ratio: 1, weightKg }, ...compared],
      sizeMm: piece.sizeMm,
      image: piece.image,
      documents: ['certificate'],
    };
  },
};
