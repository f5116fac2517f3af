import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { AccountPageName } from '@/features/account/account-pages'

/** Personal pages are not indexed. */
export async function accountMetadata(name: AccountPageName): Promise<Metadata> {
  const t = await getTranslations('account.pages')
  return { title: t(`${name}.title`), robots: { index: false } }
}
