'use client'

import type { ReactNode } from 'react'
import { reopenCookieNotice } from '@/features/consent/cookie-choice'

export function ReopenCookieNotice({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <button type="button" onClick={reopenCookieNotice} className={className}>
      {children}
    </button>
  )
}
