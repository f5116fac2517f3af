'use client'

import { useEffect, useState } from 'react'
import { lazyComponent } from '@/components/lazy-component'
import { setToastHost } from '@/lib/browser/toast/toast'
import { followPresses } from '@/lib/browser/toast/toast-place'
import { errorText, type ErrorMessages } from '../../error-text'

const ToastList = lazyComponent(async () => (await import('./toast-list')).ToastList)

/** Renders and loads nothing until the first toast. */
export function Toasts({ closeLabel, messages }: { closeLabel: string; messages: ErrorMessages }) {
  const [isOpen, setIsOpen] = useState(false)
  const [plain, setPlain] = useState<string | null>(null)

  useEffect(
    () =>
      setToastHost({
        open: () => setIsOpen(true),
        describe: (error) => errorText(error, messages),
        preload: ToastList.preload,
        showPlain: setPlain,
      }),
    [messages],
  )

  useEffect(followPresses, [])

  return (
    <>
      {isOpen ? <ToastList closeLabel={closeLabel} /> : null}
      {/* Where the code of the list cannot be loaded (docs/rules/forms.md#toast-offline). */}
      {plain === null ? null : (
        <p
          role="alert"
          className="fixed inset-x-4 bottom-4 z-80 mx-auto max-w-md rounded border border-line bg-surface px-4 py-3 text-sm text-ink shadow-float max-lg:[body:has([data-bottom-bar=shown])_&]:bottom-24"
        >
          {plain}
        </p>
      )}
    </>
  )
}
