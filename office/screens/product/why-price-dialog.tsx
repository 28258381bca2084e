/** Why it costs so much: for a city, a kind of buyer and a count, each step of the engine as the shop would charge now. */
import { useState } from 'react';
import type { PriceStory, ShownBuyer } from '#contract/office/price-story.ts';
import type { OfficeProduct } from '#contract/office/products.ts';
import { formatTenge } from '#domain/money.ts';
import { useCallWith } from '../../calls/use-call.ts';
import { Dialog } from '../../design/dialog.tsx';
import { SelectField, TextField } from '../../design/field.tsx';
import page from '../../design/page.module.css';
import { Answered } from '../../design/states.tsx';
import { useWords } from '../../i18n/words.ts';
import { BUYERS } from './buyers.ts';
import styles from './why-price.module.css';

interface WhyPriceProps {
  product: OfficeProduct;
  onClose: () => void;
}

const MOST = 100_000;

export function WhyPriceDialog({ product, onClose }: WhyPriceProps) {
  const { t, locale } = useWords();
  const [city, setCity] = useState(product.cities[0]?.code ?? '');
  const [buyer, setBuyer] = useState<ShownBuyer>('visitor');
  const [count, setCount] = useState(1);
  const story = useCallWith(
    'GET /office/api/v1/products/{id}/price/',
    // The older story stands until the next one has come: fields do not jump.
    { placeholderData: (before) => before },
    { params: { id: String(product.id) }, query: { city, buyer, count: String(count) } },
  );
  return (
    <Dialog title={t('whyPrice.title')} lead={t('whyPrice.lead')} onClose={onClose}>
      <div className={styles.asked}>
        <SelectField
          label={t('cities.city')}
          value={city}
          onChange={({ currentTarget }) => setCity(currentTarget.value)}
        >
          {product.cities.map(({ code, nameRu, nameKz }) => (
            <option key={code} value={code}>
              {locale === 'kz' ? nameKz : nameRu}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('buyer.title')}
          value={buyer}
          onChange={({ currentTarget }) => setBuyer(currentTarget.value as ShownBuyer)}
        >
          {BUYERS.map((each) => (
            <option key={each} value={each}>
              {t(`buyer.${each}`)}
            </option>
          ))}
        </SelectField>
        <TextField
          label={t('whyPrice.count')}
          type="number"
          min={1}
          max={MOST}
          value={count}
          onChange={({ currentTarget: { valueAsNumber } }) => {
            if (valueAsNumber >= 1 && valueAsNumber <= MOST) setCount(Math.floor(valueAsNumber));
          }}
        />
      </div>
      <Answered of={story}>{({ data }) => <Story of={data} />}</Answered>
    </Dialog>
  );
}

const OWN_STEPS = ['shelf', 'contract'] as const;

function Story({ of }: { of: PriceStory }) {
  const { t } = useWords();
  const paid = of.steps.at(-1)?.sum ?? 0;
  const lost = of.promotions.filter(({ outcome }) => outcome !== 'worked');
  const say = ({ kind, title }: PriceStory['steps'][number]) =>
    title ?? t(`whyPrice.${OWN_STEPS.find((own) => own === kind) ?? 'shelf'}`);
  return (
    <>
      <table className={styles.steps}>
        <caption className="visually-hidden">{t('whyPrice.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('whyPrice.step')}</th>
            <th scope="col">{t('whyPrice.off')}</th>
            <th scope="col">{t('whyPrice.sum')}</th>
          </tr>
        </thead>
        <tbody>
          {of.steps.map((step, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a step is known by its place
            <tr key={at}>
              <td>{say(step)}</td>
              <td>{step.amount > 0 ? `−${formatTenge(step.amount)}` : ''}</td>
              <td>{formatTenge(step.sum)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('whyPrice.paid')}</th>
            <td>
              {of.count > 1 ? t('whyPrice.each', { price: formatTenge(Math.round(paid / of.count)) }) : ''}
            </td>
            <td>{formatTenge(paid)}</td>
          </tr>
        </tfoot>
      </table>
      <p className={page.quiet}>
        {of.lowest === null ? null : `${t('whyPrice.lowest', { price: formatTenge(of.lowest) })} `}
        {t('whyPrice.cities')}
      </p>
      {of.passed.length + lost.length === 0 ? null : (
        <section className={styles.passed}>
          <h3>{t('whyPrice.passed')}</h3>
          <ul>
            {of.passed.map(({ kind, price, why, from }) => (
              <li key={`${kind} ${price} ${from}`}>
                <b>
                  {kind === 'tier'
                    ? t('whyPrice.kind.tier', { from: from ?? 1, price: formatTenge(price) })
                    : t(`whyPrice.kind.${kind}`, { price: formatTenge(price) })}
                </b>
                <span>{t(`whyPrice.why.${why}`)}</span>
              </li>
            ))}
            {lost.map(({ title, outcome, left }) => (
              <li key={title}>
                <b>{title}</b>
                <span>
                  {outcome === 'min_sum' && left !== null
                    ? t('order.lost.min_sum', { left: formatTenge(left) })
                    : t(
                        `order.lost.${outcome === 'min_sum' || outcome === 'worked' ? 'no_saving' : outcome}`,
                      )}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
