import { useTranslations } from 'next-intl'
import type { Document } from '@/lib/documents/document'
import { documentKind, documentTitle } from './document-name'

/** What a document is called: `Zaglavlje`, `Stranica: Dostava`. */
export function useDocumentName(): (key: string, document: Document) => string {
  const t = useTranslations('edit.publishing')
  return (key, document) => {
    const kind = t(`kinds.${documentKind(key, document)}`)
    const title = documentTitle(document)
    return title === '' ? kind : t('titled', { kind, title })
  }
}
