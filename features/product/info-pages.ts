import { getLocale } from 'next-intl/server'
import { finderApi } from '@/lib/api/v1/cms/finder'
import { optionApi } from '@/lib/api/v1/cms/option'
import { languageCodes } from '@/lib/i18n/routing'
import { localPath } from '@/lib/routing/links'
import { defaultLocale } from '@/lib/routing/paths'
import { load } from '@/server/rsc'

/** The CMS options with the Croatian slugs of the merchant's information pages. */
const keys = { membership: 'MembershipPageSlug', delivery: 'DeliveryPageSlug', returns: 'ReturnsPageSlug' }

/** Addresses in the language of the page, Croatian where it lacks them; null: the shop has no such page, and nothing links to it. */
export type InfoPages = Record<keyof typeof keys, string | null>

export async function loadInfoPages(): Promise<InfoPages> {
  const options = await load(optionApi.filter, { keys: Object.values(keys) })
  const addressOf = async (key: string) => {
    const slug = options.find((option) => option.key === key)?.value
    return typeof slug === 'string' && slug !== '' ? inPageLanguage(localPath('/[slug]', slug)) : null
  }
  const [membership, delivery, returns] = await Promise.all([keys.membership, keys.delivery, keys.returns].map(addressOf))
  return { membership: membership ?? null, delivery: delivery ?? null, returns: returns ?? null }
}

/** Content that the language lacks is at the home page there; the Croatian page says more. */
async function inPageLanguage(path: string): Promise<string> {
  const locale = await getLocale()
  if (locale === defaultLocale) return path
  const { url } = await load(finderApi.getUrlOnLanguage, {
    path,
    language: languageCodes[locale],
    source: languageCodes[defaultLocale],
  })
  return url === localPath('/', '', locale) ? path : url
}
