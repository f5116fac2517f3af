import type { Locale } from '@/lib/i18n/routing'
import type { Db } from '@/server/db/client'

export type SiteInfo = {
  id: number
  key: string
  name: string
  url: string
  /** Host names of the site. */
  domains: string[]
  apiKey: string
  storeId: number
  currency: string
  maintenance: boolean
  /** The site is not open yet; visitors get the page with this slug, or a plain one (docs/rules/platform.md#coming-soon). */
  comingSoon: { slug: string | null } | null
  languages: { id: number; code: string; code2: string }[]
  defaultLanguageId: number
  /** The locales that pages lead to: those of its languages in which visitors get a home page (docs/rules/storefront.md#locales). */
  openLocales: Locale[]
}

export type UserInfo = {
  id: number
  email: string
  sessionId: number
  isBackoffice: boolean
  scopes: string[]
  /** When this session's person last proved who they are. */
  provenAt: Date
}

/** The caller. Handlers of carts check the cart's secret when they lock the cart. */
export type Actor = { kind: 'visitor' } | ({ kind: 'user' } & UserInfo)

/** The address of a request that did not come through the HTTP entry, which names every visitor's. */
export const unknownAddress = 'unknown'

/** Everything that varies between calls. Time and ids come from here, so tests can fix them. */
export type Ctx = {
  db: Db
  site: SiteInfo
  language: { id: number; code: string; code2: string }
  actor: Actor
  requestId: string
  /** The caller's network address for rate limits. Null for calls within the process. */
  address: string | null
  headers: Headers
  /** Headers of the response, such as a cookie. */
  responseHeaders: Headers
  /** The unread body of a row with `upload`. */
  body?: AsyncIterable<Uint8Array> | null
  now(): Date
  /** 128 random bits, base64url. */
  newId(): string
  /** Invalidates cache tags on every instance when the transaction commits. */
  invalidateTags(tx: Pick<Db, 'execute'>, tags: readonly string[]): Promise<void>
}
