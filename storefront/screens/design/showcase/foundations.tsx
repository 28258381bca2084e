import icon from '../../../design/icon.module.css';
import { Icon } from '../../../design/icon.tsx';
import { ICON_SHAPES, type IconName } from '../../../design/icon-shapes.ts';
import { Logo } from '../../../design/logo.tsx';
import { Tape, TapeDays } from '../../../design/tape.tsx';
import { Pieces, useSay } from './section.tsx';
import styles from './showcase.module.css';
import { SPARE_ICON_SHAPES } from './spare-icon-shapes.ts';

const COLOURS = [
  'ink',
  'ink-2',
  'line-2',
  'line',
  'bg',
  'well',
  'paper',
  'petrol-deep',
  'petrol-dark',
  'petrol',
  'tint',
  'tint-light',
  'sun',
  'sun-light',
  'red',
  'red-light',
  'club',
  'ok',
  'ok-light',
  'warn',
  'focus',
];
const SPACES = [4, 8, 12, 16, 24, 32, 48, 64];
const NAMES = Object.keys(ICON_SHAPES) as IconName[];

/** Type, colours, steps, the tape and the drawings. */
export function Foundations() {
  const say = useSay();
  return (
    <>
      <Pieces title={say('Типографика Onest', 'Onest қарпі')}>
        <dl className={styles.types}>
          <dt>H1 34/40 · 800</dt>
          <dd className={styles.h1}>{say('Расчёт плитки', 'Плитка есебі')}</dd>
          <dt>H2 26/30 · 780</dt>
          <dd className={styles.h2}>{say('Как получить', 'Қалай алуға болады')}</dd>
          <dt>H3 18/22 · 700</dt>
          <dd className={styles.h3}>{say('Клубная карта', 'Клуб картасы')}</dd>
          <dt>{say('итог 30', 'жиыны 30')}</dt>
          <dd className={styles.total}>159 600 ₸</dd>
          <dt>{say('текст 16/23', 'мәтін 16/23')}</dt>
          <dd>{say('Клей плиточный C1T, 25 кг', 'Плитка желімі C1T, 25 кг')}</dd>
          <dt>{say('плотно 15/20', 'тығыз 15/20')}</dt>
          <dd className={styles.dense}>{say('Строки таблиц, списки сумм', 'Кесте жолдары, сома тізімі')}</dd>
          <dt>{say('подпись 13/18', 'жазба 13/18')}</dt>
          <dd className={styles.small}>
            {say('нужно 29,2 кг, останется 20,8 кг', '29,2 кг керек, 20,8 кг қалады')}
          </dd>
          <dt>қазақша</dt>
          <dd lang="kk-KZ">Ә ә Ғ ғ Қ қ Ң ң Ө ө Ұ ұ Ү ү Һ һ І і · ₸</dd>
        </dl>
      </Pieces>

      <Pieces title={say('Шаг 4 px и рулетка', '4 px қадам және өлшеуіш')}>
        <div className={styles.spaces}>
          {SPACES.map((space) => (
            <span key={space}>
              <svg className={styles.space} width={space} height={28} aria-hidden="true">
                <rect width={space} height={28} />
              </svg>
              {space}
            </span>
          ))}
        </div>
        <Tape className={styles.gap} />
        <p className={styles.small}>
          {say(
            'Под заголовком: штрих каждые 12 px, крупный каждые 60. Больше орнамента нигде нет.',
            'Тақырып астында: әр 12 px сайын сызық, әр 60 px сайын ірісі. Басқа өрнек жоқ.',
          )}
        </p>
        <Tape look="edge" className={styles.gap} />
        <p className={styles.days}>
          {say('до 30 ноября, осталось 15 дней', '30 қарашаға дейін, 15 күн қалды')}
          <TapeDays left={15} total={24} />
        </p>
        <div className={styles.logos} data-ground="dark">
          <Logo name="Шебер" />
          <Logo name="Шебер" size="small" />
          <Logo name="Шебер" isMarkOnly />
        </div>
      </Pieces>

      <Pieces title={say('Палитра', 'Түстер')} isWide>
        <ul className={styles.palette}>
          {COLOURS.map((name) => (
            <li key={name}>
              <svg className={styles.swatch} aria-hidden="true">
                <rect width="100%" height="100%" fill={`var(--${name})`} />
              </svg>
              {name}
            </li>
          ))}
        </ul>
      </Pieces>

      <Pieces title={say('Значки', 'Белгілер')} isWide>
        <ul className={styles.icons}>
          {NAMES.map((name) => (
            <li key={name}>
              <Icon name={name} />
              {name}
            </li>
          ))}
          {Object.entries(SPARE_ICON_SHAPES).map(([name, shape]) => (
            <li key={name}>
              <svg className={icon.icon} width={24} height={24} viewBox="0 0 24 24" aria-hidden="true">
                <path d={shape} />
              </svg>
              {name}
            </li>
          ))}
        </ul>
      </Pieces>
    </>
  );
}
