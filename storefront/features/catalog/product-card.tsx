import { useId, useState } from 'react';
import { buttonStatus } from '#domain/availability.ts';
import { localePath } from '#domain/locale.ts';
import { formatNumber, formatTenge } from '#domain/money.ts';
import { priceView } from '#domain/price.ts';
import { findBaseUnit, secondUnitPrice } from '#domain/units.ts';
import { Badge } from '../../design/badge.tsx';
import card from '../../design/card.module.css';
import { classNames } from '../../design/class-names.ts';
import { Icon } from '../../design/icon.tsx';
import { hasRemark, PriceLine, PriceRemark } from '../../design/price-block.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import { useKeptPart } from '../../page/kept-parts.ts';
import { useShell } from '../../page/shell.ts';
import { CartButton } from '../cart/cart-button.tsx';
import { useCountInCart } from '../cart/use-cart.ts';
import type { CardProduct } from './card-product.ts';
import { CardStock } from './card-stock.tsx';
import { InstalmentLine } from './instalment-line.tsx';
import { Picture } from './picture.tsx';
import styles from './product-card.module.css';
import { SavedToggle } from './saved-toggle.tsx';

const BADGE_LOOKS: Record<string, 'discount' | 'new' | 'hit' | 'tint'> = {
  sale: 'discount',
  new: 'new',
  hit: 'hit',
};

/** Short enough for half a phone in both languages, the heaviest first; every other badge is told in words. */
const ON_PICTURE = ['sale', 'gift', 'new', 'hit', 'markdown', 'eco'];

const badgeOnPicture = (badges: CardProduct['badgesList']): string | undefined =>
  ON_PICTURE.find((key) => Object.hasOwn(badges, key));

interface ProductCardProps {
  product: CardProduct;
  /** Among the first that are seen: its picture must not wait for its turn. */
  isFirst?: boolean;
  /** Of its name; one of its place in the page unless told. */
  givenId?: string;
}

/** Two beside each other on a phone, no wider than a column of the grid elsewhere. */
const PICTURE_SIZES = 'min(224px, 50vw - 36px)';
/** Two of its width on a desktop, three of that on most phones. */
const PICTURE_CHOICE = ['sm_320', 'md_448'] as const;

/** A product in four rows that stand level with its neighbours' (design/card.module.css). */
export function ProductCard({ product, isFirst = false, givenId }: ProductCardProps) {
  const { t, locale } = useWords();
  const { viewer } = useShell();
  const ownId = useId();
  const nameId = givenId ?? ownId;
  // The second picture is fetched by who points at the card, and shown once it is there.
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [hasSecond, setHasSecond] = useState(false);
  const isInCart = useCountInCart(product.code) > 0;
  // A first one tells the head of its picture, one that is not sold any more has a tooltip with an id of its place.
  const part = useKeptPart(isFirst || !product.active ? null : product, nameId, (id) => (
    <ProductCard product={product} givenId={id} />
  ));
  if (part !== null) return <article data-part={part} />;
  const view = priceView(product, viewer?.isWholesale ? 'wholesale' : 'retail');
  const unit = findBaseUnit(product.units)?.name;
  const isSold = product.active && buttonStatus(product) !== 'disabled';
  return (
    <article
      className={card.card}
      data-state={isSold ? (isInCart ? 'cart' : undefined) : 'none'}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setIsPointedAt(true)}
    >
      <div className={classNames(card.picture, styles.pictures)} data-second={hasSecond || undefined}>
        <Picture of={product} size="md_448" sizes={PICTURE_SIZES} choice={PICTURE_CHOICE} isEager={isFirst} />
        {isPointedAt && product.hasSecondPicture ? (
          <Picture
            of={product}
            index={1}
            size="md_448"
            sizes={PICTURE_SIZES}
            choice={PICTURE_CHOICE}
            isEager
            onLoad={() => setHasSecond(true)}
          />
        ) : null}
        <CardBadge product={product} />
        <SavedToggle
          className={card.favourite}
          list="favorite-products"
          code={product.code}
          nameId={nameId}
        />
        <SavedToggle className={card.compare} list="compare-products" code={product.code} nameId={nameId} />
      </div>
      <div className={card.words}>
        <PriceLine className={card.price} view={view} unit={unit} />
        <UnitPrice price={view.price} product={product} />
        {hasRemark(view) ? (
          <div className={card.remark}>
            <PriceRemark view={view} />
          </div>
        ) : null}
        <InstalmentLine className={styles.instalment} sum={view.price} isShort />
        <CardNotes product={product} />
        <div className={card.name}>
          <a
            className={`card-link ${card.link}`}
            id={nameId}
            href={localePath(`/p/${product.code}`, locale)}
            lang={product.isNameFallback ? 'ru' : undefined}
          >
            {product.name}
          </a>
          {product.isNameFallback ? <span className={styles.fallback}>{t('card.russianName')}</span> : null}
          {product.rating ? (
            <span className={styles.rating}>
              <Icon name="star" size={16} />
              <span className="visually-hidden">{t('reviews.rating')}: </span>
              {formatNumber(product.rating.average)} ({product.rating.count})
            </span>
          ) : null}
          {product.otherVariants ? (
            <span className={styles.variants}>{t('card.variants', { count: product.otherVariants })}</span>
          ) : null}
        </div>
      </div>
      <div className={card.stock}>
        <CardStock product={product} />
      </div>
      <div className={card.action}>
        <CartButton product={product} />
      </div>
    </article>
  );
}

/** One badge at most: a picture that is covered with words shows nothing. */
function CardBadge({ product }: { product: CardProduct }) {
  const { t } = useWords();
  const key = badgeOnPicture(product.badgesList);
  if (product.active && key === undefined) return null;
  return (
    <div className={card.badges}>
      {product.active ? (
        <Badge look={BADGE_LOOKS[key ?? ''] ?? 'tint'}>{product.badgesList[key ?? '']}</Badge>
      ) : (
        <Badge look="plain">{t('card.archive')}</Badge>
      )}
    </div>
  );
}

/** The other ones as words under the price. */
function CardNotes({ product }: { product: CardProduct }) {
  const onPicture = badgeOnPicture(product.badgesList);
  const notes = Object.entries(product.badgesList).filter(([key]) => key !== onPicture);
  if (!product.active || notes.length === 0) return null;
  return (
    <p className={classNames(card.notes, styles.notes)}>
      {notes.map(([key, words], index) => (
        <span key={key}>
          {index > 0 ? <span className="visually-hidden">, </span> : null}
          {words}
        </span>
      ))}
    </p>
  );
}

/** What a square metre, a litre or a kilogram costs, and how much of it one pack holds. */
function UnitPrice({ price, product }: { price: number; product: CardProduct }) {
  const second = secondUnitPrice(price, product.units);
  const base = findBaseUnit(product.units);
  if (!second || !base) return null;
  return (
    <p className={card.perUnit}>
      <b>{`${formatTenge(second.price)}/${second.name}`}</b>{' '}
      <span className={styles.pack}>{`${base.name} ${formatNumber(second.ratio)}\u00A0${second.name}`}</span>
    </p>
  );
}
