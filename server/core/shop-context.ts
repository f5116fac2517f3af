import { randomUUID } from 'node:crypto'
import { publishInvalidations } from './cache/tell-drops'
import type { Ctx } from './context'
import { database } from '@/server/db/client'
import { newId } from './secrets'
import { loadSites } from './sites'

/**
 * The context of work that nobody called for: jobs, sweeps, what a provider tells us. It acts as the shop itself. Dropped tags reach every
 * instance, this one too, by the notice of the transaction.
 */
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
    invalidateTags: publishInvalidations,
  }
}
