/** From the site options; empty for none. */
export type TagIds = { tagManager: string; analytics: string }

const base = 'https://www.googletagmanager.com'

/** The URL of the tag manager, else of analytics; null without a valid id. */
export function tagScriptUrl({ tagManager, analytics }: TagIds): string | null {
  if (/^GTM-[A-Z0-9]{4,12}$/.test(tagManager)) return `${base}/gtm.js?id=${tagManager}`
  if (/^G-[A-Z0-9]{4,12}$/.test(analytics)) return `${base}/gtag/js?id=${analytics}`
  return null
}
