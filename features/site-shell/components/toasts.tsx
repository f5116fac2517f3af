'use client'

import dynamic from 'next/dynamic'
import { useEffect, useState } from 'react'
import { connectToasts } from '@/lib/browser/toast'
import { errorText, type ErrorWords } from '../error-text'

const ToastList = dynamic(() => import('./toast-list').then((module) => module.ToastList), { ssr: false })

/** Where toasts appear. Until the first one there is nothing here, and nothing is loaded. */
export function Toasts({ closeLabel, words }: { closeLabel: string; words: ErrorWords }) {
  const [isOpen, setIsOpen] = useState(false)

  useEffect(() => connectToasts({ open: () => setIsOpen(true), describe: (error) => errorText(error, words) }), [words])

  return isOpen ? <ToastList closeLabel={closeLabel} /> : null
}
