'use client'

import { usePlainRouter, useRouter } from '@/lib/i18n/navigation'
import { takeReturnPath } from './return-path'

/** Where one goes after signing in: back to where one came from, else home (SPEC 4). */
export function useSignInRedirect() {
  const router = useRouter()
  const plainRouter = usePlainRouter()

  return function redirect() {
    const path = takeReturnPath()
    if (path) plainRouter.replace(path)
    else router.replace('/')
  }
}
