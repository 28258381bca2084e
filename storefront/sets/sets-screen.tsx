import { localePath } from '#domain/locale.ts';
import { type CardProduct, findRecommended, ProductShelf, toCardProduct } from '../catalog/catalog.ts';
import { ScreenFrame } from '../content/content.ts';
import { Button } from '../design/button.tsx';
import { LinkChip } from '../design/chip.tsx';
import { EmptyState } from '../design/empty-state.tsx';
import { useWords } from '../i18n/locale-context.tsx';
import { requireValue } from '../require-value.ts';
import { defineScreen, type LoadContext } from '../screen.ts';
import { isSetMode, SET_MODES, type SetMode } from './set-modes.ts';
import styles from './sets-screen.module.css';

interface SetsData {
  mode: SetMode;
  section: { code: string; name: string } | null;
  products: CardProduct[];
}

const SHELF_SIZE = 12;

export const { Screen, load, seo, validate } = defineScreen<SetsData>({
  validate: ({ mode, staticFilter }) => isSetMode(mode) && staticFilter === undefined,

  async load(context) {
    const mode = context.params.mode as SetMode;
    const section = await findSection(context);
    const products = section
      ? await listOfSection(context, section.code)
      : await findRecommended(context, 'main_hits');
    return { mode, section, products };
  },

  seo: ({ mode, section }, t) => {
    const title = t(`sets.${mode}`);
    return {
      title: section
        ? t('sets.seoTitleSection', { title, section: section.name })
        : t('sets.seoTitle', { title }),
      description: section ? t('sets.seoSection', { title, section: section.name }) : t(`sets.${mode}Text`),
    };
  },

  Screen({ data }) {
    const { t, locale } = useWords();
    const { mode, section, products } = data;
    return (
      <ScreenFrame
        title={t(`sets.${mode}`)}
        note={section?.name}
        crumb={section?.name ?? t(`sets.${mode}`)}
        parents={section ? [{ name: t(`sets.${mode}`), href: `/sets/${mode}` }] : []}
      >
        <div className={styles.sets}>
          <nav className={styles.modes} aria-label={t('sets.kinds')}>
            {SET_MODES.map((each) => (
              <LinkChip key={each} href={localePath(`/sets/${each}`, locale)} isCurrent={each === mode}>
                {t(`sets.${each}`)}
              </LinkChip>
            ))}
          </nav>
          <p className={styles.text}>{t(`sets.${mode}Text`)}</p>
          <EmptyState
            icon="gift"
            title={t('sets.empty')}
            actions={
              <>
                <Button href={localePath(section ? `/c/${section.code}` : '/catalog', locale)}>
                  {section ? section.name : t('empty.toCatalog')}
                </Button>
                <Button look="secondary" href={localePath('/calculator', locale)}>
                  {t('header.calculators')}
                </Button>
              </>
            }
          >
            {t('sets.text')}
          </EmptyState>
        </div>
        <ProductShelf title={t('lists.popular')} note={section?.name} products={products} />
      </ScreenFrame>
    );
  },
});

async function findSection({ api, cityCode, params }: LoadContext): Promise<SetsData['section']> {
  const { sectionCode } = params;
  if (sectionCode === undefined) return null;
  const found = await api('GET /api/v2/sections/{sectionCode}/', {
    params: { sectionCode },
    query: { city: cityCode },
  });
  const { code, name } = requireValue(found).data.section;
  return { code, name };
}

async function listOfSection({ api, cityCode }: LoadContext, sectionCode: string): Promise<CardProduct[]> {
  const listing = await api('GET /api/v2/products/', {
    query: { city: cityCode, sectionCode, pageSize: SHELF_SIZE },
  });
  return listing.ok ? listing.value.items.map(toCardProduct) : [];
}
