import type { Json } from '#domain/office/changes.ts';
import { useCall } from '../../calls/use-call.ts';
import { BeforeAfter } from '../../changes/value-text.tsx';
import { Panel } from '../../design/panel.tsx';
import { Answered, Empty } from '../../design/states.tsx';
import { sayWhen } from '../../i18n/say-when.ts';
import { useWords } from '../../i18n/words.ts';
import styles from './side.module.css';
import type { ProductForm } from './use-product-form.ts';

const LONG = 120;

/** A long text by its beginning, values of properties by their names. */
function say({ product }: ProductForm, field: string, value: Json): Json {
  if (typeof value === 'string' && value.length > LONG) return `${value.slice(0, LONG)}…`;
  if (field !== 'value_ids' || !Array.isArray(value)) return value;
  const values = product.properties.flatMap((property) => property.values);
  return value.map((id) => values.find((each) => each.id === id)?.nameRu ?? id);
}

/** What was written to it, field by field. Any former value can be taken up again: it is typed in, and saved like any other. */
export function HistoryPanel({ form }: { form: ProductForm }) {
  const words = useWords();
  const { t } = words;
  const history = useCall('GET /office/api/v1/products/{id}/history/', {
    params: { id: String(form.product.id) },
  });
  return (
    <Panel title={t('product.history')}>
      <Answered of={history}>
        {({ items }) =>
          items.length === 0 ? (
            <Empty icon="clock" title={t('product.noHistory')} />
          ) : (
            <ol className={styles.history}>
              {items.map((item) => (
                <li key={`${item.setId} ${item.n}`}>
                  <p className={styles.when}>
                    <b>{item.staff.name}</b>
                    <span>{sayWhen(item.at, words)}</span>
                    {form.may(item.field) ? (
                      <button
                        className={styles.mend}
                        type="button"
                        onClick={() => form.set(item.field, item.from)}
                      >
                        {t('product.takeBack')}
                      </button>
                    ) : null}
                  </p>
                  <p>
                    {form.label(item.field)}:{' '}
                    <BeforeAfter
                      from={say(form, item.field, item.from)}
                      to={say(form, item.field, item.to)}
                    />
                  </p>
                </li>
              ))}
            </ol>
          )
        }
      </Answered>
    </Panel>
  );
}
