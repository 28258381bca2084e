/** The page of the product as a buyer would see it. What is typed and not saved is drafted first, and shown as if it were. */
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ShownBuyer } from '#contract/office/price-story.ts';
import type { OfficeProduct } from '#contract/office/products.ts';
import type { Locale } from '#domain/locale.ts';
import { office } from '../../calls/office.ts';
import { type Edits, toChanges } from '../../changes/edits.ts';
import { Button } from '../../design/button.tsx';
import { Dialog } from '../../design/dialog.tsx';
import { SelectField } from '../../design/field.tsx';
import { Note } from '../../design/note.tsx';
import { sayFailure } from '../../design/states.tsx';
import { useWords } from '../../i18n/words.ts';
import { BUYERS } from './buyers.ts';
import styles from './why-price.module.css';

interface LookDialogProps {
  product: OfficeProduct;
  edits: Edits;
  /** How the log calls what is drafted. */
  title: string;
  onClose: () => void;
}

export function LookDialog({ product, edits, title, onClose }: LookDialogProps) {
  const { t, locale } = useWords();
  const [city, setCity] = useState(product.cities[0]?.code ?? '');
  const [language, setLanguage] = useState<Locale>(locale);
  const [buyer, setBuyer] = useState<ShownBuyer>('visitor');
  const look = useMutation<string, Error, Window | null>({
    mutationFn: async () => {
      const items = toChanges(edits);
      const draft =
        items.length === 0
          ? null
          : await office.call('POST /office/api/v1/changes/', {
              body: { items, title, kind: 'edit', apply: false },
            });
      const body = { city, language, buyer, changeSet: draft?.data.id ?? null };
      const params = { id: String(product.id) };
      return (await office.call('POST /office/api/v1/products/{id}/look/', { params, body })).data.address;
    },
    onSuccess: (address, tab) => {
      if (tab) tab.location.href = address;
      else window.location.assign(address);
      onClose();
    },
    onError: (_error, tab) => tab?.close(),
  });
  return (
    <Dialog
      title={t('look.title')}
      lead={t('look.lead')}
      onClose={onClose}
      footer={
        <Button
          icon="eye"
          isBusy={look.isPending}
          // Opened by the press itself: a browser lets nothing open later.
          onClick={() => look.mutate(window.open('about:blank', '_blank'))}
        >
          {t('look.open')}
        </Button>
      }
    >
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
          label={t('look.language')}
          value={language}
          onChange={({ currentTarget }) => setLanguage(currentTarget.value as Locale)}
        >
          <option value="ru">{t('look.ru')}</option>
          <option value="kz">{t('look.kz')}</option>
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
      </div>
      {edits.length > 0 ? <Note>{t('look.drafted')}</Note> : null}
      {product.values.active === false ? <Note>{t('look.off')}</Note> : null}
      {look.error ? <Note tone="bad">{sayFailure(look.error, t('state.noAnswer'))}</Note> : null}
    </Dialog>
  );
}
