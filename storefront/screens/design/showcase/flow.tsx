import { useState } from 'react';
import { Breadcrumbs } from '../../../design/breadcrumbs.tsx';
import { Button } from '../../../design/button.tsx';
import { EmptyState } from '../../../design/empty-state.tsx';
import { Notice } from '../../../design/notice.tsx';
import { Pager } from '../../../design/pager.tsx';
import { Panel } from '../../../design/panel.tsx';
import { PriceBlock } from '../../../design/price-block.tsx';
import tableStyles from '../../../design/table.module.css';
import { Pieces, useSay } from './section.tsx';
import styles from './showcase.module.css';

const PAGES = [1, 3, 10];

export function Flow() {
  const say = useSay();
  const [isTaken, setTaken] = useState(false);
  return (
    <>
      <Pieces title={say('Плашки', 'Ескертпелер')}>
        <div className={styles.fields}>
          <Notice
            look="changed"
            title={say('Изменено на телефоне 2 минуты назад:', '2 минут бұрын телефонда өзгертілді:')}
            action={
              <a className="link" href="#undo">
                {say('Вернуть 1', '1-ін қайтару')}
              </a>
            }
          >
            {say('было 1 шт., стало 2 шт.', '1 дана еді, 2 дана болды.')}
          </Notice>
          <Notice
            look="blocked"
            title={say('Есть только 26 мешков из 40.', '40 қаптың 26-сы ғана бар.')}
            action={
              <Button size={36} isLoading={isTaken} onClick={() => setTaken(true)}>
                {say('Взять 26', '26-сын алу')}
              </Button>
            }
          >
            {say('В сумме посчитаны 26.', 'Сомада 26 қап есептелді.')}
          </Notice>
          <Notice look="good" icon="percent">
            {say('Подешевела, пока лежала в корзине', 'Себетте жатқанда арзандады')}
          </Notice>
        </div>
      </Pieces>

      <Pieces title={say('Навигация', 'Навигация')} isWide>
        <Breadcrumbs
          parents={[
            { name: say('Главная', 'Басты бет'), href: '#home' },
            { name: say('Напольные покрытия', 'Еден жабындары'), href: '#floor' },
          ]}
          current={say('Ламинат', 'Ламинат')}
        />
        {PAGES.map((page) => (
          <div key={page} className={styles.gap}>
            <Pager
              page={page}
              pageCount={page === 3 ? 6 : 20}
              hrefOf={(each) => `#page-${each}`}
              label={`${page}`}
            />
          </div>
        ))}
      </Pieces>

      <Pieces title={say('Таблица', 'Кесте')}>
        <table className={tableStyles.specs}>
          <tbody>
            <tr>
              <th scope="row">{say('Класс износостойкости', 'Тозуға төзімділік класы')}</th>
              <td>33 / AC5</td>
            </tr>
            <tr>
              <th scope="row">{say('Толщина', 'Қалыңдығы')}</th>
              <td>8 мм</td>
            </tr>
            <tr>
              <th scope="row">{say('В пачке', 'Бумада')}</th>
              <td>2,131 м², 15,4 кг</td>
            </tr>
          </tbody>
        </table>
        <div className={`${tableStyles.frame} ${styles.gap}`}>
          <table className={tableStyles.table}>
            <thead>
              <tr>
                <th scope="col">{say('Материал', 'Материал')}</th>
                <th scope="col" className={tableStyles.number}>
                  {say('Кол-во', 'Саны')}
                </th>
                <th scope="col" className={tableStyles.number}>
                  {say('Сумма', 'Сомасы')}
                </th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <td>{say('Ламинат', 'Ламинат')}</td>
                <td className={tableStyles.number}>{say('7 уп.', '7 қапт.')}</td>
                <td className={tableStyles.number}>69 930 ₸</td>
              </tr>
              <tr>
                <td>{say('Подложка', 'Төсеніш')}</td>
                <td className={tableStyles.number}>{say('2 уп.', '2 қапт.')}</td>
                <td className={tableStyles.number}>7 980 ₸</td>
              </tr>
            </tbody>
          </table>
        </div>
      </Pieces>

      <Panel look="money" as="section">
        <h3 className={styles.heading}>{say('Блок покупки', 'Сатып алу блогы')}</h3>
        <div className={styles.fields}>
          <PriceBlock
            view={{ kind: 'club', price: 9590, struckPrice: null, clubPrice: 9290 }}
            unit={say('уп.', 'қапт.')}
          />
          <PriceBlock view={{ kind: 'discount', price: 9990, struckPrice: 12490, percent: 20 }} />
          <PriceBlock
            view={{ kind: 'wholesale', price: 8150, retailPrice: 9990, retailKey: 'price.retail' }}
            size="card"
          />
          <PriceBlock view={{ kind: 'last', price: 7790, tooltipKey: 'price.last' }} size="line" />
        </div>
      </Panel>

      <Panel look="dark" as="section">
        <h3>{say('Сколько упаковок нужно?', 'Неше қаптама керек?')}</h3>
        <p className={styles.dense}>
          {say(
            'Введите размеры комнаты: посчитаем ламинат и подложку.',
            'Бөлме өлшемін енгізіңіз: ламинат пен төсенішті есептейміз.',
          )}
        </p>
        <Button className={styles.gap} look="sun" icon="calculator" isWide>
          {say('Калькулятор пола', 'Еден калькуляторы')}
        </Button>
      </Panel>

      <EmptyState
        className={styles.wide}
        icon="heart"
        title={say('В избранном пока пусто', 'Таңдаулыларда әзірге ештеңе жоқ')}
        actions={
          <>
            <Button look="sun" href="#catalog">
              {say('Перейти в каталог', 'Каталогқа өту')}
            </Button>
            <Button look="secondary" href="#home">
              {say('На главную', 'Басты бетке')}
            </Button>
          </>
        }
      >
        {say(
          'Нажмите на сердце у товара, и он останется здесь.',
          'Тауардағы жүрекшені басыңыз, сонда ол осында қалады.',
        )}
      </EmptyState>
    </>
  );
}
