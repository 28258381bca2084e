interface PictureProps {
  externalId: string;
  /** Which of the product's pictures, from zero. */
  index?: number;
  size: 'xs_96' | 'sm_224' | 'md_448' | 'lg_896';
  alt?: string;
  /** The first picture of a page must not wait for its turn. */
  isEager?: boolean;
}

const SIDES = { xs_96: 96, sm_224: 224, md_448: 448, lg_896: 896 } as const;

/** A picture of a product. Beside the product's name it says nothing new, so its words are empty unless told. */
export function Picture({ externalId, index = 0, size, alt = '', isEager = false }: PictureProps) {
  return (
    <img
      src={`/img/p/${size}/${externalId.slice(0, 3)}/${externalId}_${index}.webp`}
      width={SIDES[size]}
      height={SIDES[size]}
      alt={alt}
      loading={isEager ? 'eager' : 'lazy'}
      fetchPriority={isEager ? 'high' : 'auto'}
      decoding="async"
    />
  );
}
