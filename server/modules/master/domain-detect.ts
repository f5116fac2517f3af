import { asc, eq, inArray } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { domainApi } from '@/lib/api/v2/master/master'
import { CheckoutSettings, CurrencyConfig } from '@/lib/api/v2/ecommerce/settings.schema'
import { env } from '@/lib/env'
import type { Ctx, SiteInfo } from '@/server/core/context'
import { languages, mediaOptions, sites } from '@/server/db/schema/site'
import { getByHandlers } from '@/server/modules/cms/element/get-by-handlers'
import { filter as filterOptions } from '@/server/modules/cms/option/filter'
import { findSiteByHost, findSiteOfRequest, loadSites } from '@/server/core/sites'
import { presentLanguage } from './present-language'

const layoutHandlers = ['header-section', 'footer-section', 'cookie-section']

export async function domainDetect(caller: Ctx, { host }: ParsedOf<typeof domainApi.domainDetect>) {
  const all = await loadSites()
  const site = host ? findSiteByHost(all, host) : findSiteOfRequest(all, callerHost(caller.headers))
  const language = site?.languages.find((one) => one.id === site.defaultLanguageId)
  if (!site || !language) throw new AppError('NOT_FOUND')
  const ctx: Ctx = { ...caller, site, language }
  const [siteLanguages, sizes, cmsOptionFilter, cmsElements, settings] = await Promise.all([
    ctx.db
      .select()
      .from(languages)
      .where(
        inArray(
          languages.id,
          site.languages.map(({ id }) => id),
        ),
      )
      .orderBy(asc(languages.id)),
    ctx.db.select().from(mediaOptions).orderBy(asc(mediaOptions.id)),
    filterOptions(ctx, {}),
    getByHandlers(ctx, { handlers: layoutHandlers }),
    loadSettings(ctx, site),
  ])
  return {
    apiKeyId: site.id,
    apiKeyToken: site.apiKey,
    siteID: site.id,
    storeID: site.storeId,
    site: { name: site.name, url: site.url || env.SITE_URL },
    subdomain: site.key,
    maintenance: site.maintenance,
    cmsLanguages: siteLanguages.map(presentLanguage),
    defaultLanguage: language.code,
    extra: { mediaOptions: sizes, cmsOptionFilter, cmsElements, ...settings },
  }
}

async function loadSettings(ctx: Ctx, site: SiteInfo) {
  const [row] = await ctx.db
    .select({ checkoutSettings: sites.checkoutSettings, currencyConfig: sites.currencyConfig })
    .from(sites)
    .where(eq(sites.id, site.id))
  return {
    checkoutSettings: CheckoutSettings.parse(row?.checkoutSettings ?? {}),
    currencyConfig: CurrencyConfig.parse(row?.currencyConfig ?? {}),
  }
}

/** Host of the calling page by Origin or Referer, else the requested host. */
function callerHost(headers: Headers) {
  const page = headers.get('origin') ?? headers.get('referer')
  if (page && URL.canParse(page)) return new URL(page).hostname
  return headers.get('host')
}
