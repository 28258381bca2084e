interface ArticlePictureProps {
  pictureId: string;
  /** How wide it is shown, as the attribute wants it. */
  sizes: string;
  isEager?: boolean;
  className?: string | undefined;
}

const WIDTHS = { sm_320: 320, md_448: 448, md_640: 640, lg_896: 896 } as const;

/** What an article is about, four wide and three high. Beside its title it says nothing new. */
export function ArticlePicture({ pictureId, sizes, isEager = false, className }: ArticlePictureProps) {
  const address = (size: string) => `/img/a/${size}/${pictureId.slice(0, 3)}/${pictureId}_0.webp`;
  return (
    <img
      className={className}
      src={address('md_448')}
      srcSet={Object.entries(WIDTHS)
        .map(([size, width]) => `${address(size)} ${width}w`)
        .join(', ')}
      sizes={sizes}
      width={448}
      height={336}
      alt=""
      loading={isEager ? 'eager' : 'lazy'}
      fetchPriority={isEager ? 'high' : undefined}
      decoding="async"
    />
  );
}
