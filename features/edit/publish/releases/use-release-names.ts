import { useTranslations } from 'next-intl'
import type { Release } from '@/lib/api/v1/cms/release.schema'
import { editStore, useEditStore } from '../../store/edit-store'
import { documentKind } from '../document-name'
import { useDocumentTitle } from '../use-document-name'

const nothing = { v: 1 as const, sections: {} }

/** What the documents of a release are called, those of other pages too: `Podnožje`, `Stranica: Dostava`. */
export function useReleaseDocumentNames(): (release: Release) => string[] {
  const t = useTranslations('edit.publishing')
  const here = useEditStore(({ documents }) => documents)
  const titleOf = useDocumentTitle()
  return ({ documents }) =>
    documents.map(({ key, title: pinned }) => {
      const document = { ...(here[key]?.draft.document ?? nothing), page: { title: pinned } }
      const kind = t(`kinds.${documentKind(key, document)}`)
      const title = here[key] ? titleOf(key, document) : pinned
      return title === '' ? kind : t('titled', { kind, title })
    })
}

/** The title of a release that nobody names, by the documents of this page that it begins with: `Dostava i još 2`. */
export function useReleaseTitle(): (keys: readonly string[]) => string {
  const t = useTranslations('edit.releases')
  const kinds = useTranslations('edit.publishing.kinds')
  const titleOf = useDocumentTitle()
  return (keys) => {
    const [first = ''] = keys
    const document = editStore.getState().documents[first]?.draft.document ?? nothing
    const name = titleOf(first, document) || kinds(documentKind(first, document))
    return t('untitled', { name: name.slice(0, 150), more: keys.length - 1 })
  }
}
