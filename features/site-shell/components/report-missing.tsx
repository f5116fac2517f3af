'use client'

import { useEffect } from 'react'
import { call } from '@/lib/api/client'
import { redirectApi } from '@/lib/api/v1/cms/redirect'

/** Tells the shop which address led nowhere, without what stood in its query. That this call may fail is nobody's concern. */
export function ReportMissing() {
  useEffect(() => {
    call(redirectApi.addFailedRequest, { path: location.pathname }).catch(() => {})
  }, [])
  return null
}
