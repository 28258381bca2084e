import type { Change } from '#contract/office/changes.ts';
import type { OfficeHomeBlock } from '#contract/office/home-blocks.ts';
import { HOME_AUDIENCES, HOME_LOOKS, TITLED_KINDS } from '#domain/home-blocks.ts';
import { almatyDate } from '#domain/time.ts';
import { ThingDialog, type ThingValues } from '../../changes/thing-dialog.tsx';
import { DateField } from '../../design/date-field.tsx';
import { SelectField, TextArea, TextField } from '../../design/field.tsx';
import { useWords } from '../../i18n/words.ts';

interface HomeBlockDialogProps {
  /** Null: a new banner. */
  block: OfficeHomeBlock | null;
  cities: readonly { id: number; name: string }[];
  isBusy: boolean;
  onSave: (changes: Change[]) => void;
  onClose: () => void;
}

const NEW: Omit<OfficeHomeBlock, 'id' | 'is_active'> = {
  kind: 'banner',
  title_ru: '',
  title_kz: '',
  text_ru: '',
  text_kz: '',
  link: '',
  look: 'dark',
  article: '',
  city_id: null,
  audience: 'everybody',
  starts_at: null,
  ends_at: null,
  // At the top: right under the title of the page.
  position: 1,
};
const LINK = /^$|^\/([^/\s\\]\S*)?$/;
const CLOCKS = { starts_at: '00:00:00', ends_at: '23:59:59' } as const;

export function HomeBlockDialog({ block, cities, isBusy, onSave, onClose }: HomeBlockDialogProps) {
  const { t } = useWords();
  const { id: _id, is_active: _on, ...stored }: Partial<OfficeHomeBlock> & typeof NEW = block ?? NEW;
  const isBanner = stored.kind === 'banner';
  const isTitled = TITLED_KINDS.has(stored.kind);
  const findFault = (values: ThingValues): string | null => {
    const is = (field: string) => String(values[field] ?? '').trim() !== '';
    if (isBanner && !(is('title_ru') && is('title_kz'))) return t('home.titleNeeded');
    if (is('title_ru') !== is('title_kz') || is('text_ru') !== is('text_kz')) return t('home.bothNeeded');
    return LINK.test(String(values.link)) ? null : t('home.linkWrong');
  };
  return (
    <ThingDialog
      title={block ? t(`home.kind.${block.kind}`) : t('home.newBanner')}
      lead={t('home.dialogLead')}
      subject="home_block"
      id={block?.id ?? null}
      stored={stored}
      findFault={findFault}
      isBusy={isBusy}
      onSave={onSave}
      onClose={onClose}
    >
      {(values, set) => {
        const text = (field: string, label: string, lang: string) => (
          <TextField
            label={label}
            lang={lang}
            maxLength={120}
            value={String(values[field])}
            onChange={(event) => set(field, event.currentTarget.value)}
          />
        );
        const area = (field: string, label: string, lang: string) => (
          <TextArea
            label={label}
            lang={lang}
            rows={2}
            maxLength={400}
            value={String(values[field])}
            onChange={(event) => set(field, event.currentTarget.value)}
          />
        );
        const day = (field: keyof typeof CLOCKS, label: string) => {
          const moment = values[field];
          return (
            <DateField
              label={label}
              value={typeof moment === 'string' ? almatyDate(moment) : ''}
              onChange={(next) =>
                set(field, next === '' ? null : new Date(`${next}T${CLOCKS[field]}+05:00`).toISOString())
              }
            />
          );
        };
        return (
          <>
            {isTitled ? (
              <>
                {text('title_ru', t('home.titleRu'), 'ru-KZ')}
                {text('title_kz', t('home.titleKz'), 'kk-KZ')}
              </>
            ) : null}
            {isBanner ? (
              <>
                {area('text_ru', t('home.textRu'), 'ru-KZ')}
                {area('text_kz', t('home.textKz'), 'kk-KZ')}
                <TextField
                  label={t('home.link')}
                  hint={t('home.linkHint')}
                  value={String(values.link)}
                  onChange={(event) => set('link', event.currentTarget.value)}
                />
                <TextField
                  label={t('home.article')}
                  hint={t('home.articleHint')}
                  value={String(values.article)}
                  onChange={(event) => set('article', event.currentTarget.value)}
                />
                <SelectField
                  label={t('home.look')}
                  value={String(values.look)}
                  onChange={(event) => set('look', event.currentTarget.value)}
                >
                  {HOME_LOOKS.map((look) => (
                    <option key={look} value={look}>
                      {t(`home.look.${look}`)}
                    </option>
                  ))}
                </SelectField>
              </>
            ) : null}
            <SelectField
              label={t('home.where')}
              value={String(values.city_id ?? '')}
              onChange={({ currentTarget: { value } }) => set('city_id', value === '' ? null : Number(value))}
            >
              <option value="">{t('home.everywhere')}</option>
              {cities.map((city) => (
                <option key={city.id} value={city.id}>
                  {city.name}
                </option>
              ))}
            </SelectField>
            <SelectField
              label={t('home.audience')}
              value={String(values.audience)}
              onChange={(event) => set('audience', event.currentTarget.value)}
            >
              {HOME_AUDIENCES.map((audience) => (
                <option key={audience} value={audience}>
                  {t(`home.audience.${audience}`)}
                </option>
              ))}
            </SelectField>
            {day('starts_at', t('home.starts'))}
            {day('ends_at', t('home.ends'))}
          </>
        );
      }}
    </ThingDialog>
  );
}
