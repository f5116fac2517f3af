'use client'

import type { ReactNode } from 'react'
import { askAgain } from '@/features/consent/cookie-choice'

export function AskAgain({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <button type="button" onClick={askAgain} className={className}>
      {children}
    </button>
  )
}
