import { useEffect, useLayoutEffect } from 'react'
import { usePlainPathname, useSearchParams } from '@/lib/i18n/navigation'
import { keepEditAddress, saveAndReload, submitForEditing } from '../pages/edit-address'

/** The path whose documents the store holds; both outlive the edit mode. */
let editedPath: string | null = null

/**
 * Keeps the edit mode while filters, sort order or page number of the same page change. Loads the page anew where the router has led to another one: its links,
 * searches and steps back know nothing of the store, which would hold the documents of both (docs/rules/editing.md#one-page).
 */
export function useOnePage() {
  const path = usePlainPathname()
  const parameters = useSearchParams()
  // Before the next render, which would end the edit mode at an address that does not ask for it.
  useLayoutEffect(() => {
    editedPath ??= path
    if (path === editedPath) keepEditAddress(parameters)
    else void saveAndReload()
  }, [path, parameters])

  useEffect(() => {
    window.addEventListener('submit', submitForEditing)
    return () => window.removeEventListener('submit', submitForEditing)
  }, [])
}
