import { eq } from 'drizzle-orm'
import { CheckoutSettings, CurrencyConfig } from '@/lib/api/v2/ecommerce/settings.schema'
import { cachedRead, type CachedValue } from '@/server/core/cache/cached-read'
import { caches } from '@/server/core/cache/registry.mjs'
import type { Ctx } from '@/server/core/context'
import type { Tx } from '@/server/db/client'
import { sites } from '@/server/db/schema/site'

type SiteSettings = { checkout: CheckoutSettings; currency: CurrencyConfig }

const settingsCache = caches.open<CachedValue<SiteSettings>>('site-settings', { maxBytes: 1024 * 1024 })

/** The site's checkout settings. Cached until the tag `site` is invalidated, a minute at most. With `tx`, reads in that transaction. */
export function loadSiteSettings({ db, site }: Pick<Ctx, 'db' | 'site'>, tx: Tx = db): Promise<SiteSettings> {
  return cachedRead(settingsCache, { key: String(site.id), bytes: 1024, tags: ['site'], read: () => read(tx, site.id) })
}

async function read(db: Tx, siteId: number): Promise<SiteSettings> {
  const [row] = await db
    .select({ checkout: sites.checkoutSettings, currency: sites.currencyConfig })
    .from(sites)
    .where(eq(sites.id, siteId))
  return { checkout: CheckoutSettings.parse(row?.checkout ?? {}), currency: CurrencyConfig.parse(row?.currency ?? {}) }
}
