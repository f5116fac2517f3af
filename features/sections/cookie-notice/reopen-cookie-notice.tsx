'use client'

import { replayEarlyClicks } from '@/components/hydration/replay-early-clicks'
import type { ReactNode } from 'react'
import { reopenCookieNotice } from '@/features/consent/cookie-choice'

export function ReopenCookieNotice({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <button {...replayEarlyClicks} type="button" onClick={reopenCookieNotice} className={className}>
      {children}
    </button>
  )
}
