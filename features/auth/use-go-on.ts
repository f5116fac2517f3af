'use client'

import { usePlainRouter, useRouter } from '@/lib/i18n/navigation'
import { takeReturn } from './return-path'

/** Where one goes after signing in: back to where one came from, else home (SPEC 4). */
export function useGoOn() {
  const router = useRouter()
  const plainRouter = usePlainRouter()

  return function goOn() {
    const path = takeReturn()
    if (path) plainRouter.replace(path)
    else router.replace('/')
  }
}
