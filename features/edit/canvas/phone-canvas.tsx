'use client'

import { useTranslations } from 'next-intl'
import { cn } from '@/lib/cn'
import { useEditStore } from '../store/edit-store'

/** The same page in a frame of 390 px: real media queries, the same drafts (docs/rules/editing.md#phone-values). */
export function PhoneCanvas() {
  const t = useTranslations('edit.device')
  const isOpen = useEditStore((state) => state.device === 'phone')
  const hasPanel = useEditStore((state) => state.panel !== null)
  if (!isOpen) return null
  return (
    <div
      className={cn(
        'fixed inset-0 bottom-26 z-55 grid place-items-center bg-inverse/80 p-4 md:bottom-16 print:hidden',
        // A side panel covers no part of the phone.
        hasPanel && 'sm:pr-92',
      )}
    >
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this site, which must be able to do what it can do */}
      <iframe
        data-phone-canvas=""
        title={t('phoneTitle')}
        src={`${window.location.pathname}?editPage=true`}
        className="h-full max-h-[844px] w-[390px] rounded border border-inverse-line bg-paper shadow-float"
      />
    </div>
  )
}
