import { useState } from 'react';
import { Button } from '../../../design/button.tsx';
import { Radio } from '../../../design/choice.tsx';
import { Dialog } from '../../../design/dialog.tsx';
import { Sheet } from '../../../design/sheet.tsx';
import { Tabs } from '../../../design/tabs.tsx';
import { TextField } from '../../../design/text-field.tsx';
import { toaster } from '../../../design/toast-store.ts';
import { Tooltip } from '../../../design/tooltip.tsx';
import { Pieces, useSay } from './section.tsx';
import styles from './showcase.module.css';

type Open = 'narrow' | 'ordinary' | 'bottom' | 'full' | null;
const TOWNS = ['Павлодар', 'Астана', 'Алматы', 'Караганда', 'Экибастуз', 'Семей'];

export function Overlays() {
  const say = useSay();
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const towns = TOWNS.map((town) => (
    <Radio key={town} name="dialog-town" label={town} defaultChecked={town === TOWNS[0]} />
  ));
  const apply = (
    <Button isWide size={48} onClick={close}>
      {say('Показать 128 товаров', '128 тауарды көрсету')}
    </Button>
  );
  return (
    <>
      <Pieces title={say('Диалоги, листы, сообщения', 'Диалогтер, парақтар, хабарламалар')}>
        <div className={styles.line}>
          <Button look="secondary" onClick={() => setOpen('ordinary')}>
            {say('Диалог', 'Диалог')}
          </Button>
          <Button look="secondary" onClick={() => setOpen('narrow')}>
            {say('Узкий', 'Тар')}
          </Button>
          <Button look="secondary" onClick={() => setOpen('bottom')}>
            {say('Лист снизу', 'Төменгі парақ')}
          </Button>
          <Button look="secondary" onClick={() => setOpen('full')}>
            {say('Лист во весь экран', 'Толық парақ')}
          </Button>
          <Button
            look="secondary"
            onClick={() =>
              toaster.show({
                text: say('Смеситель Tenizon удалён', 'Tenizon араластырғышы өшірілді'),
                subject: 'demo',
                action: { label: say('Вернуть', 'Қайтару'), run: () => {} },
              })
            }
          >
            {say('Сообщение с отменой', 'Қайтаруы бар хабар')}
          </Button>
          <Button
            look="secondary"
            onClick={() =>
              toaster.show({
                text: say('Нет связи, повторим сами', 'Байланыс жоқ, қайталаймыз'),
                tone: 'error',
              })
            }
          >
            {say('Сообщение об ошибке', 'Қате туралы хабар')}
          </Button>
        </div>
        <p className={styles.gap}>
          <Tooltip text={say('Рекомендованная розничная цена', 'Ұсынылған бөлшек сауда бағасы')}>
            {say('Что такое РРЦ', 'РРЦ деген не')}
          </Tooltip>
        </p>
        <Dialog
          isOpen={open === 'ordinary'}
          onClose={close}
          title={say('Ваш город', 'Сіздің қалаңыз')}
          lead={say(
            'От города зависят цены, наличие и дата доставки.',
            'Бағасы, бар-жоғы және жеткізу күні қалаға байланысты.',
          )}
        >
          <TextField
            label={say('Город или посёлок', 'Қала немесе ауыл')}
            data-autofocus
            size={48}
            icon="search"
          />
          <div className={styles.gap}>{towns}</div>
        </Dialog>
        <Dialog
          isOpen={open === 'narrow'}
          onClose={close}
          size="narrow"
          title={say('Перезвоните мне', 'Маған қоңырау шалыңыз')}
          footer={<Button onClick={close}>{say('Жду звонка', 'Қоңырау күтемін')}</Button>}
        >
          <TextField label={say('Телефон', 'Телефон')} type="tel" autoComplete="tel" data-autofocus />
        </Dialog>
        <Sheet
          isOpen={open === 'bottom'}
          onClose={close}
          title={say('Где забрать', 'Қайдан алу')}
          footer={apply}
        >
          {towns}
        </Sheet>
        <Sheet
          isOpen={open === 'full'}
          onClose={close}
          size="full"
          title={say('Фильтры', 'Сүзгілер')}
          headerEnd={
            <a className="link" href="#reset">
              {say('Сбросить всё', 'Бәрін алу')}
            </a>
          }
          footer={apply}
        >
          {towns}
        </Sheet>
      </Pieces>

      <Pieces title={say('Вкладки', 'Қойындылар')}>
        <Tabs
          label={say('О товаре', 'Тауар туралы')}
          tabs={[
            {
              id: 'specs',
              label: say('Характеристики', 'Сипаттамасы'),
              panel: say('Класс 33, толщина 8 мм, фаска 4V.', '33-класс, қалыңдығы 8 мм, жиегі 4V.'),
            },
            {
              id: 'stores',
              label: say('Магазины', 'Дүкендер'),
              note: '3',
              panel: say('ул. Естая, 89, сегодня до 20:00.', 'Естай көшесі, 89, бүгін 20:00 дейін.'),
            },
            {
              id: 'papers',
              label: say('Документы', 'Құжаттар'),
              panel: say('Сертификат, инструкция по укладке.', 'Сертификат, төсеу нұсқаулығы.'),
            },
          ]}
        />
      </Pieces>
    </>
  );
}
