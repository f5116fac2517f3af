import type { Context } from 'hono'
import type { Endpoint } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import { tellDrops } from '@/server/core/cache/tell-drops'
import type { Ctx, SiteInfo } from '@/server/core/context'
import { database } from '@/server/db/client'
import { inProcessSecret } from './running-api'
import { newId } from '@/server/core/secrets'
import { loadSites, siteOfHost } from '@/server/core/sites'
import { actorOf } from './actor'
import { requestIdOf } from './request-id'

type Found = { ctx: Ctx; /** Tags the verb has dropped; they leave the caches when it has succeeded. */ dropped: string[] }

/** Everything about the caller and the moment, from the request's headers. Throws UNKNOWN_API_KEY, TOKEN_EXPIRED, TOKEN_INVALID. */
export async function contextOf(c: Context, endpoint: Endpoint): Promise<Found> {
  const { headers } = c.req.raw
  const { db } = database()
  const now = () => new Date()
  const site = await siteOf(headers, endpoint)
  const dropped: string[] = []
  const ctx: Ctx = {
    db,
    site,
    language: languageOf(site, headers),
    actor: await actorOf(db, site, headers, now()),
    requestId: requestIdOf(headers.get('x-request-id')),
    address: addressOf(headers),
    headers,
    answer: new Headers(),
    now,
    newId,
    async dropTags(tx, tags) {
      dropped.push(...tags)
      await tellDrops(tx, tags)
    },
  }
  return { ctx, dropped }
}

async function siteOf(headers: Headers, endpoint: Endpoint): Promise<SiteInfo> {
  const sites = await loadSites()
  const apiKey = headers.get('apikey')
  const own = sites.find((site) => site.apiKey === apiKey)
  if (own) return own
  const byHost = endpoint.keyless ? siteOfHost(sites, headers.get('host')) : undefined
  if (byHost) return byHost
  throw new AppError('UNKNOWN_API_KEY')
}

function languageOf(site: SiteInfo, headers: Headers) {
  const code = headers.get('x-gaussbox-language')
  const language = site.languages.find((one) => one.code === code) ?? site.languages.find((one) => one.id === site.defaultLanguageId)
  if (!language) throw new AppError('INTERNAL', {}, new Error(`The site ${site.key} has no language.`))
  return language
}

function addressOf(headers: Headers) {
  if (headers.get('x-izlog-in-process') === inProcessSecret()) return null
  return headers.get('x-izlog-address') ?? 'unknown'
}
