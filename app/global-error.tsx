'use client'

import './globals.css'
import { LastResort } from '@/features/site-shell/components/last-resort'

/** When the layout itself has failed. */
export default function GlobalError(props: { error: unknown; retry: () => void }) {
  return <LastResort {...props} />
}
