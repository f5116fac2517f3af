'use client'

import { useEffect, useRef } from 'react'
import { asksForEditing } from '@/lib/browser/edit-address'
import { staffMarker } from '@/features/staff/staff-marker'
import { call } from '@/lib/api/client'
import { redirectApi } from '@/lib/api/v1/cms/redirect'

/** Reports the missing path, without its query (docs/rules/storefront.md#not-found), and restores the 404 title that Next overwrites during hydration. */
export function ReportNotFound({ title }: { title: string }) {
  const reported = useRef('')
  useEffect(() => {
    document.title = title
    // The effect may run again for the same page; the path is reported once.
    if (reported.current === location.pathname) return
    reported.current = location.pathname
    // Staff open pages that are not published yet (docs/rules/editing.md#unpublished-pages).
    if (staffMarker.get() === true || asksForEditing()) return
    call(redirectApi.addFailedRequest, { path: location.pathname }).catch(() => {})
  }, [title])
  return null
}
