'use client'

import { useLayoutEffect, useRef } from 'react'
import { ToastCard } from '@/components/ui/feedback/toast-card'
import { cn } from '@/lib/cn'
import { toastAction } from '@/lib/browser/toast/toast'
import { toastPlace } from '@/lib/browser/toast/toast-place'
import { resolveValue, toast, useToaster } from '@/lib/browser/toast/toast-host'

type Kind = ReturnType<typeof useToaster>['toasts'][number]['type']

const tones: Record<Kind, 'info' | 'success' | 'danger'> = {
  success: 'success',
  error: 'danger',
  loading: 'info',
  blank: 'info',
  custom: 'info',
}

/** The visible toasts. Hover and focus pause their timers. */
export function ToastList({ closeLabel }: { closeLabel: string }) {
  const { toasts, handlers } = useToaster({ removeDelay: 180 })
  const list = useRef<HTMLDivElement>(null)
  const newest = Math.max(0, ...toasts.map(({ createdAt }) => createdAt))

  useLayoutEffect(() => {
    if (newest === 0) return
    const { place, taken } = toastPlace()
    list.current?.setAttribute('data-place', place)
    list.current?.style.setProperty('--taken', `${taken}px`)
  }, [newest])

  return (
    <div
      ref={list}
      data-toasts
      onPointerEnter={handlers.startPause}
      onPointerLeave={handlers.endPause}
      onFocus={handlers.startPause}
      onBlur={handlers.endPause}
      className={cn(
        // Below the header on a phone, which is lower before the page is scrolled, or at the bottom, by what was pressed; else at the left, where no main button is.
        'pointer-events-none fixed inset-x-4 top-28 z-80 flex flex-col items-center gap-2 max-sm:in-data-scrolled:top-21',
        'sm:inset-x-6 sm:top-auto sm:bottom-6 sm:flex-col-reverse sm:items-start',
        'sm:max-lg:[body:has([data-bottom-bar=shown])_&]:bottom-24',
        'max-sm:data-[place=bottom]:top-auto max-sm:data-[place=bottom]:bottom-[calc(1rem+var(--taken))]',
        // The button that closes a dialog stands at its top.
        'max-sm:[body:has([role=dialog])_&]:top-auto max-sm:[body:has([role=dialog])_&]:bottom-4',
      )}
    >
      {toasts.map((one) => (
        <div key={one.id} {...one.ariaProps} className="flex w-full justify-center sm:max-w-md">
          <ToastCard
            tone={tones[one.type]}
            visible={one.visible}
            action={<ActionButton id={one.id} />}
            closeLabel={closeLabel}
            onClose={() => toast.dismiss(one.id)}
          >
            {resolveValue(one.message, one)}
          </ToastCard>
        </div>
      ))}
    </div>
  )
}

/** Runs once: it dismisses its toast. */
function ActionButton({ id }: { id: string }) {
  const action = toastAction(id)
  if (!action) return null
  return (
    <button
      type="button"
      aria-label={action.name}
      onClick={() => {
        toast.dismiss(id)
        action.run()
      }}
      className="-mx-2 -my-3 inline-flex min-h-11 items-center px-2 font-semibold text-accent underline underline-offset-4 hover:no-underline"
    >
      {action.label}
    </button>
  )
}
