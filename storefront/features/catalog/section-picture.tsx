/** Drawings of the departments, for coloured grounds; other sections have a photograph. */
const drawings = import.meta.glob<string>('./pictures/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

export function SectionPicture({ code, isEager = false }: { code: string; isEager?: boolean }) {
  const drawing = drawings[`./pictures/${code}.svg`];
  const loading = isEager ? 'eager' : 'lazy';
  if (drawing) return <img src={drawing} width={120} height={104} alt="" loading={loading} />;
  return <SectionPhotograph code={code} isEager={isEager} />;
}

/** What the section sells, on white. */
export function SectionPhotograph({ code, isEager = false }: { code: string; isEager?: boolean }) {
  const src = `/img/s/sm_224/${code.slice(0, 3)}/${code}_0.webp`;
  return <img src={src} width={224} height={224} alt="" loading={isEager ? 'eager' : 'lazy'} />;
}
