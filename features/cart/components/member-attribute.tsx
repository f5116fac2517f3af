'use client'

import { useEffect } from 'react'
import { readCookie } from '@/lib/browser/cookies'
import { usePlainPathname } from '@/lib/i18n/navigation'

/**
 * Sets `data-member` on the document when the browser remembers a member card. Cached pages hold both texts of a member price; CSS shows one of them
 * (`in-data-member:`), so that no page depends on the visitor (docs/rules/prices.md#member-card-cookie).
 */
export function MemberAttribute() {
  const pathname = usePlainPathname()

  useEffect(setMemberAttribute, [pathname])

  useEffect(() => {
    // Without the CookieStore API the attribute changes with the next page or when the window gets the focus.
    const cookies = 'cookieStore' in window ? window.cookieStore : null
    cookies?.addEventListener('change', setMemberAttribute)
    window.addEventListener('focus', setMemberAttribute)
    return () => {
      cookies?.removeEventListener('change', setMemberAttribute)
      window.removeEventListener('focus', setMemberAttribute)
    }
  }, [])

  return null
}

function setMemberAttribute() {
  document.documentElement.toggleAttribute('data-member', readCookie('memberCard') !== null)
}
