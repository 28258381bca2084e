/** Coats of metal, as a metal slot takes them. */
const metals: Record<string, string> = {
  chrome: '#eceef0',
  white: '#fbfbfa',
  black: '#3a3b3d',
  graphite: '#686c70',
  bronze: '#b08b5d',
};

export const metalOf = (name: string): string => metals[name] ?? '#eceef0';
