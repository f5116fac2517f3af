'use client'

import { useEffect } from 'react'
import { isRecord } from '@/lib/documents/document'
import { useEditStore } from '../../store/edit-store'

/** Names the tab after a page or post that visitors do not get yet, whose address the server has called missing (docs/rules/editing.md#unpublished-pages). */
export function UnpublishedTitle({ documentKey }: { documentKey: string }) {
  const title = useEditStore(({ documents }) => titleOf(documents[documentKey]?.draft.document.page))
  useEffect(() => {
    const site = document.querySelector('meta[name="application-name"]')?.getAttribute('content')
    if (title !== '') document.title = site ? `${title} | ${site}` : title
  }, [title])
  return null
}

/** As in the page's metadata. */
function titleOf(page: unknown): string {
  const { seoTitle, title } = isRecord(page) ? page : {}
  const found = [seoTitle, title].find((one) => typeof one === 'string' && one.trim() !== '')
  return typeof found === 'string' ? found : ''
}
