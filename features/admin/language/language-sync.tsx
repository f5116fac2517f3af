'use client'

import { useEffect, useRef } from 'react'
import type { OfficeUser } from '@/lib/api/entities/user.schema'
import { writeCookie } from '@/lib/browser/cookies'
import { usePlainRouter } from '@/lib/i18n/navigation'
import { officeLanguageOf, type OfficeLanguage } from '@/lib/office/office-language'

/** Loads the texts of the user's language where the server rendered others: after a choice, or on a new device. */
export function LanguageSync({ user, shown }: { user: OfficeUser; shown: OfficeLanguage }) {
  const router = usePlainRouter()
  const tried = useRef<OfficeLanguage | null>(null)
  const wanted = officeLanguageOf(user.settings.language)

  useEffect(() => {
    // Once for each choice: a browser that refuses the cookie would reload for ever.
    if (wanted === shown || tried.current === wanted) return
    tried.current = wanted
    writeCookie('officeLanguage', wanted)
    router.refresh()
  }, [wanted, shown, router])

  return null
}
