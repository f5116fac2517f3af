import type { Db } from '@/server/db/client'

export type SiteInfo = {
  id: number
  key: string
  name: string
  url: string
  /** Host names it answers to. */
  domains: string[]
  apiKey: string
  storeId: number
  currency: string
  maintenance: boolean
  languages: { id: number; code: string; code2: string }[]
  defaultLanguageId: number
}

export type UserInfo = { id: number; email: string; sessionId: number; isBackoffice: boolean; scopes: string[] }

/** Who calls. A cart's holder is whoever shows its secret, which each cart verb checks as it locks the cart. */
export type Actor = { kind: 'visitor' } | ({ kind: 'user' } & UserInfo)

/** All that varies from call to call, handed to every verb. Time and chance come from here, so that tests can hold them still. */
export type Ctx = {
  db: Db
  site: SiteInfo
  language: { id: number; code: string; code2: string }
  actor: Actor
  requestId: string
  /** The caller's network address, or null for calls within the process. For limits only. */
  address: string | null
  headers: Headers
  /** Headers the answer shall carry, e.g. a cookie. */
  responseHeaders: Headers
  now(): Date
  /** 128 random bits, base64url: ids that nobody can guess. */
  newId(): string
  /** Drops cache tags here and on every other instance, when the transaction it is called in commits. */
  invalidateTags(tx: Pick<Db, 'execute'>, tags: readonly string[]): Promise<void>
}
