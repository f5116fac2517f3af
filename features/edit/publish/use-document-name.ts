import { useLocale, useTranslations } from 'next-intl'
import type { Document } from '@/lib/documents/document'
import { localPath } from '@/lib/routing/links'
import { documentKind, documentTitle } from './document-name'

/** What a document is called: `Zaglavlje`, `Stranica: Dostava`, and the home page as in lists (docs/rules/content.md#home-address). */
export function useDocumentName(): (key: string, document: Document) => string {
  const t = useTranslations('edit.publishing')
  const titleOf = useDocumentTitle()
  return (key, document) => {
    const kind = t(`kinds.${documentKind(key, document)}`)
    const title = titleOf(key, document)
    return title === '' ? kind : t('titled', { kind, title })
  }
}

/** The title of a document of the edited page, the home page by its own name. */
export function useDocumentTitle(): (key: string, document: Document) => string {
  const t = useTranslations('edit.pages')
  const home = localPath('/', '', useLocale())
  // A page's address shows one page.
  const isHome = (key: string) => key.startsWith('page:') && window.location.pathname === home
  return (key, document) => (isHome(key) ? t('home') : documentTitle(document))
}
