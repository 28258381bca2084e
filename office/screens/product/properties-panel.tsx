import { Icon } from '#storefront/design/icon.tsx';
import { Panel } from '../../design/panel.tsx';
import { Empty } from '../../design/states.tsx';
import table from '../../design/table.module.css';
import { Tag } from '../../design/tag.tsx';
import { useWords } from '../../i18n/words.ts';
import styles from './product.module.css';
import { anchorOf } from './product-contents.tsx';
import type { ProductForm } from './use-product-form.ts';

/** The properties of its section with the values it has; values are chosen among those that there are. */
export function PropertiesPanel({ form }: { form: ProductForm }) {
  const { t, locale } = useWords();
  const { properties, section } = form.product;
  const chosen = form.value('value_ids') as number[];
  const may = form.may('value_ids');
  const say = ({ nameRu, nameKz }: { nameRu: string; nameKz: string }) =>
    locale === 'kz' && nameKz !== '' ? nameKz : nameRu;
  const has = (property: (typeof properties)[number]) =>
    property.values.filter(({ id }) => chosen.includes(id));
  const empty = properties.filter((property) => has(property).length === 0).length;
  return (
    <Panel
      anchor={anchorOf('properties')}
      title={t('product.properties')}
      lead={t('product.ofSection', { name: say(section) })}
      isFlush
      end={
        empty === 0 ? null : (
          <Tag tone="warn" icon="warning">
            {t('product.emptyProperties', { count: empty })}
          </Tag>
        )
      }
    >
      {properties.length === 0 ? <Empty icon="table" title={t('product.noProperties')} /> : null}
      <table className={table.table}>
        <tbody>
          {properties.map((property) => {
            const values = has(property);
            const unit = locale === 'kz' ? property.unitKz : property.unitRu;
            return (
              <tr key={property.id}>
                <td className={styles.property}>
                  {unit === null ? say(property) : `${say(property)}, ${unit}`}
                </td>
                <td>
                  <span className={styles.values}>
                    {values.map((value) => (
                      <span key={value.id} className={styles.chip}>
                        {say(value)}
                        {may ? (
                          <button
                            type="button"
                            aria-label={t('product.removeValue', { value: say(value) })}
                            onClick={() =>
                              form.set(
                                'value_ids',
                                chosen.filter((id) => id !== value.id),
                              )
                            }
                          >
                            <Icon name="close" size={16} />
                          </button>
                        ) : null}
                      </span>
                    ))}
                    {may ? (
                      <select
                        className={styles.add}
                        aria-label={t('product.addValue', { name: say(property) })}
                        data-empty={values.length === 0 || undefined}
                        value=""
                        onChange={({ currentTarget: { value } }) =>
                          form.set('value_ids', [...chosen, Number(value)])
                        }
                      >
                        <option value="">{values.length === 0 ? t('product.choose') : '+'}</option>
                        {property.values
                          .filter(({ id }) => !chosen.includes(id))
                          .map((value) => (
                            <option key={value.id} value={value.id}>
                              {say(value)}
                            </option>
                          ))}
                      </select>
                    ) : values.length === 0 ? (
                      t('value.empty')
                    ) : null}
                  </span>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Panel>
  );
}
