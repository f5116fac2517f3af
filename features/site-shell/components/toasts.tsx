'use client'

import dynamic from 'next/dynamic'
import { useEffect, useState } from 'react'
import { connectToasts, type ToastKit } from '@/lib/toast'
import { errorText, type ErrorWords } from '../error-text'

const ToastList = dynamic(() => import('./toast-list').then((module) => module.ToastList), { ssr: false })

/** Where toasts appear. Until the first one there is nothing here, and nothing is loaded. */
export function Toasts({ closeLabel, words }: { closeLabel: string; words: ErrorWords }) {
  const [kit, setKit] = useState<ToastKit | null>(null)

  useEffect(() => connectToasts({ open: setKit, describe: (error) => errorText(error, words) }), [words])

  return kit ? <ToastList kit={kit} closeLabel={closeLabel} /> : null
}
