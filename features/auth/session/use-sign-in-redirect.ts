'use client'

import { usePlainRouter, useRouter } from '@/lib/i18n/navigation'
import { takeReturnPath } from './return-path'

/** docs/rules/forms.md#return-path */
export function useSignInRedirect() {
  const router = useRouter()
  const plainRouter = usePlainRouter()

  return function redirect() {
    const path = takeReturnPath()
    if (path) plainRouter.replace(path)
    else router.replace('/')
  }
}
