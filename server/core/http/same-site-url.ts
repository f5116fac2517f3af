/**
 * Whether a URL is a path or an address of this site (docs/rules/orders.md#return-urls), parsed as browsers do: `//evil`, `/\evil` and control characters are
 * no paths.
 */
export function isSameSiteUrl(url: string, siteUrl: string): boolean {
  if ([...url].some(isRewrittenByBrowsers)) return false
  if (!URL.canParse(url, siteUrl)) return false
  const { origin, username, password } = new URL(url, siteUrl)
  const isPathOrWhole = url.startsWith('/') || /^https?:\/\//i.test(url)
  return isPathOrWhole && origin === new URL(siteUrl).origin && username === '' && password === ''
}

/** Browsers drop blanks, tabs and line breaks, and read backslashes as slashes. */
function isRewrittenByBrowsers(char: string) {
  return char <= ' ' || char === '\u007f' || char === '\\'
}
