import { asc, eq } from 'drizzle-orm'
import { env } from '@/lib/env'
import { caches } from './cache/registry.mjs'
import type { SiteInfo } from './context'
import { developmentDomain } from './development-domain'
import { database } from '@/server/db/client'
import { languages, siteLanguages, sites, stores } from '@/server/db/schema/site'

const siteCache = caches.open<Promise<SiteInfo[]>>('sites', { maxBytes: 1024 * 1024 })

/** All sites, cached until the tag `site` is invalidated, a minute at most. */
export function loadSites(): Promise<SiteInfo[]> {
  const cached = siteCache.get('all')
  if (cached) return cached
  const loading = readSites()
  siteCache.set('all', loading, { bytes: 1024, tags: ['site'], expiresAt: Date.now() + 60_000 })
  loading.catch(() => siteCache.delete('all'))
  return loading
}

async function readSites(): Promise<SiteInfo[]> {
  const { db } = database()
  const rows = await db.select().from(sites).innerJoin(stores, eq(stores.siteId, sites.id)).orderBy(asc(sites.id), asc(stores.id))
  const languageRows = await db
    .select({ siteId: siteLanguages.siteId, id: languages.id, code: languages.code, code2: languages.code2 })
    .from(siteLanguages)
    .innerJoin(languages, eq(languages.id, siteLanguages.languageId))
    .orderBy(asc(siteLanguages.position))
  return rows.map(({ sites: site, stores: store }) => ({
    id: site.id,
    key: site.key,
    name: site.name,
    url: site.url || env.SITE_URL,
    domains: site.domains,
    apiKey: site.apiKey,
    storeId: store.id,
    currency: site.currency,
    maintenance: site.maintenance,
    defaultLanguageId: site.defaultLanguageId,
    languages: languageRows.filter((one) => one.siteId === site.id).map(({ id, code, code2 }) => ({ id, code, code2 })),
  }))
}

/** The site of a host name, else the first one (docs/rules/platform.md#site-by-host). */
export function findSiteByHost(all: readonly SiteInfo[], host: string | null): SiteInfo | undefined {
  const name = host?.replace(/:\d+$/, '').toLowerCase() ?? ''
  return all.find((site) => site.domains.includes(name)) ?? all[0]
}

/** The site of a request, by its Host or, outside production, by the domain that a developer chose. */
export function findSiteOfRequest(all: readonly SiteInfo[], host: string | null): SiteInfo | undefined {
  return findSiteByHost(all, developmentDomain() ?? host)
}

/** The host name that leads to the site. */
export function domainOf({ domains: [first], url }: SiteInfo): string {
  return first ?? new URL(url).hostname
}
