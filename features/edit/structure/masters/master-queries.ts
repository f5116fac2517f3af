import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '@/lib/api/client'
import { queryKey } from '@/lib/api/query'
import { sharedSectionApi } from '@/lib/api/v1/cms/master'
import type { Document } from '@/lib/documents/document'
import { mastersOf } from '@/lib/documents/masters/masters'
import { useEditStore } from '../../store/edit-store'
import { usePageName } from '../../pages/use-page-name'
import { useDocumentTitle } from '../../publish/use-document-name'
import { hasSections } from '../documents'

const everyMaster = { limit: 100 }

export const mastersQuery = queryOptions({
  queryKey: queryKey(sharedSectionApi.filter, everyMaster),
  queryFn: ({ signal }) => call(sharedSectionApi.filter, everyMaster, { signal }),
  staleTime: 0,
})

const usageQuery = (id: number) =>
  queryOptions({
    queryKey: queryKey(sharedSectionApi.usage, { id }),
    queryFn: ({ signal }) => call(sharedSectionApi.usage, { id }, { signal }),
  })

/** Whether nothing refers to a master, not even a draft; undefined until it is known. */
export function useIsUnused(id: number): boolean | undefined {
  const { data } = useQuery(usageQuery(id))
  return data && data.places.length === 0
}

/** The titles of the pages that show a master, with this page's unsaved use of it; undefined until they are known. */
export function useMasterPages(id: number | null): string[] | undefined {
  const { data } = useQuery({ ...usageQuery(id ?? 0), enabled: id !== null })
  const here = useEditStore(({ documents }) =>
    Object.keys(documents).find((key) => id !== null && hasSections(key) && mastersOf(documentOf(documents, key)).includes(id)),
  )
  const titleOf = useDocumentTitle()
  const nameOf = usePageName()
  const titleHere = useEditStore(({ documents }) => (here === undefined ? '' : titleOf(here, documentOf(documents, here))))
  if (!data) return undefined
  const pages = data.places.filter(({ kind }) => kind === 'page')
  const isNew = here !== undefined && pages.every((one) => `page:${one.id}` !== here)
  return [...pages.map(({ title, slug }) => nameOf({ title, slug: slug ?? '' })), ...(isNew ? [titleHere] : [])]
}

const documentOf = (documents: { [key: string]: { draft: { document: Document } } }, key: string): Document =>
  documents[key]?.draft.document ?? { v: 1, sections: {} }
