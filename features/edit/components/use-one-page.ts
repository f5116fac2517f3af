import { useEffect } from 'react'
import { usePlainPathname } from '@/lib/i18n/navigation'
import { saveAndReload } from '../pages/edit-address'

/** The path whose documents the store holds; both outlive the edit mode. */
let editedPath: string | null = null

/**
 * Loads the page anew where the router has led to another one: its links, searches and steps back know nothing of the store, which would hold the documents
 * of both (docs/rules/editing.md#one-page).
 */
export function useOnePage() {
  const path = usePlainPathname()
  useEffect(() => {
    editedPath ??= path
    if (path !== editedPath) void saveAndReload()
  }, [path])
}
