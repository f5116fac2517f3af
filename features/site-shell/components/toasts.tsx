'use client'

import dynamic from 'next/dynamic'
import { useEffect, useState } from 'react'
import { setToastHost } from '@/lib/browser/toast'
import { errorText, type ErrorMessages } from '../error-text'

const ToastList = dynamic(() => import('./toast-list').then((module) => module.ToastList), { ssr: false })

/** Where toasts appear. Until the first one there is nothing here, and nothing is loaded. */
export function Toasts({ closeLabel, words: messages }: { closeLabel: string; words: ErrorMessages }) {
  const [isOpen, setIsOpen] = useState(false)

  useEffect(() => setToastHost({ open: () => setIsOpen(true), describe: (error) => errorText(error, messages) }), [messages])

  return isOpen ? <ToastList closeLabel={closeLabel} /> : null
}
