'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState, type ReactNode } from 'react'
import { lazyComponent } from '@/components/lazy-component'
import { Spinner } from '@/components/ui/feedback/spinner'
import { staffMarker } from '@/features/staff/staff-marker'
import { useAuthStore } from '@/features/auth/session/auth-store'
import { saveReturnPath } from '@/features/auth/session/return-path'
import type { OfficeUser } from '@/lib/api/entities/user.schema'
import { ApiError } from '@/lib/api/errors'
import { useRouter } from '@/lib/i18n/navigation'
import { useOfficeUser } from '@/features/auth/session/office-user'
import { OfficeLoadError } from './office-load-error'
import { useHasSignedOut } from './signing-out-store'

const SessionEnded = lazyComponent(async () => (await import('./session-ended')).SessionEnded)

/**
 * Redirects everybody else to the office sign-in page. A session that ends by itself leaves the screen and what was typed
 * (docs/rules/administration.md#ended-office-session). The server guards the data (docs/rules/forms.md#office-gate).
 */
export function OfficeGate({ children }: { children: (user: OfficeUser) => ReactNode }) {
  const t = useTranslations('admin')
  const router = useRouter()
  const status = useAuthStore((state) => state.status)
  const hasSignedOut = useHasSignedOut()
  const { data: user, error, isFetching, refetch } = useOfficeUser()
  // Whose screen it is.
  const [owner, setOwner] = useState<number | null>(null)
  if (user && status === 'signedIn' && owner !== user.id) setOwner(user.id)
  const isForbidden = error instanceof ApiError && error.status === 403
  const hasEnded = status === 'signedOut' && user !== undefined && owner === user.id && !hasSignedOut
  const isRefused = (status === 'signedOut' || isForbidden) && !hasEnded

  useEffect(() => {
    if (!isRefused) return
    saveReturnPath()
    router.replace('/admin/login')
  }, [isRefused, router])

  useEffect(() => {
    // The site then shows the staff bar (docs/rules/editing.md#staff-marker).
    if (user && !isRefused) staffMarker.set(true)
  }, [user, isRefused])

  if (user && !isRefused) {
    return (
      <>
        {/* Another user gets a screen of their own. */}
        <div key={user.id} className="contents">
          {children(user)}
        </div>
        {hasEnded ? <SessionEnded /> : null}
      </>
    )
  }
  if (error && !isRefused) return <OfficeLoadError isRetrying={isFetching} onRetry={() => void refetch()} />
  return (
    <div className="grid min-h-dvh place-items-center text-action">
      <Spinner label={t('loading')} />
    </div>
  )
}
