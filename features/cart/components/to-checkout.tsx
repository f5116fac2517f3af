'use client'

import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { LoadLinkButton } from '@/components/ui/load-link-button'

/** The way to the checkout. A quantity that is just being saved is waited for, because the page is left for good. */
export function ToCheckout({ isSaving, children }: { isSaving: boolean; children: ReactNode }) {
  const link = useRef<HTMLAnchorElement>(null)
  const [isLeaving, setIsLeaving] = useState(false)

  useEffect(() => {
    if (!isLeaving || isSaving) return
    setIsLeaving(false)
    link.current?.click()
  }, [isLeaving, isSaving])

  function leave(event: MouseEvent) {
    if (!isSaving) return
    event.preventDefault()
    setIsLeaving(true)
  }

  return (
    <LoadLinkButton ref={link} href="/checkout" size="lg" wide aria-busy={isLeaving || undefined} onClick={leave}>
      {children}
    </LoadLinkButton>
  )
}
