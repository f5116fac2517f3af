'use client'

import { useEffect, useState } from 'react'
import { lazyComponent } from '@/components/lazy-component'
import { setToastHost } from '@/lib/browser/toast/toast'
import { errorText, type ErrorMessages } from '../error-text'

const ToastList = lazyComponent(async () => (await import('./toast-list')).ToastList)

/** Renders and loads nothing until the first toast. */
export function Toasts({ closeLabel, messages }: { closeLabel: string; messages: ErrorMessages }) {
  const [isOpen, setIsOpen] = useState(false)

  useEffect(
    () => setToastHost({ open: () => setIsOpen(true), describe: (error) => errorText(error, messages), preload: ToastList.preload }),
    [messages],
  )

  return isOpen ? <ToastList closeLabel={closeLabel} /> : null
}
