import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { env } from '@/lib/env'
import { siteLocales } from '@/lib/i18n/routing'
import { homeSlug } from '@/lib/routing/reserved-slugs'
import { caches } from './cache/registry.mjs'
import type { SiteInfo } from './context'
import { developmentDomain } from './http/development-domain'
import { database } from '@/server/db/client'
import { pages, pageTexts } from '@/server/db/schema/cms'
import { languages, options, siteLanguages, sites, stores } from '@/server/db/schema/site'
import { allowedLanguages, isComingSoon } from './site-options'

const siteCache = caches.open<Promise<SiteInfo[]>>('sites', { maxBytes: 1024 * 1024 })

/** All sites, cached until the tag `site` is invalidated, and `options` and `pages` on which the coming-soon page depends; a minute at most. */
export function loadSites(): Promise<SiteInfo[]> {
  const cached = siteCache.get('all')
  if (cached) return cached
  const loading = readSites()
  siteCache.set('all', loading, { bytes: 1024, tags: ['site', 'options', 'pages'], ttlMs: 60_000 })
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
  const optionRows = await db
    .select({ siteId: options.siteId, key: options.key, value: options.value })
    .from(options)
    .where(inArray(options.key, ['ComingSoon', 'AllowedLanguages']))
  const comingSoonPages = await loadComingSoonPages()
  const homePages = await loadHomePages()
  const optionOf = (siteId: number, key: string) => optionRows.find((one) => one.siteId === siteId && one.key === key)?.value
  const languagesOf = (site: typeof sites.$inferSelect) =>
    allowedLanguages(
      languageRows.filter((one) => one.siteId === site.id).map(({ id, code, code2 }) => ({ id, code, code2 })),
      { option: optionOf(site.id, 'AllowedLanguages'), defaultId: site.defaultLanguageId },
    )
  const hasHome = (siteId: number, languageId: number) => homePages.some((one) => one.siteId === siteId && one.languageId === languageId)
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
    comingSoon: isComingSoon(optionOf(site.id, 'ComingSoon'))
      ? { slug: comingSoonPages.find(({ siteId }) => siteId === site.id)?.slug ?? null }
      : null,
    defaultLanguageId: site.defaultLanguageId,
    languages: languagesOf(site),
    openLocales: siteLocales(languagesOf(site).filter(({ id }) => hasHome(site.id, id))),
  }))
}

/** The languages of each site in which its home page is published. */
async function loadHomePages() {
  return database()
    .db.select({ siteId: pageTexts.siteId, languageId: pageTexts.languageId })
    .from(pageTexts)
    .innerJoin(pages, and(eq(pages.id, pageTexts.pageId), isNull(pages.archivedAt)))
    .where(and(eq(pageTexts.slug, homeSlug), isNotNull(pageTexts.publishedVersionId)))
}

/** Of each site, the published page of the option `ComingSoonPage` in the site's own language. */
async function loadComingSoonPages() {
  return database()
    .db.select({ siteId: pageTexts.siteId, slug: pageTexts.slug })
    .from(options)
    .innerJoin(sites, eq(sites.id, options.siteId))
    .innerJoin(pages, and(eq(sql`to_jsonb(${pages.id})`, options.value), eq(pages.siteId, sites.id), isNull(pages.archivedAt)))
    .innerJoin(
      pageTexts,
      and(eq(pageTexts.pageId, pages.id), eq(pageTexts.languageId, sites.defaultLanguageId), isNotNull(pageTexts.publishedVersionId)),
    )
    .where(eq(options.key, 'ComingSoonPage'))
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
