'use client'

import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import { LoadLinkButton } from '@/components/ui/load-link-button'
import { refuseWrongQuantity } from '@/components/ui/quantity-field'
import type { useQuantityEdits } from '../use-quantity-edits'

type ToCheckoutProps = { edits: Pick<ReturnType<typeof useQuantityEdits>, 'isSaving' | 'failures'>; children: ReactNode }

/** The way to the checkout. A quantity that is just being saved is waited for, because the page is left for good; one that could not be saved is read about here. */
export function ToCheckout({ edits: { isSaving, failures }, children }: ToCheckoutProps) {
  const link = useRef<HTMLAnchorElement>(null)
  /** While the way is waited for: how many savings had failed before. */
  const failedBefore = useRef<number | null>(null)

  useEffect(() => {
    if (isSaving || failedBefore.current === null) return
    const isSaved = failedBefore.current === failures
    failedBefore.current = null
    if (isSaved) link.current?.click()
  }, [isSaving, failures])

  function leave(event: MouseEvent) {
    if (refuseWrongQuantity()) return event.preventDefault()
    if (!isSaving) return
    event.preventDefault()
    failedBefore.current = failures
  }

  return (
    <LoadLinkButton ref={link} href="/checkout" size="lg" wide onClick={leave}>
      {children}
    </LoadLinkButton>
  )
}
