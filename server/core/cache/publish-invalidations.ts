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
const maxApplied = 10_000
const shared: { [key: symbol]: Set<number> | undefined } = globalThis
const appliedKey = Symbol.for('izlog.appliedInvalidations')

/** The rows of the journal that were applied; the oldest is forgotten first. On globalThis, because Next bundles the listener separately from the API. */
function appliedRows(): Set<number> {
  return (shared[appliedKey] ??= new Set())
}

export type Invalidation = { id: number; tags: string[] }

/**
 * Invalidates the tags on every instance, this one included, when the transaction commits. They enter the journal with it, so what was rendered before stays
 * invalid after a crash (docs/rules/data.md#invalidation-journal). Returns the rows, which a writer applies itself once it has committed.
 */
export async function publishInvalidations(tx: Pick<Tx, 'execute'>, tags: readonly string[]): Promise<Invalidation[]> {
  const written: Invalidation[] = []
  for (let offset = 0; offset < tags.length; offset += tagsPerRow) {
    const batch = tags.slice(offset, offset + tagsPerRow)
    const rows = await tx.execute<{ id: number }>(
      sql`insert into cache_invalidations (tags) select array(select jsonb_array_elements_text(${JSON.stringify(batch)}::jsonb)) returning id`,
    )
    written.push(...rows.map(({ id }) => ({ id, tags: batch })))
  }
  return written
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

/**
 * Carries out what this process has written, after its commit. A page that is rendered from now on is stored: the notification, which arrives a moment later,
 * changes nothing any more.
 */
export function applyOwnInvalidations(written: readonly Invalidation[]) {
  for (const { id } of written) markApplied(id)
  caches.invalidate(written.flatMap(({ tags }) => tags))
}

/** Carries out a row of the journal, once. */
export function applyInvalidation({ id, tags }: Invalidation) {
  if (appliedRows().has(id)) return
  markApplied(id)
  const clears = tags.filter(isClearTag)
  for (const tag of clears) caches.clear(namedClear.exec(tag)?.[1])
  if (clears.length < tags.length) caches.invalidate(tags.filter((tag) => !isClearTag(tag)))
}

function markApplied(id: number) {
  const applied = appliedRows()
  applied.add(id)
  for (const oldest of applied) {
    if (applied.size <= maxApplied) break
    applied.delete(oldest)
  }
}

/** For another journal, whose rows have the same numbers. */
export function forgetApplied() {
  appliedRows().clear()
}

export function isClearTag(tag: string) {
  return tag === clearTag || namedClear.test(tag)
}
