import { useQuery } from '@tanstack/react-query';
import type { StaticFilterPage } from '#contract/office/static-filters.ts';
import { formatNumber, formatTenge } from '#domain/money.ts';
import { office } from '../../calls/office.ts';
import { Answered } from '../../design/states.tsx';
import { useWords } from '../../i18n/words.ts';
import styles from './filter-pages.module.css';

type Choice = StaticFilterPage['choice'];

interface ChoicePreviewProps {
  sectionId: number;
  choice: Choice;
  onChoose: (choice: Choice) => void;
}

const CALL = 'POST /office/api/v1/tree/{id}/pages/preview/';

/** The filters of the section as the shop has them; beneath, how many goods the choice leaves and the first of them. */
export function ChoicePreview({ sectionId, choice, onChoose }: ChoicePreviewProps) {
  const { t } = useWords();
  const asked = useQuery({
    queryKey: [CALL, sectionId, choice],
    queryFn: async () =>
      (await office.call(CALL, { params: { id: String(sectionId) }, body: { choice } })).data,
    placeholderData: (before) => before,
  });
  const toggle = (code: string, value: string) => {
    const { [code]: own = [], ...rest } = choice;
    const next = own.includes(value) ? own.filter((each) => each !== value) : [...own, value];
    onChoose(next.length === 0 ? rest : { ...rest, [code]: next });
  };
  return (
    <Answered of={asked}>
      {({ total, products, filters, ignored }) => (
        <section className={styles.preview} aria-label={t('filterPages.preview')}>
          <div className={styles.facets}>
            {filters.map((facet) => (
              <fieldset key={facet.code}>
                <legend>{facet.name}</legend>
                {facet.values.map(({ code, name, count }) => (
                  <label key={code}>
                    <input
                      type="checkbox"
                      checked={choice[facet.code]?.includes(code) ?? false}
                      onChange={() => toggle(facet.code, code)}
                    />
                    <span>{name}</span>
                    <small>{formatNumber(count)}</small>
                  </label>
                ))}
              </fieldset>
            ))}
          </div>
          <p>
            <b>{t('filterPages.found', { count: total })}</b>
            {ignored.length > 0 ? ` ${t('filterPages.ignored', { names: ignored.join(', ') })}` : ''}
          </p>
          <ul className={styles.goods}>
            {products.map(({ id, name, article, price }) => (
              <li key={id}>
                <span>{name}</span>
                <small>{`${article} · ${formatTenge(price)}`}</small>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Answered>
  );
}
