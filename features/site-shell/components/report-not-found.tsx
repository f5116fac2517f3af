'use client'

import { useEffect, useRef } from 'react'
import { call } from '@/lib/api/client'
import { redirectApi } from '@/lib/api/v1/cms/redirect'

/**
 * Tells the shop which address led nowhere, without what stood in its query; that this call may fail is nobody's concern. Next, coming to life,
 * puts the layout's title over the one that the server sent with the 404.
 */
export function ReportNotFound({ title }: { title: string }) {
  const reported = useRef('')
  useEffect(() => {
    document.title = title
    // An effect may run again for the same page (Strict Mode, new words); the address is counted once.
    if (reported.current === location.pathname) return
    reported.current = location.pathname
    call(redirectApi.addFailedRequest, { path: location.pathname }).catch(() => {})
  }, [title])
  return null
}
