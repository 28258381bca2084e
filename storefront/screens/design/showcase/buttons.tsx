import { useState } from 'react';
import { formatTenge } from '#domain/money.ts';
import { Badge } from '../../../design/badge.tsx';
import { Button } from '../../../design/button.tsx';
import { ChoiceChip, LinkChip, RemovableChip } from '../../../design/chip.tsx';
import { ChoiceGroup } from '../../../design/choice.tsx';
import { IconButton } from '../../../design/icon-button.tsx';
import { Stepper } from '../../../design/stepper.tsx';
import { Pieces, Row, useSay } from './section.tsx';
import styles from './showcase.module.css';

export function Buttons() {
  const say = useSay();
  const [count, setCount] = useState(6);
  const toCart = say('В корзину', 'Себетке');
  return (
    <>
      <Pieces title={say('Кнопки, 44 px', 'Батырмалар, 44 px')}>
        <Row label={say('обычная', 'кәдімгі')}>
          <Button isWide icon="cart">
            {toCart}
          </Button>
        </Row>
        <Row label={say('ждёт', 'күтуде')}>
          <Button isWide isLoading>
            {toCart}
          </Button>
        </Row>
        <Row label={say('выключена', 'өшірулі')}>
          <Button isWide disabled>
            {say('Нет в наличии', 'Қоймада жоқ')}
          </Button>
        </Row>
        <Row label={say('с причиной', 'себебімен')}>
          <Button isWide disabledReason={say('Укажите телефон', 'Телефонды жазыңыз')}>
            {say('Оформить', 'Рәсімдеу')}
          </Button>
        </Row>
        <Row label={say('вторая', 'екінші')}>
          <Button isWide look="secondary">
            {say('Заказать', 'Тапсырыс беру')}
          </Button>
        </Row>
        <Row label={say('третья', 'үшінші')}>
          <Button isWide look="quiet">
            {say('Отмена', 'Бас тарту')}
          </Button>
        </Row>
        <Row label={say('каталог', 'каталог')}>
          <Button isWide look="sun" size={48} icon="menu" href="#catalog">
            {say('Каталог', 'Каталог')}
          </Button>
        </Row>
        <Row label={say('в магазине', 'дүкенде')}>
          <Button isWide look="offline">
            {say('Доступен только в магазине', 'Тек дүкенде бар')}
          </Button>
        </Row>
        <Row label={say('опасная', 'қауіпті')}>
          <Button isWide look="danger" icon="trash">
            {say('Удалить', 'Жою')}
          </Button>
        </Row>
        <Row label={say('плотная, 36', 'тығыз, 36')}>
          <Button isWide look="secondary" size={36} icon="link">
            {say('Поделиться', 'Бөлісу')}
          </Button>
        </Row>
        <Row label={say('главная, 52', 'басты, 52')}>
          <Button isWide size={52}>
            {say(`Оформить на ${formatTenge(188110)}`, `${formatTenge(188110)} рәсімдеу`)}
          </Button>
        </Row>
        <Row label={say('значки', 'белгілер')}>
          <span className={styles.line}>
            <IconButton icon="close" label={say('Закрыть', 'Жабу')} />
            <IconButton icon="arrow-right" look="framed" label={say('Вперёд', 'Алға')} />
            <IconButton
              icon="heart"
              look="chip"
              label={say('В избранное', 'Таңдаулыларға')}
              aria-pressed={false}
            />
            <IconButton
              icon="heart-filled"
              look="chip"
              label={say('Убрать из избранного', 'Таңдаулылардан алып тастау')}
              aria-pressed={true}
            />
            <IconButton icon="scales" look="chip" label={say('Сравнить', 'Салыстыру')} aria-pressed={true} />
          </span>
        </Row>
      </Pieces>

      <Pieces title={say('Счётчик', 'Санауыш')}>
        <Row label={say('обычный', 'кәдімгі')}>
          <Stepper count={count} onChange={setCount} label={say('Клей', 'Желім')} unit={say('меш.', 'қап')} />
        </Row>
        <Row label={say('на карточке', 'карточкада')}>
          <Stepper
            look="card"
            count={count}
            onChange={setCount}
            label={say('Ламинат', 'Ламинат')}
            limits={{ min: 0, max: 146 }}
            detail={`${count * 2} м²`}
          />
        </Row>
        <Row label={say('предел', 'шегі')}>
          <Stepper
            look="card"
            count={146}
            onChange={() => {}}
            label={say('Плинтус', 'Ернеу')}
            limits={{ min: 0, max: 146 }}
          />
        </Row>
        <Row label={say('больше, чем есть', 'бардан көп')}>
          <Stepper
            count={40}
            onChange={() => {}}
            label={say('Затирка', 'Ерітінді')}
            limits={{ min: 0, max: 60 }}
            unit={say('меш.', 'қап')}
            isOver
          />
        </Row>
      </Pieces>

      <Pieces title={say('Метки', 'Таңбалар')}>
        <div className={styles.stack}>
          <Badge look="hit" icon="truck">
            {say('В пути', 'Жолда')}
          </Badge>
          <Badge look="ok" icon="check">
            {say('Оплачен', 'Төленді')}
          </Badge>
          <Badge look="tint" icon="link">
            {say('Открыта клиенту', 'Клиентке ашық')}
          </Badge>
          <Badge look="red" icon="error">
            {say('Не оплачен', 'Төленбеген')}
          </Badge>
          <Badge look="warn" icon="clock">
            {say('Ждёт оплаты до 14:06', '14:06 дейін төлем күтеді')}
          </Badge>
          <Badge look="club" icon="club-card">
            {say('9 405 ₸ с картой', 'картамен 9 405 ₸')}
          </Badge>
          <Badge look="contract">{say('Опт по договору', 'Көтерме баға')}</Badge>
          <Badge look="well" icon="refresh">
            {say('своя строка', 'өз жолы')}
          </Badge>
          <span className={styles.line}>
            <Badge look="discount">−20 %</Badge>
            <Badge look="new">{say('Новинка', 'Жаңа')}</Badge>
            <Badge look="hit">{say('Хит', 'Хит')}</Badge>
            <Badge look="plain">{say('Архив', 'Мұрағат')}</Badge>
          </span>
        </div>
      </Pieces>

      <Pieces title={say('Фишки', 'Фишкалар')}>
        <div className={styles.stack}>
          <span className={styles.line}>
            <RemovableChip
              label={say('Убрать фильтр: 33 класс', 'Сүзгіні алып тастау: 33-класс')}
              href="#without-class"
            >
              {say('33 класс', '33-класс')}
            </RemovableChip>
            <RemovableChip label={say('Убрать фильтр: 8 мм', 'Сүзгіні алып тастау: 8 мм')}>
              8 мм
            </RemovableChip>
          </span>
          <ChoiceGroup legend={say('Толщина', 'Қалыңдығы')}>
            <span className={styles.line}>
              <ChoiceChip name="thickness" value="7" note="42">
                7 мм
              </ChoiceChip>
              <ChoiceChip name="thickness" value="8" note="128" defaultChecked>
                8 мм
              </ChoiceChip>
              <ChoiceChip name="thickness" value="10" note="29">
                10 мм
              </ChoiceChip>
              <ChoiceChip name="thickness" value="12" disabled note={say('занято', 'бос емес')}>
                12 мм
              </ChoiceChip>
            </span>
          </ChoiceGroup>
          <span className={styles.line}>
            <LinkChip href="#nordhaus">Nordhaus</LinkChip>
            <LinkChip href="#tamga" isCurrent>
              Tamga
            </LinkChip>
          </span>
        </div>
      </Pieces>
    </>
  );
}
