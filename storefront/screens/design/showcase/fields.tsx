import { Checkbox, ChoiceCard, ChoiceGroup, Radio, Switch } from '../../../design/choice.tsx';
import { IconButton } from '../../../design/icon-button.tsx';
import { SelectField } from '../../../design/select-field.tsx';
import { TextareaField, TextField } from '../../../design/text-field.tsx';
import { Pieces, useSay } from './section.tsx';
import styles from './showcase.module.css';

export function Fields() {
  const say = useSay();
  return (
    <>
      <Pieces title={say('Поля, 44 px', 'Өрістер, 44 px')}>
        <div className={styles.fields}>
          <TextField
            label={say('Телефон', 'Телефон')}
            type="tel"
            autoComplete="tel"
            placeholder="+7 (___) ___-__-__"
            hint={say('Позвоним, если чего-то не окажется', 'Бірдеңе жетпесе, қоңырау шаламыз')}
          />
          <TextField
            label={say('Длина', 'Ұзындығы')}
            inputMode="decimal"
            defaultValue="3,40"
            suffix={say('м', 'м')}
          />
          <TextField
            label={say('Телефон получателя', 'Алушының телефоны')}
            type="tel"
            defaultValue="+7 (705) 123-45"
            error={say('Не хватает двух цифр', 'Екі сан жетпейді')}
          />
          <TextField label={say('Лифт', 'Лифт')} defaultValue={say('Нет лифта', 'Лифт жоқ')} disabled />
          <TextField
            label={say('Цена от', 'Бағасы')}
            isLabelHidden
            prefix={say('от', 'бастап')}
            inputMode="numeric"
            defaultValue="4 900"
            size={36}
          />
          <SelectField
            label={say('Толщина', 'Қалыңдығы')}
            note={say('необязательно', 'міндетті емес')}
            defaultValue="8"
            options={[
              { value: '7', label: '7 мм' },
              { value: '8', label: '8 мм' },
              { value: '10', label: '10 мм', disabled: true },
            ]}
          />
          <TextField
            label={say('Поиск по каталогу', 'Каталогтан іздеу')}
            type="search"
            icon="search"
            size={48}
            placeholder={say('Товар, артикул или штрихкод', 'Тауар, артикул немесе штрихкод')}
            end={<IconButton icon="card" label={say('Сканировать штрихкод', 'Штрихкодты сканерлеу')} />}
          />
          <TextareaField label={say('Комментарий курьеру', 'Курьерге ескертпе')} />
        </div>
      </Pieces>

      <Pieces title={say('Выбор', 'Таңдау')}>
        <ChoiceGroup legend={say('Класс износостойкости', 'Тозуға төзімділік класы')}>
          <Checkbox label={say('32, жилые комнаты', '32, тұрғын бөлмелер')} note="96" />
          <Checkbox label={say('33, прихожая и кухня', '33, дәліз бен асүй')} note="128" defaultChecked />
          <Checkbox label={say('34, торговый зал', '34, сауда залы')} note="0" disabled />
          <Checkbox
            label={say('Согласен на обработку данных', 'Деректерді өңдеуге келісемін')}
            error={say('Без согласия заказ не принять', 'Келісімсіз тапсырыс қабылданбайды')}
          />
        </ChoiceGroup>
        <ChoiceGroup legend={say('Город', 'Қала')} className={styles.gap}>
          <Radio
            name="town"
            label="Павлодар"
            note={say('сегодня, 3 магазина', 'бүгін, 3 дүкен')}
            defaultChecked
          />
          <Radio name="town" label="Астана" note={say('сегодня, 4 магазина', 'бүгін, 4 дүкен')} />
        </ChoiceGroup>
        <div className={styles.gap}>
          <Switch label={say('В наличии в Павлодаре', 'Павлодарда бар')} defaultChecked />
          <Switch label={say('Забрать сегодня', 'Бүгін алып кету')} />
          <Switch label={say('Экспресс', 'Экспресс')} disabled />
        </div>
      </Pieces>

      <Pieces title={say('Карточка выбора', 'Таңдау карточкасы')}>
        <ChoiceGroup legend={say('Как получить', 'Қалай алуға болады')} isLegendHidden>
          <ChoiceCard
            name="way"
            label={say('Самовывоз', 'Алып кету')}
            detail={say('сегодня с 16:00', 'бүгін 16:00-ден')}
          />
          <ChoiceCard
            name="way"
            label={say('Доставка', 'Жеткізу')}
            detail={say('вторник, 17 ноября', 'сейсенбі, 17 қараша')}
            note="3 500 ₸"
            defaultChecked
          />
          <ChoiceCard
            name="way"
            label={say('Экспресс', 'Экспресс')}
            detail={say('тяжелее 20 кг не возим', '20 кг-нан ауырды тасымаймыз')}
            disabled
          />
        </ChoiceGroup>
      </Pieces>
    </>
  );
}
