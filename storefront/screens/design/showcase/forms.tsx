import { useState } from 'react';
import { parsePhone } from '#domain/phone.ts';
import { Checkbox } from '../../../design/choice.tsx';
import { ErrorSummary } from '../../../design/error-summary.tsx';
import { FieldGroup, FieldRow, Form } from '../../../design/form.tsx';
import { PhoneField } from '../../../design/phone-field.tsx';
import { SuggestField } from '../../../design/suggest-field.tsx';
import { TextField } from '../../../design/text-field.tsx';
import { useForm } from '../../../design/use-form.ts';
import { useWords } from '../../../i18n/locale-context.tsx';
import { Pieces, useSay } from './section.tsx';

const STREETS = ['Садовая', 'Степная', 'Школьная'];

/** A whole form, as screens build them: sends nowhere, keeps its draft, tells every fault. */
export function Forms() {
  const say = useSay();
  const { t } = useWords();
  const [sent, setSent] = useState(0);
  const form = useForm({
    values: { phone: '', street: '', house: '', flat: '', agreement: false },
    draft: 'showcase',
    check: ({ phone, street, agreement }) => ({
      ...(parsePhone(phone) ? {} : { phone: say('Введите номер Казахстана', 'Қазақстан нөмірін енгізіңіз') }),
      ...(street === '' ? { street: say('Назовите улицу', 'Көшені көрсетіңіз') } : {}),
      ...(agreement ? {} : { agreement: say('Нужно согласие', 'Келісім қажет') }),
    }),
    send: async () => ({ ok: true, value: null }),
    onSent: () => setSent((count) => count + 1),
  });
  const typed = form.values.street.toLowerCase();
  return (
    <Pieces title={say('Форма', 'Форма')}>
      <Form form={form} submit={say('Отправить', 'Жіберу')} label={say('Форма', 'Форма')}>
        <PhoneField label={say('Телефон', 'Телефон')} {...form.field('phone')} />
        <FieldGroup legend={say('Адрес', 'Мекенжай')}>
          <SuggestField
            label={say('Улица', 'Көше')}
            options={typed === '' ? [] : STREETS.filter((name) => name.toLowerCase().startsWith(typed))}
            onChoose={(street) => form.setValues({ street })}
            {...form.field('street')}
          />
          <FieldRow>
            <TextField label={say('Дом', 'Үй')} {...form.field('house')} />
            <TextField
              label={say('Квартира', 'Пәтер')}
              note={t('form.optional')}
              inputMode="numeric"
              {...form.field('flat')}
            />
          </FieldRow>
        </FieldGroup>
        <Checkbox label={say('Согласен', 'Келісемін')} {...form.box('agreement')} />
      </Form>
      <p role="status">{sent > 0 ? say(`Отправлено: ${sent}`, `Жіберілді: ${sent}`) : ''}</p>
      <ErrorSummary
        faults={[{ name: 'phone', words: say('Введите номер Казахстана', 'Қазақстан нөмірін енгізіңіз') }]}
        failure={null}
        refusals={1}
        onGoTo={() => {}}
      />
    </Pieces>
  );
}
