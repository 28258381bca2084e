/** The words of an answer: roles, formulas, advice, faults. Each pair is Russian, then Kazakh. */
import type { Advice, FieldFault, Formula, Role } from '#domain/calculators/calculators.ts';
import type { Pair } from './form-words.ts';

export const roleWords: Readonly<Record<Role, Pair>> = {
  paint: ['Краска', 'Бояу'],
  primer: ['Грунтовка', 'Астар'],
  wallpaper: ['Обои', 'Тұсқағаз'],
  'wallpaper-glue': ['Клей для обоев', 'Тұсқағаз желімі'],
  tile: ['Плитка', 'Плитка'],
  'tile-glue': ['Клей плиточный', 'Плитка желімі'],
  grout: ['Затирка', 'Жік толтырғыш'],
  crosses: ['Крестики', 'Крестиктер'],
  'levelling-clips': ['Зажимы СВП', 'Тегістеу қысқыштары'],
  laminate: ['Напольное покрытие', 'Еден жабыны'],
  underlay: ['Подложка', 'Төсеніш'],
  skirting: ['Плинтус', 'Плинтус'],
  'skirting-inner-corner': ['Внутренние углы', 'Ішкі бұрыштар'],
  'skirting-outer-corner': ['Внешние углы', 'Сыртқы бұрыштар'],
  'skirting-joint': ['Соединители плинтуса', 'Плинтус жалғағыштары'],
  'skirting-end-cap': ['Заглушки плинтуса', 'Плинтус бітеуіштері'],
  plasterboard: ['Гипсокартон', 'Гипсокартон'],
  track: ['Направляющий профиль', 'Бағыттаушы профиль'],
  stud: ['Стоечный профиль', 'Тіреу профилі'],
  'ceiling-profile': ['Потолочный профиль', 'Төбе профилі'],
  connector: ['Соединители', 'Жалғағыштар'],
  hanger: ['Подвесы', 'Аспалар'],
  extender: ['Удлинители профиля', 'Профиль ұзартқыштары'],
  'screw-25': ['Саморезы 25 мм', '25 мм бұрандалар'],
  'screw-35': ['Саморезы 35 мм', '35 мм бұрандалар'],
  'screw-metal': ['Саморезы по металлу', 'Металға арналған бұрандалар'],
  'joint-filler': ['Шпатлёвка для швов', 'Жікке арналған шпатлевка'],
  'joint-tape': ['Лента для швов', 'Жік таспасы'],
  'sealing-tape': ['Уплотнительная лента', 'Тығыздағыш таспа'],
  dowel: ['Дюбели', 'Дюбельдер'],
  'mineral-wool': ['Минеральная вата', 'Минералды мақта'],
  mix: ['Смесь', 'Қоспа'],
  beacon: ['Маяки', 'Маяктар'],
  masonry: ['Блоки и кирпич', 'Блок пен кірпіш'],
  'masonry-glue': ['Клей для блоков', 'Блок желімі'],
  mortar: ['Кладочный раствор', 'Қалау ерітіндісі'],
  reinforcement: ['Арматура', 'Арматура'],
  roofing: ['Кровельное покрытие', 'Шатыр жабыны'],
  'roof-screw': ['Кровельные саморезы', 'Шатыр бұрандалары'],
  'roof-nails': ['Кровельные гвозди', 'Шатыр шегелері'],
  'roof-underlay': ['Подкладочный ковёр', 'Төсеме кілем'],
  membrane: ['Кровельная мембрана', 'Шатыр мембранасы'],
  ridge: ['Конёк', 'Шатыржал планкасы'],
  eaves: ['Карнизная планка', 'Карниз планкасы'],
  barge: ['Торцевая планка', 'Шеткі планка'],
  gutter: ['Жёлоб', 'Науа'],
  funnel: ['Воронка', 'Құйғыш'],
  insulation: ['Утеплитель', 'Жылу оқшаулағыш'],
  'facade-glue': ['Клей для утеплителя', 'Жылу оқшаулағыш желімі'],
  'base-coat': ['Базовый слой', 'Негізгі қабат'],
  mesh: ['Сетка', 'Тор'],
  'vapour-barrier': ['Пароизоляция', 'Бу оқшаулағыш'],
  screed: ['Смесь для стяжки', 'Стяжка қоспасы'],
  fibre: ['Фибра', 'Фибра'],
  'damper-tape': ['Демпферная лента', 'Демпфер таспа'],
  'deck-board': ['Террасная доска', 'Терраса тақтайы'],
  joist: ['Лаги', 'Лагалар'],
  'deck-clip': ['Клипсы', 'Клипсалар'],
  'start-clip': ['Стартовые клипсы', 'Бастапқы клипсалар'],
  'end-strip': ['Торцевая планка', 'Шеткі планка'],
  pedestal: ['Регулируемые опоры', 'Реттелетін тіректер'],
  'fence-sheet': ['Листы забора', 'Қоршау парақтары'],
  picket: ['Штакетник', 'Штакетник'],
  post: ['Столбы', 'Бағандар'],
  rail: ['Прожилины', 'Көлденең арқалықтар'],
  'fence-screw': ['Саморезы', 'Бұрандалар'],
  concrete: ['Бетон для столбов', 'Бағандарға бетон'],
  'radiator-section': ['Секции радиатора', 'Радиатор секциялары'],
  'heating-mat': ['Нагревательный мат', 'Жылыту төсеніші'],
  'heating-cable': ['Нагревательный кабель', 'Жылыту кәбілі'],
  thermostat: ['Терморегулятор', 'Терморегулятор'],
};

/** The calculation up to the quantity; the quantity itself, the reserve and the amount follow by themselves. */
export const formulaWords: Readonly<Record<Formula['key'], Pair>> = {
  area: ['площадь {area} м²', 'аудан {area} м²'],
  'area-norm': ['{area} м² × {norm} на м²', '{area} м² × м²-ге {norm}'],
  'area-per-pack': ['{area} м² ÷ {norm} м² на упаковку', '{area} м² ÷ қаптамаға {norm} м²'],
  'area-norm-piece': ['{area} м² × {norm} ÷ {piece} в одной', '{area} м² × {norm} ÷ бірінде {piece}'],
  'area-layers-norm': ['{area} м² × {layers} сл. × {norm}', '{area} м² × {layers} қабат × {norm}'],
  'area-thickness-norm': ['{area} м² × {thickness} мм × {norm}', '{area} м² × {thickness} мм × {norm}'],
  'volume-norm': ['{volume} м³ × {norm}', '{volume} м³ × {norm}'],
  paint: [
    '{area} м² × {layers} сл. ÷ {coverage} м²/л × {factor}',
    '{area} м² × {layers} қабат ÷ {coverage} м²/л × {factor}',
  ],
  'strips-free': [
    'стены {walls} м ÷ {rollWidth} м: полос {strips} по {strip} м, из рулона {perRoll}',
    '{walls} м қабырға ÷ {rollWidth} м = {strip} м-ден {strips} жолақ, орамнан {perRoll}',
  ],
  'strips-straight': [
    'стены {walls} м ÷ {rollWidth} м: полос {strips} по {strip} м с раппортом {repeat} м, из рулона {perRoll}',
    '{walls} м қабырға ÷ {rollWidth} м = {strip} м-ден {strips} жолақ, раппорты {repeat} м, орамнан {perRoll}',
  ],
  'strips-half-drop': [
    'стены {walls} м ÷ {rollWidth} м: полос {strips} по {strip} м со смещением на половину раппорта {repeat} м, из рулона {perRoll}',
    '{walls} м қабырға ÷ {rollWidth} м = {strip} м-ден {strips} жолақ, {repeat} м раппорттың жартысына ығысып, орамнан {perRoll}',
  ],
  'tile-percent': ['{area} м² ÷ плитка {width} × {height} мм', '{area} м² ÷ {width} × {height} мм плитка'],
  'tile-rows': ['в ряду {columns} × рядов {rows}', 'қатарда {columns} × {rows} қатар'],
  'tile-plan': [
    'целых {whole} + на подрезку {forCutting} (по проценту было бы {byPercent})',
    '{whole} бүтін + кесуге {forCutting} (пайызбен {byPercent} болар еді)',
  ],
  'plank-plan': [
    'досок {planks} по {plank} м², рядов {rows} (по проценту было бы {byPercent})',
    '{rows} қатарға {plank} м²-ден {planks} тақтай (пайызбен {byPercent} болар еді)',
  ],
  'pieces-norm': ['{pieces} шт. × {norm}', '{pieces} дана × {norm}'],
  'length-step': ['{length} м ÷ шаг {step} м', '{length} м ÷ {step} м қадам'],
  'length-pieces': ['{length} м ÷ {piece} м', '{length} м ÷ {piece} м'],
  perimeter: ['периметр {perimeter} м', 'периметр {perimeter} м'],
  count: ['{count} шт.', '{count} дана'],
  skirting: [
    'периметр {perimeter} м − двери {doorways} м = {run} м ÷ {piece} м',
    'периметр {perimeter} м − есіктер {doorways} м = {run} м ÷ {piece} м',
  ],
  'skirting-joints': ['{pieces} шт. − углы {corners}', '{pieces} дана − {corners} бұрыш'],
  'partition-boards': [
    'сторон {faces} × слоёв {layers} × {area} м² ÷ лист {sheet} м²',
    '{faces} жақ × {layers} қабат × {area} м² ÷ {sheet} м² парақ',
  ],
  'partition-track': [
    'пол и потолок по {length} м без дверей = {track} м ÷ {piece} м',
    'еден мен төбе {length} м-ден, есіксіз = {track} м ÷ {piece} м',
  ],
  'partition-studs': [
    'стоек {studs} по {height} м из профиля {piece} м',
    '{piece} м профильден {height} м-лік {studs} тіреу',
  ],
  'ceiling-dowels': [
    'подвесы {hangers} + {perimeter} м ÷ {step} м',
    '{hangers} аспа + {perimeter} м ÷ {step} м',
  ],
  beacons: ['{width} м ÷ шаг {step} м + 1', '{width} м ÷ {step} м қадам + 1'],
  masonry: ['{area} м² ÷ {face} м² со швом × {wythes}', '{area} м² ÷ жігімен {face} м² × {wythes}'],
  reinforcement: [
    '{length} м × рядов {rows} ÷ {every} × прутков {bars}',
    '{length} м × {rows} қатар ÷ {every} × {bars} шыбық',
  ],
  'roof-sheets': [
    '{eaves} м ÷ {usefulWidth} м: листов в ряд {columns} × скатов {slopes} × {split}, лист {sheet} м',
    '{eaves} м ÷ {usefulWidth} м = {columns} қатар × {slopes} еңіс × {split}, парақ {sheet} м',
  ],
  'roof-screws': [
    '{area} м² × {norm} + конёк {ridge} м × {ridgeNorm}',
    '{area} м² × {norm} + шатыржал {ridge} м × {ridgeNorm}',
  ],
  'roof-edges': ['{length} м ÷ {piece} м × {slopes}', '{length} м ÷ {piece} м × {slopes}'],
  'insulation-volume': ['{area} м² × {thickness} мм', '{area} м² × {thickness} мм'],
  'insulation-layers': [
    '{thickness} мм плитами по {slab} мм = {layers} сл. × {area} м²',
    '{thickness} мм, {slab} мм плиталармен = {layers} қабат × {area} м²',
  ],
  'deck-boards': [
    '{area} м² ÷ {pitch} м = {run} м ÷ {piece} м',
    '{area} м² ÷ {pitch} м = {run} м ÷ {piece} м',
  ],
  joists: ['{area} м² ÷ шаг {step} м ÷ {piece} м', '{area} м² ÷ {step} м қадам ÷ {piece} м'],
  'deck-clips': ['{area} м² ÷ ({pitch} м × {step} м)', '{area} м² ÷ ({pitch} м × {step} м)'],
  posts: [
    '{length} м ÷ шаг {step} м + 1, ворота {gates}, калитки {wickets}',
    '{length} м ÷ {step} м қадам + 1, қақпа {gates}, кіші қақпа {wickets}',
  ],
  rails: [
    'рядов {rows} × {length} м = {rail} м ÷ {piece} м',
    '{rows} қатар × {length} м = {rail} м ÷ {piece} м',
  ],
  concrete: ['лунок {posts} × {hole} м³', '{posts} шұңқыр × {hole} м³'],
  pickets: ['{length} м ÷ {pitch} м × {sides}', '{length} м ÷ {pitch} м × {sides}'],
  'radiator-sections': [
    '{area} м² × {norm} Вт × {factor} = {watt} Вт ÷ {section} Вт',
    '{area} м² × {norm} Вт × {factor} = {watt} Вт ÷ {section} Вт',
  ],
  'heating-mat': ['{area} м² × {share} %, {power} Вт/м²', '{area} м² × {share} %, {power} Вт/м²'],
  'heating-cable': [
    '{area} м² × {share} % × {power} Вт/м² ÷ {perMetre} Вт/м',
    '{area} м² × {share} % × {power} Вт/м² ÷ {perMetre} Вт/м',
  ],
};

export const amountWords = {
  withReserve: ['с запасом {reserve} % — {amount} {unit}', '{reserve} % қормен — {amount} {unit}'],
} as const satisfies Record<string, Pair>;

/** Beside the advice of the domain: a plan of it would cost too much. */
export const planTooLargeWords: Pair = [
  'Плана раскроя нет: деталей слишком много. Количество посчитано по площади, с запасом.',
  'Пішу жоспары жоқ: бөлшек тым көп. Саны аудан бойынша, қормен есептелді.',
];

export const adviceWords: Readonly<Record<Advice['key'], Pair>> = {
  'one-batch': [
    'Берите банки одной партии: оттенок разных партий может отличаться.',
    'Банкаларды бір партиядан алыңыз: әр партияның реңкі өзгеше болуы мүмкін.',
  ],
  'spare-roll': [
    'Рисунок крупный, и запасных полос нет: надёжнее взять {rolls} рул.',
    'Өрнегі ірі, артық жолақ жоқ: {rolls} орам алған сенімдірек.',
  ],
  'trim-first-row': [
    'Последний ряд вышел бы {lastRow} мм: подрежьте первый до {firstRow} мм.',
    'Соңғы қатар {lastRow} мм болып қалар еді: біріншісін {firstRow} мм етіп кесіңіз.',
  ],
  'perimeter-unknown': [
    'Периметр не указан: направляющие и дюбели по краю не посчитаны.',
    'Периметрі көрсетілмеген: шеткі бағыттаушылар мен дюбельдер есептелмеді.',
  ],
  'insulation-too-thin': [
    'Для нужного сопротивления слой должен быть не тоньше {thickness} мм.',
    'Қажет кедергі үшін қабат {thickness} мм-ден жұқа болмауы керек.',
  ],
  'screed-too-thin': [
    'Такая стяжка тоньше допустимых {least} мм: потрескается.',
    'Мұндай стяжка рұқсат етілген {least} мм-ден жұқа: жарылып кетеді.',
  ],
  'screed-heavy': [
    'Нагрузка {load} кг на м²: уточните, выдержит ли перекрытие.',
    'Салмағы м²-ге {load} кг: аражабын көтере ме, анықтап алыңыз.',
  ],
  'several-radiators': [
    'Секций {sections}: лучше разделить их поровну между радиаторами, числом {radiators}.',
    'Бұл — {sections} секция: {radiators} радиаторға бөлген дұрыс.',
  ],
  current: ['Мощность {watt} Вт, ток {ampere} А.', 'Қуаты {watt} Вт, ток {ampere} А.'],
  contactor: [
    'Ток {ampere} А больше, чем включает терморегулятор: нужен контактор.',
    'Ток {ampere} А — терморегулятор қосатынынан көп: контактор керек.',
  ],
};

export const faultWords: Readonly<Record<FieldFault, Pair>> = {
  missing: ['Заполните это поле', 'Осы өрісті толтырыңыз'],
  'not-a-number': ['Введите число, например 2,7', 'Сан енгізіңіз, мысалы 2,7'],
  'not-whole': ['Введите целое число', 'Бүтін сан енгізіңіз'],
  'too-small': ['Не меньше {limit}', 'Кемінде {limit}'],
  'too-large': ['Не больше {limit}', 'Ең көбі {limit}'],
  'unknown-choice': ['Выберите из списка', 'Тізімнен таңдаңыз'],
  'bad-outline': [
    'Перечислите углы по порядку: «0:0; 4:0; 4:3,5»; стены не должны пересекаться',
    'Бұрыштарды ретімен жазыңыз: «0:0; 4:0; 4:3,5»; қабырғалар қиылыспауы керек',
  ],
  'bad-openings': [
    'Укажите ширину и высоту проёмов в метрах',
    'Ойықтардың ені мен биіктігін метрмен көрсетіңіз',
  ],
  'openings-exceed-walls': ['Проёмы больше стен', 'Ойықтар қабырғадан үлкен'],
};
