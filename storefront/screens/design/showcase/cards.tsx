import cardStyles from '../../../design/card.module.css';
import rows from '../../../design/card-columns.module.css';
import { CardSkeleton } from '../../../design/card-skeleton.tsx';
import { classNames } from '../../../design/class-names.ts';
import { Loading, Skeleton } from '../../../design/skeleton.tsx';
import { Slider } from '../../../design/slider.tsx';
import { DemoCard, type DemoProduct } from './demo-card.tsx';
import { Pieces, useSay } from './section.tsx';
import styles from './showcase.module.css';

function useDemoProducts(): { product: DemoProduct }[] {
  const say = useSay();
  const of = (code: string, words: [string, string], rest: Partial<DemoProduct>): DemoProduct => ({
    code,
    name: say(...words),
    active: true,
    price: 8690,
    stock: 146,
    packArea: 2.22,
    ...rest,
  });
  return [
    {
      product: of(
        'discount',
        ['Ламинат «Дуб Баянаул» 33 класс, 8 мм, фаска 4V', '«Баянауыл емені» ламинаты, 33-класс, 8 мм'],
        {
          price: 12490,
          discountPrice: 9990,
          discount: { value: 20 },
        },
      ),
    },
    {
      product: of(
        'club',
        ['Ламинат «Дуб песочный» 33 класс, 8 мм', '«Құмды емен» ламинаты, 33-класс, 8 мм'],
        {
          clubPrice: 8250,
          stock: 64,
          packArea: 2.13,
        },
      ),
    },
    {
      product: of(
        'wholesale',
        ['Ламинат «Дуб коньяк» 33 класс, 8 мм, 4V', '«Коньяк емен» ламинаты, 33-класс, 8 мм, 4V'],
        {
          price: 9990,
          wholesalePrice: 8150,
          userType: 'wholesale',
          stock: 320,
        },
      ),
    },
    {
      product: of(
        'low',
        ['Ламинат «Сосна белёная» 33 класс, 8 мм', '«Ақ қарағай» ламинаты, 33-класс, 8 мм'],
        {
          price: 7450,
          stock: 4,
          packArea: 2.4,
        },
      ),
    },
    {
      product: of(
        'cart',
        [
          'Ламинат «Дуб Иртыш» 33 класс, 8 мм, влагостойкий',
          '«Ертіс емені» ламинаты, 33-класс, 8 мм, ылғалға төзімді',
        ],
        {
          price: 11290,
          stock: 88,
          packArea: 1.99,
          inCart: 7,
          badge: 'hit',
        },
      ),
    },
    {
      product: of(
        'order',
        ['Ламинат «Орех каспийский» 33 класс, 8 мм, 4V', '«Каспий жаңғағы» ламинаты, 33-класс, 8 мм, 4V'],
        {
          price: 14200,
          onOrder: true,
          packArea: 1.85,
        },
      ),
    },
    {
      product: of(
        'offline',
        ['Ламинат «Дуб медовый» 33 класс, 8 мм', '«Балды емен» ламинаты, 33-класс, 8 мм'],
        {
          price: 8190,
          isOffline: true,
        },
      ),
    },
    {
      product: of(
        'none',
        ['Ламинат «Бук натуральный» 33 класс, 8 мм', '«Табиғи шамшат» ламинаты, 33-класс, 8 мм'],
        {
          price: 5990,
          stock: 0,
          packArea: 2.4,
        },
      ),
    },
    {
      product: of('last', ['Ламинат «Венге тёмный» 33 класс, 8 мм', '«Қою венге» ламинаты, 33-класс, 8 мм'], {
        price: 7790,
        active: false,
        stock: 0,
        packArea: 2.13,
      }),
    },
    {
      product: of(
        'struck',
        ['Ламинат «Дуб графит» 33 класс, 8 мм, фаска 4V', '«Графит емен» ламинаты, 33-класс, 8 мм, 4V'],
        {
          price: 10490,
          regularPrice: 11900,
          stock: 52,
          packArea: 2.05,
          badge: 'new',
        },
      ),
    },
  ];
}

export function Cards() {
  const say = useSay();
  const products = useDemoProducts();
  return (
    <div className={styles.wide}>
      <h2 className={styles.chapter}>{say('Карточка товара: состояния', 'Тауар карточкасы: күйлері')}</h2>
      <div className={classNames(cardStyles.grid, rows.columns)} data-columns="5">
        {products.map(({ product }) => (
          <DemoCard key={product.code} product={product} />
        ))}
      </div>
      <Slider
        className={styles.chapter}
        title={say('Хиты недели', 'Апта хиттері')}
        note={say('стрелки, когда товаров больше шести', 'алтыдан көп болса, көрсеткілер шығады')}
        items={products.slice(0, 9).map(({ product }) => ({
          key: product.code,
          content: <DemoCard product={product} />,
        }))}
      />
      <h2 className={styles.chapter}>{say('Ещё в пути', 'Әлі жолда')}</h2>
      <Loading label={say('Товары загружаются', 'Тауарлар жүктелуде')}>
        <div className={classNames(cardStyles.grid, rows.columns)} data-columns="5">
          {['a', 'b', 'c', 'd', 'e'].map((key) => (
            <CardSkeleton key={key} />
          ))}
        </div>
      </Loading>
      <div className={styles.chapter}>
        <Pieces title={say('Строки в пути', 'Жолдағы жазулар')}>
          <Skeleton shape="title" width={40} />
          <Skeleton />
          <Skeleton width={80} />
          <Skeleton width={25} />
        </Pieces>
      </div>
    </div>
  );
}
