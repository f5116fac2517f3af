import { randomUUID } from 'node:crypto'
import { publishInvalidations } from './cache/publish-invalidations'
import type { Ctx } from './context'
import { database } from '@/server/db/client'
import { newId } from './security/secrets'
import { loadSites } from './sites'

/** The part of the context that jobs use. */
export type JobCtx = Pick<Ctx, 'db' | 'site' | 'now' | 'newId'>

/** The context of jobs, periodic tasks and webhooks, which act as the shop. Tags are invalidated by NOTIFY, on this instance too. */
export async function systemContext(siteId: number, now: () => Date = () => new Date()): Promise<Ctx> {
  const site = (await loadSites()).find(({ id }) => id === siteId)
  const language = site?.languages.find(({ id }) => id === site.defaultLanguageId) ?? site?.languages[0]
  if (!site || !language) throw new Error(`There is no site ${siteId}, or it speaks no language.`)
  return {
    db: database().db,
    site,
    language,
    actor: { kind: 'visitor' },
    requestId: randomUUID(),
    address: null,
    headers: new Headers(),
    responseHeaders: new Headers(),
    now,
    newId,
    async invalidateTags(tx, tags) {
      await publishInvalidations(tx, tags)
    },
  }
}
