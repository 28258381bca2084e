/** The one call of the package that is used; it brings no types of its own. */
declare module 'hyphen/ru/index.js' {
  const hyphen: { hyphenateSync(text: string, options?: { minWordLength?: number }): string };
  export default hyphen;
}
