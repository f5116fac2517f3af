import { eq } from 'drizzle-orm'
import { CheckoutSettings, CurrencyConfig } from '@/lib/api/v2/ecommerce/settings.schema'
import { caches } from '@/server/cache/registry.mjs'
import type { Ctx } from '@/server/context'
import { sites } from '@/server/db/schema/site'

type SiteSettings = { checkout: CheckoutSettings; currency: CurrencyConfig }

const known = caches.open<Promise<SiteSettings>>('site-settings', { maxBytes: 1024 * 1024 })

/** What the merchant decided about buying on this site; kept until the tag `site` is dropped, a minute at most. */
export function siteSettings({ db, site }: Pick<Ctx, 'db' | 'site'>): Promise<SiteSettings> {
  const key = String(site.id)
  const kept = known.get(key)
  if (kept) return kept
  const loading = read({ db, site })
  known.set(key, loading, { bytes: 1024, tags: ['site'], expiresAt: Date.now() + 60_000 })
  loading.catch(() => known.delete(key))
  return loading
}

async function read({ db, site }: Pick<Ctx, 'db' | 'site'>): Promise<SiteSettings> {
  const [row] = await db
    .select({ checkout: sites.checkoutSettings, currency: sites.currencyConfig })
    .from(sites)
    .where(eq(sites.id, site.id))
  return { checkout: CheckoutSettings.parse(row?.checkout ?? {}), currency: CurrencyConfig.parse(row?.currency ?? {}) }
}
