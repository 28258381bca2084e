/** The value of a cookie as a page sees it, escapes and all. */
export function findCookie(cookies: string, name: string): string | undefined {
  return cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);
}
