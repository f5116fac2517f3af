import { z } from 'zod'
import { MediaOption } from '@/lib/api/entities/media-item.schema'
import { CheckoutSettings, CurrencyConfig } from '@/lib/api/v2/ecommerce/settings.schema'
import { CmsOption } from '@/lib/api/v1/cms/option.schema'
import { LayoutElement } from '@/lib/api/entities/page/layout-element.schema'

export const Language = z.object({
  id: z.number(),
  name_hrv: z.string(),
  name_eng: z.string(),
  name_ger: z.string(),
  name_srp: z.string(),
  code: z.string(),
  code2: z.string(),
  name: z.string(),
})
export type Language = z.infer<typeof Language>

/** Public configuration that a client loads before its first call. */
export const SiteConfig = z.object({
  apiKeyId: z.number(),
  apiKeyToken: z.string(),
  siteID: z.number(),
  storeID: z.number(),
  site: z.object({ name: z.string(), url: z.string() }),
  subdomain: z.string(),
  maintenance: z.boolean(),
  cmsLanguages: z.array(Language),
  defaultLanguage: z.string(),
  extra: z.object({
    mediaOptions: z.array(MediaOption),
    checkoutSettings: CheckoutSettings,
    currencyConfig: CurrencyConfig,
    cmsOptionFilter: z.array(CmsOption),
    cmsElements: z.array(LayoutElement),
  }),
})
export type SiteConfig = z.infer<typeof SiteConfig>
