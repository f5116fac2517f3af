import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { TitledPage } from './components/account-page'

/** Whose page it is no search engine needs to know. */
export async function accountMetadata(name: TitledPage): Promise<Metadata> {
  const t = await getTranslations('account.pages')
  return { title: t(`${name}.title`), robots: { index: false } }
}
