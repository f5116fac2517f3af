import type { CmsOptions } from '@/lib/api/v1/cms/option.schema'
import type { z } from 'zod'

/** The CMS options that hold the slugs of the merchant's information pages. */
export const infoPageOptions = { membership: 'MembershipPageSlug', delivery: 'DeliveryPageSlug', returns: 'ReturnsPageSlug' } as const

/** Slugs; null: the shop has no such page, and nothing links to it. */
export type InfoPages = Record<keyof typeof infoPageOptions, string | null>

export function infoPagesOf(options: z.output<typeof CmsOptions>): InfoPages {
  const slugOf = (key: string) => {
    const value = options.find((option) => option.key === key)?.value
    return typeof value === 'string' && value !== '' ? value : null
  }
  const { membership, delivery, returns } = infoPageOptions
  return { membership: slugOf(membership), delivery: slugOf(delivery), returns: slugOf(returns) }
}
