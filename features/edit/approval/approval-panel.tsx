'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { useEditStore } from '../store/edit-store'
import { ApprovalRequest } from './approval-request'

/** The request that a mailed link has opened, beside the page. */
export function ApprovalPanel() {
  const t = useTranslations('edit.approval')
  const token = useEditStore((state) => state.approvalToken)
  const content = useRef<HTMLDivElement>(null)
  // Nobody pressed a button to open it, so the keyboard is brought here.
  useEffect(() => content.current?.focus({ preventScroll: true }), [])
  return (
    <div ref={content} tabIndex={-1} role="region" aria-label={t('title')} className="outline-none">
      {token === null ? <p className="text-ink-soft">{t('none')}</p> : <ApprovalRequest token={token} />}
    </div>
  )
}
