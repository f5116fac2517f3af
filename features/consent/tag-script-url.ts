/** As the merchant wrote them into the options; empty for none. */
export type TagIds = { tagManager: string; analytics: string }

const base = 'https://www.googletagmanager.com'

/** The script of the merchant's tag: the manager, which brings the rest, or analytics alone. Null when there is none, or none that looks like one. */
export function tagScriptUrl({ tagManager, analytics }: TagIds): string | null {
  if (/^GTM-[A-Z0-9]{4,12}$/.test(tagManager)) return `${base}/gtm.js?id=${tagManager}`
  if (/^G-[A-Z0-9]{4,12}$/.test(analytics)) return `${base}/gtag/js?id=${analytics}`
  return null
}
