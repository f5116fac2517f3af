import type { Ctx } from './context'
import { database } from '@/server/db/client'
import { newId } from './secrets'
import { loadSites } from './sites'

/** What a job has of a call's context: nobody called. */
export type JobCtx = Pick<Ctx, 'db' | 'site' | 'now' | 'newId'>

export async function jobContext(siteId: number): Promise<JobCtx> {
  const site = (await loadSites()).find(({ id }) => id === siteId)
  if (!site) throw new Error(`There is no site ${siteId}.`)
  return { db: database().db, site, now: () => new Date(), newId }
}
