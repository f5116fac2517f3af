import { sql } from 'drizzle-orm'
import type { Tx } from '@/server/db/client'
import { caches } from './registry.mjs'

/** The NOTIFY channel for invalidations. server/background/start.ts listens to it. */
export const invalidationChannel = 'izlog_drop'

/** The tag of a complete clear; `clear:name` clears one cache. */
const clearTag = 'clear'
const namedClear = /^clear:(.+)$/

/** Keeps a notification far below the 8000 bytes that NOTIFY allows. */
const tagsPerRow = 300
/** Notifications that were applied, by their row in the journal; the oldest is forgotten first. */
const applied = new Set<number>()
const maxApplied = 10_000

export type Invalidation = { id: number; tags: string[] }

/**
 * Invalidates the tags on every instance, this one included, when the transaction commits. They enter the journal with it, so what was rendered before stays
 * invalid after a crash (docs/rules/data.md#invalidation-journal).
 */
export async function publishInvalidations(tx: Pick<Tx, 'execute'>, tags: readonly string[]) {
  for (let offset = 0; offset < tags.length; offset += tagsPerRow) {
    const batch = JSON.stringify(tags.slice(offset, offset + tagsPerRow))
    await tx.execute(sql`insert into cache_invalidations (tags) select array(select jsonb_array_elements_text(${batch}::jsonb))`)
  }
}

/** Clears one cache, or all without a name, on every instance when the transaction commits. */
export async function publishClear(tx: Pick<Tx, 'execute'>, name: string | undefined) {
  await publishInvalidations(tx, [name === undefined ? clearTag : `${clearTag}:${name}`])
}

/** Carries out a message of the channel. */
export function applyNotification(payload: string) {
  const message: Invalidation = JSON.parse(payload)
  applyInvalidation(message)
}

/** Carries out a row of the journal, once. */
export function applyInvalidation({ id, tags }: Invalidation) {
  if (applied.has(id)) return
  applied.add(id)
  for (const oldest of applied) {
    if (applied.size <= maxApplied) break
    applied.delete(oldest)
  }
  const clears = tags.filter(isClearTag)
  for (const tag of clears) caches.clear(namedClear.exec(tag)?.[1])
  if (clears.length < tags.length) caches.invalidate(tags.filter((tag) => !isClearTag(tag)))
}

/** For another journal, whose rows have the same numbers. */
export function forgetApplied() {
  applied.clear()
}

export function isClearTag(tag: string) {
  return tag === clearTag || namedClear.test(tag)
}
