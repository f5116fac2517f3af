import { useTranslations } from 'next-intl'
import { masterKey } from '@/lib/documents/masters/master-edits'
import { useEditStore } from '../../store/edit-store'
import { documentTitle } from '../../publish/document-name'
import { useMasterPages } from './master-queries'

/** The name of a master whose draft is open, and on how many pages it stands, in words. */
export function useMasterTexts(id: number | null): { title: string; reach: string } {
  const t = useTranslations('edit.masters')
  const title = useEditStore(({ documents }) => {
    const open = id === null ? undefined : documents[masterKey(id)]
    return open ? documentTitle(open.draft.document) : ''
  })
  const pages = useMasterPages(id)
  return { title, reach: pages ? t('reach', { count: pages.length }) : '' }
}
