/** Norms of the calculators: each with its factory value, and the calculator's example reckoned anew while a norm is typed. */
import { useDeferredValue, useState } from 'react';
import { calculatorOf, NORM_KEYS, NORMS, type NormKey } from '#domain/calculator-norms.ts';
import { NORM_UNITS, NORM_WORDS } from '#domain/office/norm-words.ts';
import { useMe } from '../../access/use-me.ts';
import type { Answer } from '../../calls/office-api.ts';
import { useCall } from '../../calls/use-call.ts';
import { ChangeDialogs } from '../../changes/change-dialogs.tsx';
import { ChangesBar } from '../../changes/changes-bar.tsx';
import { type Edits, shownOf, toChanges, withEdit, withoutSaved } from '../../changes/edits.ts';
import { useChanges } from '../../changes/use-changes.ts';
import { SelectField } from '../../design/field.tsx';
import page from '../../design/page.module.css';
import { PageHead } from '../../design/page-head.tsx';
import { Panel } from '../../design/panel.tsx';
import { Answered } from '../../design/states.tsx';
import { Tag } from '../../design/tag.tsx';
import { useAddressQuery } from '../../design/use-address-query.ts';
import { useWords } from '../../i18n/words.ts';
import { NormExample } from './norm-example.tsx';
import { NormRow } from './norm-row.tsx';
import styles from './norms.module.css';

const CALL = 'GET /office/api/v1/norms/';
const SUBJECT = 'norm';
const THE_SHOP = 1;

export function NormsScreen() {
  const { t } = useWords();
  const { rights } = useMe();
  const norms = useCall(CALL);
  const mayWrite = rights.tree?.write !== undefined;
  return (
    <>
      <PageHead
        title={t('norms.title')}
        lead={
          <>
            {t('norms.lead')}
            {mayWrite ? null : <Tag icon="eye">{t('whyNot.right')}</Tag>}
          </>
        }
      />
      <div className={page.page}>
        <Answered of={norms}>{({ data }) => <Norms data={data} mayWrite={mayWrite} />}</Answered>
      </div>
    </>
  );
}

function Norms({ data, mayWrite }: { data: Answer<typeof CALL>['data']; mayWrite: boolean }) {
  const { t, locale } = useWords();
  const { query, set } = useAddressQuery();
  const [edits, setEdits] = useState<Edits>([]);
  const changes = useChanges({
    title: t('norms.title'),
    renews: [CALL, 'POST /office/api/v1/norms/reckon/'],
    onApplied: ({ items }) => setEdits((before) => withoutSaved(before, items)),
  });
  const { calculators, cities, values, usual } = data;
  const code =
    calculators.find((each) => each.code === query.get('code'))?.code ?? calculators[0]?.code ?? '';
  const city = query.get('city') ?? cities[0]?.code ?? '';
  const shown = (key: NormKey): number =>
    shownOf(edits, { subject: SUBJECT, id: THE_SHOP, field: key }, values[key] ?? NORMS[key].usual);
  const write = (key: NormKey, to: number) =>
    setEdits((before) =>
      withEdit(before, {
        ...{ subject: SUBJECT, id: THE_SHOP, field: key, from: values[key] ?? NORMS[key].usual, to },
        label: NORM_WORDS[key][locale],
      }),
    );
  const keys = NORM_KEYS.filter((key) => calculatorOf(key) === code);
  // Only what is within its bounds can be reckoned with; the field itself says what is not.
  const tried = Object.fromEntries(NORM_KEYS.map((key) => [key, shown(key)]));
  const asked = useDeferredValue({ code, city, values: tried });
  return (
    <>
      <div className={styles.choice}>
        <SelectField
          label={t('norms.calculator')}
          value={code}
          onChange={({ currentTarget }) => set({ code: currentTarget.value })}
        >
          {calculators.map((each) => (
            <option key={each.code} value={each.code}>
              {each.name}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('norms.city')}
          value={city}
          onChange={({ currentTarget }) => set({ city: currentTarget.value })}
        >
          {cities.map((each) => (
            <option key={each.code} value={each.code}>
              {each.name}
            </option>
          ))}
        </SelectField>
      </div>
      <div className={styles.sides}>
        <Panel title={t('norms.norms')}>
          <div className={page.form}>
            {keys.map((key) => (
              <NormRow
                key={`${key} ${values[key]}`}
                label={`${NORM_WORDS[key][locale]}, ${NORM_UNITS[NORMS[key].unit][locale]}`}
                bounds={NORMS[key]}
                value={shown(key)}
                usual={usual[key] ?? NORMS[key].usual}
                mayWrite={mayWrite}
                onChange={(to) => write(key, to)}
              />
            ))}
          </div>
        </Panel>
        <NormExample asked={asked} />
      </div>
      <ChangesBar
        edits={edits}
        isBusy={changes.isBusy}
        onSave={() => changes.save(toChanges(edits))}
        onPreview={() => changes.show(toChanges(edits))}
        onDrop={() => setEdits([])}
      />
      <ChangeDialogs changes={changes} />
    </>
  );
}
