interface SetPictureProps {
  of: { id: string; version: string };
  size: keyof typeof WIDTHS;
  alt?: string;
  /** How wide it is shown, as the attribute wants it. */
  sizes?: string;
  isEager?: boolean;
}

const WIDTHS = { sm_224: 224, sm_320: 320, md_448: 448, md_640: 640, lg_896: 896 } as const;

/** A picture of a set: four wide and three high. Beside the set's name it says nothing new. */
export function SetPicture({ of: { id, version }, size, alt = '', sizes, isEager = false }: SetPictureProps) {
  const address = (name: string) => `/img/s/${name}/${id.slice(0, 3)}/${id}_0.webp?v=${version}`;
  const srcSet = Object.entries(WIDTHS).map(([name, width]) => `${address(name)} ${width}w`);
  return (
    <img
      src={address(size)}
      srcSet={sizes === undefined ? undefined : srcSet.join(', ')}
      sizes={sizes}
      width={WIDTHS[size]}
      height={WIDTHS[size] * 0.75}
      alt={alt}
      loading={isEager ? 'eager' : 'lazy'}
      fetchPriority={isEager ? 'high' : undefined}
      decoding="async"
    />
  );
}
