import { pictureAddress } from '#domain/picture-address.ts';

interface PictureProps {
  /** Whose picture: its version makes the address last for ever. */
  of: { externalId: string; imageVersion?: string | undefined };
  /** Which of the product's pictures, from zero. */
  index?: number;
  size: PictureSize;
  alt?: string;
  /** How wide it is shown, as the attribute wants it: the browser then takes the smallest that will do. */
  sizes?: string;
  /** Those worth choosing between where it is shown; all of them unless told. */
  choice?: readonly PictureSize[];
  /** The first picture of a page must not wait for its turn. */
  isEager?: boolean;
  onLoad?: (() => void) | undefined;
}

const SIDES = { xs_96: 96, sm_224: 224, sm_320: 320, md_448: 448, md_640: 640, lg_896: 896 } as const;
type PictureSize = keyof typeof SIDES;
const EVERY_SIZE = Object.keys(SIDES) as PictureSize[];

/** A picture of a product. Beside the product's name it says nothing new, so its words are empty unless told. */
export function Picture({
  of: { externalId, imageVersion },
  index = 0,
  size,
  alt = '',
  sizes,
  choice = EVERY_SIZE,
  isEager = false,
  onLoad,
}: PictureProps) {
  const address = (name: string) => pictureAddress(externalId, name, index, imageVersion);
  const srcSet = choice.map((name) => `${address(name)} ${SIDES[name]}w`);
  return (
    <img
      src={address(size)}
      srcSet={sizes === undefined ? undefined : srcSet.join(', ')}
      sizes={sizes}
      width={SIDES[size]}
      height={SIDES[size]}
      alt={alt}
      loading={isEager ? undefined : 'lazy'}
      fetchPriority={isEager ? 'high' : undefined}
      decoding={isEager ? 'async' : undefined}
      onLoad={onLoad}
    />
  );
}
