import { optionApi } from '@/lib/api/v1/cms/option'
import { load } from '@/server/rsc'

/** The CMS options with the slugs of the merchant's information pages. */
const keys = { membership: 'MembershipPageSlug', delivery: 'DeliveryPageSlug', returns: 'ReturnsPageSlug' }

/** Slugs; null: the shop has no such page, and nothing links to it. */
export type InfoPages = Record<keyof typeof keys, string | null>

export async function loadInfoPages(): Promise<InfoPages> {
  const options = await load(optionApi.filter, { keys: Object.values(keys) })
  const slugOf = (key: string) => {
    const value = options.find((option) => option.key === key)?.value
    return typeof value === 'string' && value !== '' ? value : null
  }
  return { membership: slugOf(keys.membership), delivery: slugOf(keys.delivery), returns: slugOf(keys.returns) }
}
