/**
 * Whether a URL that a caller wants to return to is a page of this site (faults 24): a path, or our own origin. Parsed as browsers do, so that
 * `//evil`, `/\evil` and control characters do not pass for paths.
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
