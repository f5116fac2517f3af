import { sql } from 'drizzle-orm'
import type { Tx } from '@/server/db/client'
import { caches } from './registry.mjs'

/** The NOTIFY channel for invalidations. server/background/start.ts listens to it. */
export const invalidationChannel = 'izlog_drop'

/** Keeps a payload far below the 8000 bytes that NOTIFY allows. */
const tagsPerMessage = 300

/** Invalidates the tags on every instance, this one included, when the transaction commits. */
export async function publishInvalidations(tx: Pick<Tx, 'execute'>, tags: readonly string[]) {
  for (let offset = 0; offset < tags.length; offset += tagsPerMessage)
    await tx.execute(sql`select pg_notify(${invalidationChannel}, ${JSON.stringify(tags.slice(offset, offset + tagsPerMessage))})`)
}

/** Clears one cache, or all without a name, on every instance when the transaction commits. */
export async function publishClear(tx: Pick<Tx, 'execute'>, name: string | undefined) {
  await tx.execute(sql`select pg_notify(${invalidationChannel}, ${JSON.stringify({ clear: name ?? null })})`)
}

/** Carries out a message of the channel. */
export function applyInvalidation(payload: string) {
  const message: string[] | { clear: string | null } = JSON.parse(payload)
  if (Array.isArray(message)) caches.invalidate(message)
  else caches.clear(message.clear ?? undefined)
}
