/** Taps and valves that shut, filter, check and regulate water. */
import type { Choice, Draft, Leaf, Words } from '../../leaf.ts';
import { material, purpose } from '../../properties.ts';
import { capitalised, kilograms, priceFor } from './drafting.ts';
import { waterMakers } from './makers.ts';
import {
  element,
  flows,
  maxTemperature,
  nominalPressure,
  pipeMaterials,
  thread,
  threadChoice,
  threadKind,
  threads,
} from './pipe-properties.ts';
import { list } from './property-forms.ts';

const handle = list('valve_handle', 'Ручка', 'Тұтқасы');
const coating = list('valve_coating', 'Покрытие', 'Жабыны');

const handles = {
  lever: { code: 'lever', ru: 'рычаг', kz: 'рычаг' },
  butterfly: { code: 'butterfly', ru: 'бабочка', kz: 'көбелек' },
} as const satisfies Record<string, Choice>;
const nickel: Choice = { code: 'nickel', ru: 'никель', kz: 'никель' };
const bare: Choice = { code: 'bare-brass', ru: 'без покрытия', kz: 'жабынсыз' };

const prices = [1_400, 14_900] as const;

/** Kilograms and tenge of an ordinary ball valve of each bore; the rest are reckoned from it. */
const sizes = [
  { inches: '1/2', dn: 15, kg: 0.17, tenge: 2_050 },
  { inches: '3/4', dn: 20, kg: 0.27, tenge: 3_050 },
  { inches: '1', dn: 25, kg: 0.43, tenge: 4_700 },
  { inches: '1 1/4', dn: 32, kg: 0.7, tenge: 7_900 },
  { inches: '1 1/2', dn: 40, kg: 1.02, tenge: 11_300 },
] as const;

interface Valve {
  choice: Choice;
  ru: string;
  kz: string;
  about: Words;
  factor: number;
  largest: number;
  handles?: boolean;
  flows: readonly Choice[];
  image: string;
}

const water = [flows.coldWater, flows.hotWater] as const;
const warm = [flows.coldWater, flows.hotWater, flows.heating] as const;

const valves: readonly Valve[] = [
  {
    choice: { code: 'valve-ball', ru: 'кран шаровой', kz: 'шарлы кран' },
    ru: 'Кран шаровой латунный',
    kz: 'жез шарлы краны',
    about: {
      ru: 'Полнопроходной шар не сужает поток, поворот ручки на четверть оборота полностью перекрывает воду.',
      kz: 'Толық өтімді шар ағынды тарылтпайды, тұтқаны ширек айналым бұрса, су толық жабылады.',
    },
    factor: 1,
    largest: 5,
    handles: true,
    flows: warm,
    image: 'valve/ball',
  },
  {
    choice: { code: 'valve-ball-union', ru: 'кран шаровой с американкой', kz: 'американкасы бар шарлы кран' },
    ru: 'Кран шаровой с американкой',
    kz: 'американкасы бар шарлы краны',
    about: {
      ru: 'Накидная гайка позволяет снять радиатор или счётчик, не разбирая трубу.',
      kz: 'Қаусырма сомын құбырды бұзбай-ақ радиаторды немесе есептегішті шешуге мүмкіндік береді.',
    },
    factor: 1.45,
    largest: 3,
    handles: true,
    flows: warm,
    image: 'valve/ball-union',
  },
  {
    choice: { code: 'valve-gas', ru: 'кран газовый', kz: 'газ краны' },
    ru: 'Кран шаровой газовый',
    kz: 'шарлы газ краны',
    about: {
      ru: 'Жёлтая ручка и уплотнения для природного и сжиженного газа, класс герметичности A.',
      kz: 'Сары тұтқасы, табиғи және сұйытылған газға төзімді тығыздағышы бар, герметикалық класы — A.',
    },
    factor: 1.15,
    largest: 4,
    handles: true,
    flows: [flows.gas],
    image: 'valve/gas',
  },
  {
    choice: { code: 'valve-check', ru: 'обратный клапан', kz: 'кері клапан' },
    ru: 'Клапан обратный пружинный',
    kz: 'серіппелі кері клапаны',
    about: {
      ru: 'Пропускает воду только в одну сторону; ставят после счётчика, насоса и бойлера.',
      kz: 'Суды бір жаққа ғана өткізеді; есептегіштен, сорғыдан және бойлерден кейін қойылады.',
    },
    factor: 0.95,
    largest: 4,
    flows: warm,
    image: 'valve/check',
  },
  {
    choice: { code: 'valve-filter', ru: 'фильтр косой', kz: 'қиғаш сүзгі' },
    ru: 'Фильтр косой грубой очистки',
    kz: 'ірі қоқысқа арналған қиғаш сүзгісі',
    about: {
      ru: 'Сетка 500 мкм задерживает песок и окалину, моется без снятия корпуса.',
      kz: '500 мкм торы құм мен қақты ұстап қалады, корпусын шешпей жуылады.',
    },
    factor: 0.9,
    largest: 4,
    flows: water,
    image: 'valve/filter',
  },
  {
    choice: { code: 'valve-angle', ru: 'кран угловой', kz: 'бұрыштық кран' },
    ru: 'Кран угловой для подключения приборов',
    kz: 'аспаптарды қосуға арналған бұрыштық краны',
    about: {
      ru: 'Отсекает унитаз, смеситель или стиральную машину; отражатель закрывает отверстие в плитке.',
      kz: 'Унитазды, араластырғышты немесе кір жуғыш машинаны бөлек жабады; шағылдырғышы плиткадағы тесікті жасырады.',
    },
    factor: 1.05,
    largest: 2,
    flows: water,
    image: 'valve/angle',
  },
  {
    choice: { code: 'valve-radiator', ru: 'вентиль термостатический', kz: 'термостаттық вентиль' },
    ru: 'Вентиль термостатический для радиатора',
    kz: 'радиаторға арналған термостаттық вентилі',
    about: {
      ru: 'С термоголовкой сам убавляет подачу, когда в комнате тепло; резьба головки M30×1,5.',
      kz: 'Термобасымен бірге бөлме жылығанда су беруді өзі азайтады; бас бұрандасы M30×1,5.',
    },
    factor: 1.85,
    largest: 2,
    flows: [flows.heating],
    image: 'valve/radiator',
  },
];

export const zapornayaArmatura: Leaf = {
  code: 'zapornaya-armatura',
  properties: [
    element,
    thread,
    threadKind,
    handle,
    nominalPressure,
    purpose,
    maxTemperature,
    material,
    coating,
  ],
  draw(random): Draft {
    const maker = random.pick(waterMakers);
    const valve = random.pick(valves);
    const size = random.pick(sizes.slice(0, valve.largest));
    const ends = random.pick([threads.innerInner, threads.innerOuter]);
    const grip = size.dn > 25 ? handles.lever : random.pick([handles.lever, handles.butterfly]);
    const plating = random.chance(0.7) ? nickel : bare;
    const bars = valve.choice.code === 'valve-gas' ? 5 : random.pick([16, 25, 40]);
    const pn = { code: `pn${bars}`, ru: `PN${bars}`, kz: `PN${bars}` };
    const degrees = valve.choice.code === 'valve-gas' ? 60 : random.pick([110, 120, 150]);
    const gripRu = valve.handles ? `, ${grip.ru}` : '';
    const gripKz = valve.handles ? `, ${grip.kz} тұтқалы` : '';
    const endsRu = ends === threads.innerInner ? 'ВР–ВР' : 'ВР–НР';
    return {
      name: {
        ru: `${valve.ru} ${maker.name}, ${size.inches}″ ${endsRu}, ${pn.ru}${gripRu}`,
        kz: `${maker.name} ${valve.kz}, ${size.inches}″, ${ends.kz} бұранда, ${pn.kz}${gripKz}`,
      },
      description: {
        ru: `${capitalised(valve.choice.ru)} из горячепрессованной латуни${plating === nickel ? ' с никелевым покрытием' : ''}, DN${size.dn}. ${valve.about.ru} Рабочее давление до ${bars} бар, температура до ${degrees} °C.`,
        kz: `Ыстықтай престелген жезден жасалған${plating === nickel ? ', никельмен қапталған' : ''} ${valve.choice.kz}, DN${size.dn}. ${valve.about.kz} Жұмыс қысымы ${bars} барға дейін, температурасы ${degrees} °C-қа дейін.`,
      },
      brand: maker.code,
      values: [
        [element, valve.choice],
        [thread, threadChoice(size.inches)],
        [threadKind, ends],
        ...(valve.handles ? ([[handle, grip] as const] as const) : []),
        [nominalPressure, pn],
        [purpose, valve.flows],
        [maxTemperature, degrees],
        [material, pipeMaterials.brass],
        [coating, plating],
      ],
      priceTenge: priceFor(
        random,
        size.tenge * valve.factor * maker.level * (1 + bars / 250) * (plating === nickel ? 1.05 : 1),
        prices,
      ),
      units: [{ unit: 'piece', ratio: 1, weightKg: kilograms(size.kg * Math.min(1.4, valve.factor)) }],
      sizeMm: [35 + size.dn * 1.5, 25 + size.dn, 45 + size.dn].map(Math.round) as [number, number, number],
      image: valve.image,
      documents: ['certificate', 'warranty'],
      warrantyMonths: 60,
    };
  },
};
