/** Drawings of the departments; other sections have a picture of the server. */
const drawings = import.meta.glob<string>('./pictures/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

export function SectionPicture({ code, isEager = false }: { code: string; isEager?: boolean }) {
  const drawing = drawings[`./pictures/${code}.svg`];
  const loading = isEager ? 'eager' : 'lazy';
  if (drawing) return <img src={drawing} width={120} height={104} alt="" loading={loading} />;
  const src = `/img/s/sm_224/${code.slice(0, 3)}/${code}_0.webp`;
  return <img src={src} width={224} height={224} alt="" loading={loading} />;
}
