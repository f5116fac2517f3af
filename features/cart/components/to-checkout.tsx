'use client'

import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import { LoadLinkButton } from '@/components/ui/load-link-button'

/** The way to the checkout. A quantity that is just being saved is waited for, because the page is left for good. */
export function ToCheckout({ isSaving, children }: { isSaving: boolean; children: ReactNode }) {
  const link = useRef<HTMLAnchorElement>(null)
  const isLeaving = useRef(false)

  useEffect(() => {
    if (!isLeaving.current || isSaving) return
    isLeaving.current = false
    link.current?.click()
  }, [isSaving])

  function leave(event: MouseEvent) {
    if (!isSaving) return
    event.preventDefault()
    isLeaving.current = true
  }

  return (
    <LoadLinkButton ref={link} href="/checkout" size="lg" wide onClick={leave}>
      {children}
    </LoadLinkButton>
  )
}
