'use client'

import { Icon } from '@/components/ui/icon/icon'
import { useTranslations } from 'next-intl'
import './staff-bar.css'

/** Says that the edit mode is on its way (docs/rules/editing.md#edit-gate). */
export function OpeningBar() {
  const t = useTranslations('staff')
  // The canvas of phones is a frame inside a page that says so itself.
  if (window.parent !== window) return null
  return (
    <div role="status" className="staff-bar">
      <p>
        <Icon name="loader-circle" className="animate-spin" />
        {t('opening')}
      </p>
    </div>
  )
}
