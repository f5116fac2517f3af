import type { Context } from 'hono'
import type { Endpoint } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import { publishInvalidations, type Invalidation } from '@/server/core/cache/publish-invalidations'
import { unknownAddress, type Ctx, type SiteInfo } from '@/server/core/context'
import { database } from '@/server/db/client'
import { inProcessSecret } from './in-process-secret'
import { newId } from '@/server/core/security/secrets'
import { loadSites, findSiteOfRequest } from '@/server/core/sites'
import { authenticate } from './authenticate'
import { parseRequestId } from './request-id'

type RequestContext = { ctx: Ctx; /** What the handler invalidated; applied when it succeeds. */ invalidated: Invalidation[] }

/** Builds the context from the request headers. Throws UNKNOWN_API_KEY, TOKEN_EXPIRED, TOKEN_INVALID (docs/rules/platform.md#caller-headers). */
export async function createContext(c: Context, endpoint: Endpoint): Promise<RequestContext> {
  const { headers } = c.req.raw
  const { db } = database()
  const now = () => new Date()
  const site = await resolveSite(headers, endpoint)
  const invalidated: Invalidation[] = []
  const ctx: Ctx = {
    db,
    site,
    language: resolveLanguage(site, headers),
    actor: await authenticate(db, site, headers, now()),
    requestId: parseRequestId(headers.get('x-request-id')),
    address: clientAddress(headers),
    headers,
    responseHeaders: new Headers(),
    ...(endpoint.upload && { body: c.req.raw.body }),
    now,
    newId,
    async invalidateTags(tx, tags) {
      invalidated.push(...(await publishInvalidations(tx, tags)))
    },
  }
  return { ctx, invalidated }
}

async function resolveSite(headers: Headers, endpoint: Endpoint): Promise<SiteInfo> {
  const sites = await loadSites()
  const apiKey = headers.get('apikey')
  const siteOfKey = sites.find((site) => site.apiKey === apiKey)
  if (siteOfKey) return siteOfKey
  const byHost = endpoint.keyless ? findSiteOfRequest(sites, headers.get('host')) : undefined
  if (byHost) return byHost
  throw new AppError('UNKNOWN_API_KEY')
}

function resolveLanguage(site: SiteInfo, headers: Headers) {
  const code = headers.get('x-gaussbox-language')
  const language = site.languages.find((one) => one.code === code) ?? site.languages.find((one) => one.id === site.defaultLanguageId)
  if (!language) throw new AppError('INTERNAL', {}, new Error(`The site ${site.key} has no language.`))
  return language
}

function clientAddress(headers: Headers) {
  if (headers.get('x-izlog-in-process') === inProcessSecret()) return null
  return headers.get('x-izlog-address') ?? unknownAddress
}
