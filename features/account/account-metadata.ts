import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { AccountPageName } from './layout/account-page'

/** Whose page it is no search engine needs to know. */
export async function accountMetadata(name: AccountPageName): Promise<Metadata> {
  const t = await getTranslations('account.pages')
  return { title: t(`${name}.title`), robots: { index: false } }
}
